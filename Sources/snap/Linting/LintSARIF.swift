import FileAccess
import Fixtures
import Foundation
import LayoutModel
import SnapReport
import TestRuns

/// Findings as a log in SARIF 2.1.0, which code scanning of GitHub and editors read.
///
/// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
struct LintSARIF: Encodable {
  private let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  private let version = "2.1.0"
  private let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// Creates the log of a run; it names files from the repository's root.
  ///
  /// Each of the fixes is beside its finding.
  init(_ findings: [LintFinding], failures: [String], fixes: [LintFixes.Fix] = [], root: URL) {
    let hunks = Dictionary(fixes.map { ($0.finding, $0.hunks) }) { one, _ in one }
    let kinds = Set(findings.map(\.kind.rawValue)).sorted()
    runs = [
      Run(
        tool: Tool(driver: Driver(rules: kinds.map { Rule(id: $0) })),
        invocations: [Invocation(failures)],
        results: LintIdentity.all(of: findings, root: root).map { identity in
          Result(
            identity, ruleIndex: kinds.firstIndex(of: identity.finding.kind.rawValue) ?? 0,
            hunks: hunks[identity.finding] ?? [])
        })
    ]
  }

  private struct Run: Encodable {
    let tool: Tool
    let invocations: [Invocation]
    let results: [Result]
    let columnKind = "unicodeCodePoints"
  }

  private struct Tool: Encodable { let driver: Driver }

  private struct Driver: Encodable {
    let name = "snap lint"
    let version = ToolVersion.number
    let rules: [Rule]
  }

  private struct Rule: Encodable { let id: String }
  private struct Message: Encodable { let text: String }

  private struct Invocation: Encodable {
    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]

    struct Notification: Encodable {
      let level = "error"
      let message: Message
    }

    init(_ failures: [String]) {
      executionSuccessful = failures.isEmpty
      toolExecutionNotifications = failures.map {
        Notification(message: Message(text: $0.visible))
      }
    }
  }

  private struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let fixes: [Fix]?

    init(_ identity: LintIdentity, ruleIndex: Int, hunks: [LineHunk]) {
      let finding = identity.finding
      ruleId = finding.kind.rawValue
      self.ruleIndex = ruleIndex
      level = finding.severity.rawValue
      message = Message(text: finding.paragraph)
      locations = [
        Location(
          physicalLocation: PhysicalLocation(
            artifactLocation: ArtifactLocation(uri: identity.path.asURI),
            region: Region(startLine: max(1, finding.line))))
      ]
      partialFingerprints = ["snapLint/v1": identity.fingerprint]
      let artifact = ArtifactLocation(uri: identity.path.asURI)
      fixes = hunks.isEmpty ? nil : [Fix(artifact, hunks, hint: finding.hint)]
    }
  }

  private struct Fix: Encodable {
    let description: Message
    let artifactChanges: [Change]

    struct Change: Encodable {
      let artifactLocation: ArtifactLocation
      let replacements: [Replacement]
    }

    struct Replacement: Encodable {
      let deletedRegion: DeletedRegion
      let insertedContent: Message
    }

    /// Whole lines: from the first column of one to that of another.
    struct DeletedRegion: Encodable {
      let startLine: Int
      let startColumn = 1
      let endLine: Int
      let endColumn = 1
    }

    init(_ artifact: ArtifactLocation, _ hunks: [LineHunk], hint: String) {
      description = Message(text: hint.visible)
      artifactChanges = [
        Change(
          artifactLocation: artifact,
          replacements: hunks.map { hunk in
            Replacement(
              deletedRegion: DeletedRegion(
                startLine: hunk.line, endLine: hunk.line + hunk.old.count),
              insertedContent: Message(text: hunk.new.joined()))
          })
      ]
    }
  }

  private struct Location: Encodable { let physicalLocation: PhysicalLocation }
  private struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }
  private struct ArtifactLocation: Encodable { let uri: String }
  private struct Region: Encodable { let startLine: Int }
}

extension String {
  /// A path as a reference in a URI.
  fileprivate var asURI: String {
    let path = addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? self
    // In a first component a colon would end a scheme.
    return path.replacing(":", with: "%3A")
  }
}
