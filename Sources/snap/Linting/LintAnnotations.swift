import FileAccess
import Fixtures
import Foundation
import LayoutModel
import SnapReport
import Snapshots

/// Findings as workflow commands of GitHub Actions, which shows them next to the lines of a pull request.
///
/// https://docs.github.com/actions/reference/workflow-commands-for-github-actions
struct LintAnnotations {
  private let findings: [LintFinding]
  private let root: URL

  /// The number of errors, warnings and notices that GitHub shows for a step; it drops the others.
  static let limit = 10

  /// Splits findings into those that GitHub shows and the rest; it names files from the repository's root.
  init(_ findings: [LintFinding], root: URL) {
    self.findings = findings
    self.root = root
  }

  /// A command for each of the first findings of each severity, in order.
  var lines: [String] { split.shown.map(line) }

  var rest: [LintFinding] { split.rest }

  private var split: (shown: [LintFinding], rest: [LintFinding]) {
    var counts: [Diagnostic.Severity: Int] = [:]
    var shown: [LintFinding] = []
    var rest: [LintFinding] = []
    for finding in findings {
      counts[finding.severity, default: 0] += 1
      if counts[finding.severity, default: 0] <= Self.limit {
        shown.append(finding)
      } else {
        rest.append(finding)
      }
    }
    return (shown, rest)
  }

  private func line(_ finding: LintFinding) -> String {
    let command = finding.severity == .note ? "notice" : finding.severity.rawValue
    let title = "\(finding.kind.rawValue): \(finding.place)"
    let text = [finding.message, finding.extent, finding.hint].compactMap(\.self)
      .joined(separator: "\n")
    let file = RelativePath.of(finding.file, from: root)
    return "::\(command) file=\(file.escapedProperty),line=\(finding.line),"
      + "title=\(title.escapedProperty)::\(text.escapedData)"
  }

  /// The folder of the repository around the current one: GitHub's workspace, or where `.git` is.
  static func repository(environment: [String: String]) -> URL {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    if let workspace = environment["GITHUB_WORKSPACE"], !workspace.isEmpty {
      return URL(fileURLWithPath: workspace)
    }
    return Files.nearestFolder(to: current, with: ".git") ?? current
  }
}

// The function `escapeProperty` of https://github.com/actions/toolkit escapes the same characters.
extension String {
  /// The text as the data of a workflow command.
  fileprivate var escapedData: String {
    visible.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing(
      "\r", with: "%0D"
    )
    .replacing("\n", with: "%0A")
  }

  /// The text as a property of a workflow command.
  fileprivate var escapedProperty: String {
    escapedData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
