import NumberText
import SnapshotRecords

/// The differences of a contact sheet in words, one for each line.
struct ContactSheetWords {
  /// More explanations than this are only counted.
  private static let maxExplanations = 3

  let lines: [String]

  init(_ changes: [ConfigurationChange], of count: Int, added: [String], removed: [String]) {
    var lines: [String] = []
    if !changes.isEmpty {
      let names = changes.map(\.name).joined(separator: ", ")
      lines.append("Changed in \(changes.count) of \(count.counted("configuration")): \(names).")
    }
    if !added.isEmpty { lines.append("New: \(added.joined(separator: ", ")).") }
    if !removed.isEmpty { lines.append("Gone: \(removed.joined(separator: ", ")).") }
    if lines.isEmpty {
      lines = ["Every configuration looks as in the reference; their order or labels changed."]
    }
    self.lines = lines + Self.explanations(changes)
  }

  /// What changed, each line once with the names of all configurations in which it is the same.
  private static func explanations(_ changes: [ConfigurationChange]) -> [String] {
    let explained = changes.map { (name: $0.name, lines: lines(of: $0)) }
    let messages = unique(explained.map(\.lines)).filter { !$0.isEmpty }
    let shown = unique(messages.prefix(maxExplanations).flatMap { $0 })
    let rest = messages.count { !$0.allSatisfy(shown.contains) }
    return shown.map { line in
      let names = explained.filter { $0.lines.contains(line) }.map(\.name)
      return "\(names.joined(separator: ", ")): \(line)"
    } + (rest > 0 ? ["… \(rest.counted("more explanation"))."] : [])
  }

  private static func lines(of change: ConfigurationChange) -> [String] {
    change.notes.flatMap(\.sentences).flatMap { $0.split(separator: "\n").map(String.init) }
  }

  /// The values in their order, each once.
  private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }
}
