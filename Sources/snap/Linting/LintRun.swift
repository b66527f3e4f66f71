import Fixtures
import Foundation

/// What checking one file gave.
struct LintAnswer: Codable {
  var findings: [LintFinding] = []
  /// Why the file could not be checked.
  var failure: String?

  /// Checks a file in this process.
  init(checking path: String) {
    do {
      findings = try MainActor.assumeIsolated {
        try PrototypeFile(contentsOf: URL(fileURLWithPath: path)).lint()
      }.map { $0.named(path) }
    } catch {
      failure = "\(error)"
    }
  }

  init(failure: String) { self.failure = failure }
}

/// What checking some files gave.
struct LintRun {
  let findings: [LintFinding]
  let failures: [String]

  /// Checks files in processes of this tool, so that what befalls one of them befalls no other.
  ///
  /// There are so many processes at most, and a file is given up after so many seconds.
  init(_ files: [String], jobs: Int, timeLimit: Int) {
    let answers: [LintAnswer]
    if let tool = Bundle.main.executableURL {
      answers = LintWorkers(files, tool: tool, timeLimit: timeLimit).answers(jobs: jobs)
    } else {
      answers = files.map(LintAnswer.init(checking:))
    }
    findings = answers.flatMap(\.findings)
    failures = answers.compactMap(\.failure)
  }
}

extension LintFinding {
  /// The finding with the file as the user named it.
  func named(_ path: String) -> LintFinding {
    var finding = self
    finding.file = path
    return finding
  }
}
