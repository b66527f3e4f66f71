import Foundation
import LayoutModel
public import SnapshotRecords

extension RunReport {
  /// GitHub rejects comments of more than 65,536 characters, and summaries of more than a megabyte.
  public static let markdownLimit = 60_000
  /// More failures besides snapshots than this are only counted.
  static let maxOtherFailures = 10

  /// Returns a summary in GitHub's Markdown: the counts, then a row with the reasons for each cause.
  ///
  /// - Parameters:
  ///   - baseURL: the address of the package's files, below which pictures are linked; nil for no links.
  ///   - limit: the maximum number of characters; snapshots that do not fit are counted.
  ///   - findPlace: finds the path in the repository, and the line, of a cause, as for annotations.
  /// - Returns: the summary, with a line break at its end.
  public func markdown(
    baseURL: String? = nil, limit: Int = markdownLimit,
    at findPlace: (String) -> SnapshotResult.Source? = { _ in nil }
  ) -> String {
    let sentence = markdownText(summary(countsAllowed: false))
    let head =
      ["## \(markdownText(title))", "", sentence.hasSuffix(".") ? sentence : sentence + "."]
      + ([engineDrift, drawingVerdict].compactMap(\.self).flatMap { ["", markdownText($0)] })
      + comparisonLists(limit / Self.listShare)
      + otherFailureList
    guard !failures.isEmpty else {
      let isGood = otherFailures.isEmpty && subject == .references
      let verdict = head + (isGood ? ["", "All snapshots match."] : [])
      let left = limit - 100 - verdict.reduce(0) { $0 + $1.count + 1 }
      return (verdict + certificateList(limit: left) + [""]).joined(separator: "\n")
    }
    let acceptance = ["", "To accept a change: `\(tool) accept` and the snapshot's name."]
    let ending = (subject == .references ? acceptance : []) + [""]
    var lines = head + ["", "| snapshot | verdict | size | why |", "| --- | --- | --- | --- |"]
    // Space for the line with the number of omitted ones.
    var left = limit - 100 - (lines + ending).reduce(0) { $0 + $1.count + 1 }
    let causes = resultsByCause
    var hidden = failures.count
    for results in causes {
      let row = markdownRow(results, baseURL: baseURL, at: findPlace)
      left -= row.count + 1
      guard left >= 0 else { break }
      lines.append(row)
      hidden -= results.count
    }
    if hidden > 0 { lines += ["", "… and \(hidden) more; the report shows all."] }
    for block in causes.compactMap(lineChangeBlock) {
      left -= block.count + 1
      guard left >= 0 else { break }
      lines.append(block)
    }
    return (lines + certificateList(limit: left) + ending).joined(separator: "\n")
  }

  /// How far the layouts agree with iOS; as many views that do not as have space.
  private func certificateList(limit: Int) -> [String] {
    var left = limit
    return certificates.flatMap { certificate -> [String] in
      let head = markdownText(certificate.head)
      left -= head.count + 3
      guard left >= 0 else { return [] }
      let list = items(certificate.lines, within: left)
      left -= list.reduce(0) { $0 + $1.count + 1 }
      return ["", head] + (list.isEmpty ? [] : [""] + list)
    }
  }

  /// The first texts as items of a list, as many as a number of characters holds.
  private func items(_ texts: [String], within limit: Int) -> [String] {
    var left = limit
    return Array(
      texts.lazy.map { "- \(markdownText($0))" }.prefix { item in
        left -= item.count + 1
        return left >= 0
      })
  }

  /// A list of items under a heading, which says how many it leaves out.
  func list(_ heading: String, _ items: [String], of count: Int) -> [String] {
    let rest = count - items.count
    return ["", "\(heading):", ""] + items + (rest > 0 ? ["- … and \(rest) more"] : [])
  }

  /// What failed besides the snapshots; the first ones.
  private var otherFailureList: [String] {
    guard !otherFailures.isEmpty else { return [] }
    let shown = otherFailures.prefix(Self.maxOtherFailures).map { "- \(markdownText($0))" }
    return list(otherFailureTitle, shown, of: otherFailures.count)
  }

  /// The part of the summary that each list of a comparison can take: all lists leave room for the table.
  private static let listShare = 8

  /// The cells that are gone and the files that moved, each up to a number of characters.
  private func comparisonLists(_ limit: Int) -> [String] {
    guard let comparison = run.comparison else { return [] }
    func part(_ heading: String, _ texts: [String]) -> [String] {
      texts.isEmpty ? [] : list(heading, items(texts, within: limit), of: texts.count)
    }
    return part("Gone", comparison.gone.map(\.description)) + part("Moved", comparison.moves)
  }

  /// The changed lines of text snapshots, in a form that keeps their indentation; nil for pictures.
  private func lineChangeBlock(_ results: [SnapshotResult]) -> String? {
    guard let result = results.first, let changes = result.lineChanges else { return nil }
    let text = changes.firstLines.joined(separator: "\n").visible
    // Longer than any run of backticks in the text, as CommonMark requires.
    let run = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, run + 1))
    let keys = markdownText(
      results.count == 1 ? result.key.description : KeyList(results.map(\.key)).text)
    return "\n\(keys):\n\n\(fence)diff\n\(text)\n\(fence)"
  }

  /// The row of snapshots that fail for one cause, with the reasons of the first.
  private func markdownRow(
    _ results: [SnapshotResult], baseURL: String?, at findPlace: (String) -> SnapshotResult.Source?
  ) -> String {
    guard let result = results.first else { return "" }
    let place = result.causePlaces.lazy.compactMap(findPlace).first
    var reasons = (reasons(of: result) + sources(place, of: result)).map(markdownText)
    if let baseURL { reasons += links(of: result, below: baseURL) }
    let names = [result.key.description] + [results.othersPhrase].compactMap(\.self)
    let cells = [
      names.map(markdownText).joined(separator: "<br>"), Verdict(result, in: subject).word,
      result.sizeSentence,
      reasons.joined(separator: "<br>"),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func reasons(of result: SnapshotResult) -> [String] {
    [result.message.map(tool.naming)].compactMap(\.self) + result.reasons()
  }

  /// Where the cause and the test are, for a cause that has a place.
  private func sources(_ cause: SnapshotResult.Source?, of result: SnapshotResult) -> [String] {
    guard let cause else { return [] }
    let test = result.source.map { ", tested at \($0.file):\($0.line)" } ?? ""
    return ["Made at \(cause.file):\(cause.line)\(test)."]
  }

  private func links(of result: SnapshotResult, below baseURL: String) -> [String] {
    let base = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL
    let paths = [
      ("reference", result.comparedReference), ("actual", result.actual), ("diff", result.diff),
    ]
    let links = paths.compactMap { name, path in
      path.map { "[\(name)](\(base)/\($0.percentEncodedPath))" }
    }
    return links.isEmpty ? [] : [links.joined(separator: " · ")]
  }

  /// Escapes every ASCII punctuation character, which CommonMark takes literally after a backslash.
  private func markdownText(_ text: String) -> String {
    var result = ""
    for character in text.visibleLine.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\\", "`", "*", "_", "[", "]", "|", "#", "~", "@", "!", ">", "$":
        result += "\\"
        result.unicodeScalars.append(character)
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
