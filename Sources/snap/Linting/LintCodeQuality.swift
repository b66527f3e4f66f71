import Fixtures
import Foundation
import LayoutModel

/// Findings as a report of code quality, which GitLab shows in merge requests.
///
/// https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
enum LintCodeQuality {
  struct Issue: Encodable {
    let description: String
    let checkName: String
    let fingerprint: String
    let severity: String
    let location: Location

    struct Location: Encodable {
      let path: String
      let lines: Lines
    }

    struct Lines: Encodable { let begin: Int }

    private enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }

  /// The issues, which name files from the repository's root.
  static func issues(_ findings: [LintFinding], root: URL) -> [Issue] {
    LintIdentity.all(of: findings, root: root).map { identity in
      let finding = identity.finding
      return Issue(
        description: finding.paragraph, checkName: finding.kind.rawValue,
        fingerprint: identity.fingerprint, severity: severity(finding.severity),
        location: Issue.Location(
          path: identity.path, lines: Issue.Lines(begin: max(1, finding.line))))
    }
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: "critical"
    case .warning: "major"
    case .note: "info"
    }
  }
}
