import FileAccess
import Fixtures
import Foundation
import Graphics
import LayoutModel

/// The result of checking one file.
struct LintAnswer: Codable {
  /// What can be changed in a file.
  struct Fixed: Codable {
    var fixes: LintFixes
    /// The findings of the file with the fixes.
    var findings: [LintFinding]
    /// The digest of the bytes that were checked.
    let digest: String
  }

  var findings: [LintFinding] = []
  var fixed: Fixed?
  /// Why the file could not be checked.
  var failure: String?

  /// Checks a file in this process, and searches fixes if they are wanted.
  init(checking path: String, _ extras: LintExtras) {
    do {
      let url = URL(fileURLWithPath: path)
      let check = { @MainActor (file: PrototypeFile) in
        (file.lint(accessibility: extras.accessibility)
          + (extras.xcodeFlags ? file.xcodeFlags() : []))
          .map { $0.named(path) }.filter(extras.includes)
      }
      let found = try MainActor.assumeIsolated { try check(PrototypeFile(contentsOf: url)) }
      findings = found
      guard extras.fixes else { return }
      let data = try Files.read(existing: url)
      let wanted = Set(try new(extras).map(\.fingerprint))
      fixed = try MainActor.assumeIsolated {
        // Most files have nothing to fix, and need not be laid out once more.
        let fixes =
          try wanted.isEmpty
          ? LintFixes(fixes: [], rest: [], contents: data)
          : PrototypeFile.fixes(of: data, at: url, accessibility: extras.accessibility) {
            (extras.notes || $0.severity > .note) && wanted.contains($0.named(path).fingerprint)
          }
        return Fixed(
          fixes: fixes.named(path),
          findings: try fixes.contents == data
            ? found : check(PrototypeFile(fixes.contents, inPlaceOf: url)),
          digest: "\(Digest(of: data))")
      }
    } catch {
      failure = "\(error)"
    }
  }

  init(failure: String) { self.failure = failure }

  /// The findings that are not known.
  private func new(_ extras: LintExtras) throws -> [LintFinding] {
    try extras.baseline.map { try LintBaselineFile(path: $0).new(among: findings).findings }
      ?? findings
  }
}

extension LintFixes {
  /// The fixes with the file's name as given by the user.
  fileprivate func named(_ path: String) -> LintFixes {
    LintFixes(
      fixes: fixes.map { Fix(finding: $0.finding.named(path), hunks: $0.hunks) },
      rest: rest.map { Rest(finding: $0.finding.named(path), obstacle: $0.obstacle) },
      contents: contents)
  }
}
