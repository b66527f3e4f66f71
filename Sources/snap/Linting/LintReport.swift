import Fixtures
import Foundation
import LayoutModel
import SnapReport
import Snapshots

struct LintReport {
  let findings: [LintFinding]
  let failures: [String]
  let fileCount: Int
  /// The number of findings hidden by the baseline.
  var knownCount = 0
  /// The number of stale entries in the baseline.
  var staleCount = 0
  var hasNotes = false

  private struct Printed: Encodable {
    struct Summary: Encodable {
      let files: Int
      let errors: Int
      let warnings: Int
      let notes: Int
      let known: Int
    }

    let version = 1
    let findings: [LintFinding]
    /// Only with `--fix`.
    let fixes: [Fixed]?
    let failures: [String]
    let summary: Summary
  }

  /// The fixes of a file.
  private struct Fixed: Encodable {
    struct Rest: Encodable {
      let finding: LintBaseline.Entry
      let reason: String
    }

    let file: String
    let fixed: [LintBaseline.Entry]
    let notFixed: [Rest]
    let diff: String

    init(_ file: LintFixing.File) {
      let fixes = file.answer.fixes
      self.file = file.path
      fixed = fixes.fixes.map(\.finding.fingerprint)
      notFixed = fixes.rest.map {
        Rest(finding: $0.finding.fingerprint, reason: $0.obstacle.words)
      }
      diff = file.diff.lines.map { $0 + "\n" }.joined()
    }
  }

  /// Everything, as JSON, with the fixes if they were looked for.
  func json(_ fixing: LintFixing?) -> some Encodable {
    Printed(
      findings: findings, fixes: fixing?.files.map(Fixed.init), failures: failures,
      summary: .init(
        files: fileCount, errors: count(.error), warnings: count(.warning), notes: count(.note),
        known: knownCount))
  }

  var shown: [LintFinding] {
    findings.filter { hasNotes || $0.severity != .note || $0.kind == .xcodeFlag }
  }

  /// The findings, then the counts.
  var text: String { (shown.map(\.text) + [summary]).joined(separator: "\n\n") }

  var summary: String {
    let notes = count(.note)
    let isComplete = shown.count == findings.count
    var parts = [count(.error).counted("error"), count(.warning).counted("warning")]
    parts.append(notes.counted("note") + (isComplete ? "" : " (shown with --notes)"))
    if knownCount > 0 { parts.append("\(knownCount) hidden by the baseline") }
    if staleCount > 0 {
      parts.append(
        "\(staleCount) in the baseline no longer found (update it with --write-baseline)")
    }
    return "\(fileCount.counted("file")): \(parts.joined(separator: ", "))"
  }

  private func count(_ severity: Diagnostic.Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

extension LintFinding {
  /// The readable form; its first line has the format of compiler messages.
  var text: String {
    var lines = [
      "\(file):\(line): \(severity.rawValue): \(kind.rawValue): \(place)".visibleLine,
      "  \(message.replacing("\n", with: "\n  "))",
    ]
    if let extent { lines.append("  \(extent)") }
    lines.append("  → \(hint)")
    return lines.joined(separator: "\n")
  }

  /// The element, with names that Xcode can search for, and its cell.
  var place: String {
    let element = [userLabel.map { "“\($0)”" }, id].compactMap(\.self).joined(separator: " ")
    let name = view.split(separator: "/").last.map(String.init) ?? ""
    let names = [userLabel == name || name == id ? "" : name, element].filter { !$0.isEmpty }
    return names.joined(separator: " ") + (cell.isEmpty || cell == id ? "" : " in \(cell)")
  }

  /// The configurations with the finding; nil if they do not matter.
  var extent: String? {
    guard !configurations.isEmpty, severity > .note || configurations.count < configurationCount
    else { return nil }
    guard configurations.count < configurationCount else {
      return "In all \(configurationCount) configurations."
    }
    let listed = configurations.prefix(Self.listedConfigurations).joined(separator: ", ")
    let rest = configurations.count - Self.listedConfigurations
    return "In \(configurations.count) of \(configurationCount) configurations: \(listed)"
      + (rest > 0 ? " and \(rest) more." : ".")
  }

  /// A longer list would fill the screen with one finding.
  private static let listedConfigurations = 6
}
