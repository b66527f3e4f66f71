import Fixtures
import Foundation

/// The result of checking one file.
struct LintAnswer: Codable {
  var findings: [LintFinding] = []
  /// Why the file could not be checked.
  var failure: String?

  /// Checks a file in this process.
  init(checking path: String, _ extras: LintExtras) {
    do {
      findings = try MainActor.assumeIsolated {
        let file = try PrototypeFile(contentsOf: URL(fileURLWithPath: path))
        return file.lint(accessibility: extras.accessibility)
          + (extras.xcodeFlags ? file.xcodeFlags() : [])
      }.map { $0.named(path) }
    } catch {
      failure = "\(error)"
    }
  }

  init(failure: String) { self.failure = failure }
}
