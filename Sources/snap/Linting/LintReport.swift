import Fixtures
import Foundation
import Snapshots

/// Findings as they are printed.
struct LintReport {
  let findings: [LintFinding]
  /// How many findings the baseline hides.
  let knownCount: Int
  let fileCount: Int

  struct Printed: Codable {
    struct Summary: Codable {
      let files: Int
      let errors: Int
      let warnings: Int
      let notes: Int
      let known: Int
    }

    let version: Int
    let findings: [LintFinding]
    let summary: Summary
  }

  var printed: Printed {
    Printed(
      version: 1, findings: findings,
      summary: .init(
        files: fileCount, errors: count(.error), warnings: count(.warning), notes: count(.note),
        known: knownCount))
  }

  private func count(_ severity: DiagnosticRecord.Severity) -> Int {
    findings.count { $0.severity == severity }
  }

  private func shown(withNotes: Bool) -> [LintFinding] {
    findings.filter { withNotes || $0.severity != .note }
  }

  // MARK: Text

  func text(withNotes: Bool) -> String {
    (shown(withNotes: withNotes).map(text) + [summary(withNotes: withNotes)])
      .joined(separator: "\n\n")
  }

  private func text(of finding: LintFinding) -> String {
    let element = [finding.userLabel.map { "“\($0)”" }, finding.id].compactMap(\.self)
    let place = element.isEmpty ? finding.view : element.joined(separator: " ")
    var lines = [
      "\(finding.file):\(finding.line): \(finding.severity.rawValue): \(finding.kind): "
        + "\(place) in \(finding.cell.isEmpty ? "the file" : finding.cell)",
      "  \(finding.message.replacingOccurrences(of: "\n", with: "\n  "))",
    ]
    if !finding.configurations.isEmpty { lines.append("  \(configurations(of: finding))") }
    lines.append("  \(finding.hint)")
    return lines.joined(separator: "\n")
  }

  private func configurations(of finding: LintFinding) -> String {
    let count = finding.configurations.count
    guard count < finding.configurationCount else { return "In all \(count) configurations." }
    let listed = finding.configurations.prefix(Self.listedConfigurations).joined(separator: ", ")
    let rest = count - Self.listedConfigurations
    return "In \(count) of \(finding.configurationCount) configurations: \(listed)"
      + (rest > 0 ? " and \(rest) more." : ".")
  }

  /// More would fill a screen with one finding.
  private static let listedConfigurations = 6

  private func summary(withNotes: Bool) -> String {
    func number(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
    let notes = count(.note)
    var parts = [number(count(.error), "error"), number(count(.warning), "warning")]
    parts.append(
      number(notes, "note") + (withNotes || notes == 0 ? "" : " (shown with --notes)"))
    if knownCount > 0 { parts.append("\(knownCount) known from the baseline") }
    return "\(number(fileCount, "file")): \(parts.joined(separator: ", "))"
  }

  // MARK: Annotations

  /// The findings as workflow commands of GitHub Actions
  /// (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
  func annotations(withNotes: Bool) -> [String] {
    shown(withNotes: withNotes).map { finding in
      let command = finding.severity == .note ? "notice" : finding.severity.rawValue
      let title = "\(finding.kind) in \(finding.cell)"
      let text = "\(finding.message)\n\(configurations(of: finding))\n\(finding.hint)"
      return "::\(command) file=\(finding.file.escapedProperty),line=\(finding.line),"
        + "title=\(title.escapedProperty)::\(text.escapedData)"
    }
  }
}

extension String {
  /// The text as the data of a workflow command.
  fileprivate var escapedData: String {
    replacingOccurrences(of: "%", with: "%25").replacingOccurrences(of: "\r", with: "%0D")
      .replacingOccurrences(of: "\n", with: "%0A")
  }

  /// The text as a property of a workflow command.
  fileprivate var escapedProperty: String {
    escapedData.replacingOccurrences(of: ":", with: "%3A")
      .replacingOccurrences(of: ",", with: "%2C")
  }
}
