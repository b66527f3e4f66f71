import Foundation
import LayoutModel
import Snapshots

extension RunReport {
  /// GitHub rejects comments of more than 65,536 characters, and summaries of more than a megabyte.
  public static let markdownLimit = 60_000
  /// More causes than this are only counted, so that the table can be read at a glance.
  private static let maxCauses = 10

  /// Returns a summary in GitHub's Markdown: the counts, the causes, then the failures with reasons.
  ///
  /// - Parameters:
  ///   - baseURL: the address of the package's files, below which pictures are linked; nil for no links.
  ///   - limit: the maximum number of characters; snapshots that do not fit are counted.
  /// - Returns: the summary, with a line break at its end.
  public func markdown(baseURL: String? = nil, limit: Int = markdownLimit) -> String {
    let head =
      ["## \(markdownText(title))", "", markdownText(summary) + "."] + otherFailureList
    guard !failures.isEmpty else {
      let verdict = otherFailures.isEmpty ? ["", "All snapshots match."] : []
      return (head + verdict + [""]).joined(separator: "\n")
    }
    let ending = ["", "To accept a change: `\(tool) accept` and the snapshot's name.", ""]
    var lines = head + causeTable + ["", "| snapshot | verdict | size | why |", tableRule(4)]
    // Space for the line with the number of omitted ones.
    var left = limit - 100 - (lines + ending).reduce(0) { $0 + $1.count + 1 }
    var shown = 0
    let rows = resultsByCause.flatMap { results in
      results.map { ($0, cause: $0.key == results.first?.key ? nil : results.first) }
    }
    for (result, cause) in rows {
      let row = markdownRow(result, like: cause, baseURL: baseURL)
      left -= row.count + 1
      guard left >= 0 else { break }
      lines.append(row)
      shown += 1
    }
    let hidden = failures.count - shown
    if hidden > 0 { lines += ["", "… and \(hidden) more; the report shows all."] }
    for block in lineChangeBlocks {
      left -= block.count + 1
      guard left >= 0 else { break }
      lines.append(block)
    }
    return (lines + ending).joined(separator: "\n")
  }

  /// What failed besides the snapshots; the first ones.
  private var otherFailureList: [String] {
    guard !otherFailures.isEmpty else { return [] }
    let shown = otherFailures.prefix(Self.maxCauses).map { "- \(markdownText($0))" }
    let rest = otherFailures.count - shown.count
    return ["", "Failures besides snapshots:", ""] + shown
      + (rest > 0 ? ["- … and \(rest) more"] : [])
  }

  /// The changed lines of text snapshots, each difference once, in a form that keeps their indentation.
  private var lineChangeBlocks: [String] {
    resultsByCause.compactMap { results in
      guard let result = results.first, let changes = result.lineChanges else { return nil }
      let text = changes.firstLines.joined(separator: "\n").visible
      // Longer than any run of backticks in the text, as CommonMark requires.
      let run = text.split { $0 != "`" }.map(\.count).max() ?? 0
      let fence = String(repeating: "`", count: max(3, run + 1))
      let keys = markdownText(
        results.count == 1 ? result.key.description : KeyList(results.map(\.key)).text)
      return "\n\(keys):\n\n\(fence)diff\n\(text)\n\(fence)"
    }
  }

  /// The causes shared by several snapshots; empty if each has its own.
  private var causeTable: [String] {
    let causes = resultsByCause.filter { $0.count > 1 }
    guard !causes.isEmpty else { return [] }
    let rows = causes.prefix(Self.maxCauses).map { results in
      "| \(markdownText(results.first.map { FailureCause($0).title } ?? "")) | \(results.count) |"
    }
    let rest = causes.count - rows.count
    return ["", "| cause | snapshots |", tableRule(2)] + rows
      + (rest > 0 ? ["| … and \(rest) more | |"] : [])
  }

  private func tableRule(_ columns: Int) -> String {
    "|" + String(repeating: " --- |", count: columns)
  }

  /// A row; the reasons are in that of the first result with the same cause.
  private func markdownRow(
    _ result: SnapshotResult, like first: SnapshotResult?, baseURL: String?
  ) -> String {
    let same = first.map { ["as \($0.key)", result.pixelSentence].compactMap(\.self) }
    var reasons = (same ?? reasons(of: result)).map(markdownText)
    if let baseURL { reasons += links(of: result, below: baseURL) }
    let cells = [
      markdownText(result.key.description), Verdict(result).word, result.sizeSentence,
      reasons.joined(separator: "<br>"),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func reasons(of result: SnapshotResult) -> [String] {
    let diagnostics = result.failureDiagnostics.map { "\($0.headline): \($0.message)" }
    return [result.message.map(tool.naming), result.lineChanges?.summary, result.pixelSentence]
      .compactMap { $0 }
      + result.firstLayoutChanges + diagnostics
  }

  private func links(of result: SnapshotResult, below baseURL: String) -> [String] {
    let base = baseURL.hasSuffix("/") ? String(baseURL.dropLast()) : baseURL
    let hasReference = result.status != .missing && result.status != .error
    let paths = [
      ("reference", hasReference ? result.reference : nil), ("actual", result.actual),
      ("diff", result.diff),
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

extension String {
  /// The path with all but unreserved characters and slashes as `%` and two digits: RFC 3986, 2.3.
  fileprivate var percentEncodedPath: String {
    addingPercentEncoding(withAllowedCharacters: .unreservedAndSlash) ?? self
  }
}

extension CharacterSet {
  fileprivate static let unreservedAndSlash = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
