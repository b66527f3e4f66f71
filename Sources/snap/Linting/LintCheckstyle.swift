import Fixtures
import Foundation
import LayoutModel
import SnapReport

/// Findings in the XML format of Checkstyle, which Jenkins, Danger and reviewdog read.
///
/// https://github.com/checkstyle/checkstyle/blob/master/src/site/xdoc/config_reporting.xml
enum LintCheckstyle {
  /// The document's lines; it names files from the repository's root.
  static func lines(_ findings: [LintFinding], root: URL) -> [String] {
    let identities = LintIdentity.all(of: findings, root: root)
    var files: [String] = []
    for identity in identities where !files.contains(identity.path) { files.append(identity.path) }
    let bodies = files.flatMap { file in
      ["  <file name=\"\(file.escaped)\">"]
        + identities.filter { $0.path == file }.map { line($0.finding) } + ["  </file>"]
    }
    return ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<checkstyle version=\"10.0\">"] + bodies
      + ["</checkstyle>"]
  }

  private static func line(_ finding: LintFinding) -> String {
    "    <error line=\"\(max(1, finding.line))\" severity=\"\(severity(finding.severity))\" "
      + "message=\"\(finding.paragraph.escaped)\" source=\"snap.lint.\(finding.kind.rawValue)\"/>"
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    severity == .note ? "info" : severity.rawValue
  }
}

extension String {
  /// The text as an attribute's value, which keeps its line breaks.
  fileprivate var escaped: String {
    var result = ""
    for character in visible.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\r": result += "&#13;"
      case "\t": result += "&#9;"
      // What XML 1.0 does not allow, even by number.
      case "\u{FFFE}", "\u{FFFF}", "\u{0}"..."\u{1F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }
}
