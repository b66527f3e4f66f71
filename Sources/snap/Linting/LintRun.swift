import Fixtures
import Foundation

/// The result of checking several files.
struct LintRun {
  let findings: [LintFinding]
  let failures: [String]
  /// Each file with the answer about it.
  let answers: [(path: String, answer: LintAnswer)]

  /// Checks files in child processes, so that a crash or hang affects only one file.
  ///
  /// Uses at most the given number of processes, and gives up on a file after the time limit in seconds.
  init(_ files: [String], jobs: Int, timeLimit: Int, _ extras: LintExtras) {
    let answers: [LintAnswer]
    if let tool = Bundle.main.executableURL {
      answers = LintWorkers(files, tool: tool, timeLimit: timeLimit, extras).answers(jobs: jobs)
    } else {
      answers = files.map { LintAnswer(checking: $0, extras) }
    }
    findings = answers.flatMap(\.findings)
    failures = answers.compactMap(\.failure)
    self.answers = zip(files, answers).map { (path: $0, answer: $1) }
  }
}

extension LintFinding {
  /// The finding with the file's name as given by the user.
  func named(_ path: String) -> LintFinding {
    var finding = self
    finding.file = path
    return finding
  }
}
