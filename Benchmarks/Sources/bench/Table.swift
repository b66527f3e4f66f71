import Foundation

/// The results as Markdown.
struct Table {
  private let results: [Result]

  init(_ results: [Result]) { self.results = results }

  var text: String {
    let head = [
      "| work | peer | ours, median | minimum | theirs, median | minimum | ratio | of minima | goal |",
      "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    return (head + results.map(line)).joined(separator: "\n")
  }

  private func line(_ result: Result) -> String {
    let format = result.isTime ? time : plain
    let minima = result.theirsMinimum.map { plain(result.oursMinimum / $0) }
    let cells = [
      result.name, result.peer, format(result.ours), format(result.oursMinimum),
      result.theirs.map(format), result.theirsMinimum.map(format), result.ratio.map(plain), minima,
      result.goal.map { "≤ \($0)" },
    ].map { $0 ?? "" }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func plain(_ number: Double) -> String {
    String(format: number < 0.1 ? "%.4f" : "%.2f", number)
  }

  private func time(_ seconds: Double) -> String {
    if seconds < 1e-3 { return String(format: "%.2f µs", seconds * 1e6) }
    return seconds < 1
      ? String(format: "%.2f ms", seconds * 1e3) : String(format: "%.2f s", seconds)
  }
}
