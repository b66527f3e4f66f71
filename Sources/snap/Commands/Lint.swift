import ArgumentParser
import Fixtures
import Foundation
import Snapshots

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Checks every cell of Interface Builder files over widths, text sizes and directions.",
    discussion: """
      Each row is laid out 320, 375, 390, 414 points and as wide as in the file, with large and very \
      large text, from left to right and from right to left. What is wrong for one reason is one \
      finding, with the configurations where it shows. Exit codes: 0 all is well, 1 findings, 2 a file \
      could not be read.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, github }
  enum Threshold: String, ExpressibleByArgument, CaseIterable { case warning, error }

  @Argument(help: ArgumentHelp("Storyboards and xibs.", valueName: "file"))
  var files: [String]

  @Option(help: "How to print findings: text, json, or github for annotations of a pull request.")
  var format = Format.text

  @Option(help: "The lightest findings that make the command fail: warning or error.")
  var failOn = Threshold.error

  @Option(
    help: ArgumentHelp("Leave out the findings that this file lists.", valueName: "lint.json"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to this file, and fail for none.", valueName: "lint.json"))
  var writeBaseline: String?

  @Flag(help: "Print notes too; JSON always has them.")
  var notes = false

  @Flag(help: .hidden)
  var isWorker = false

  func run() throws {
    let known = try baseline.map { try LintBaseline(file: $0) }
    let result = isWorker ? LintRun(files) : LintRun.concurrently(files)
    if let writeBaseline {
      try LintBaseline(of: result.findings).write(to: writeBaseline)
      Console.out("\(result.findings.count) findings are known from now on: \(writeBaseline)")
    }
    let shown = known?.new(among: result.findings) ?? result.findings
    let report = LintReport(
      findings: shown, knownCount: result.findings.count - shown.count, fileCount: files.count)
    switch format {
    case .text: Console.raw(report.text(withNotes: notes))
    case .json: try printJSON(report.printed)
    case .github: for line in report.annotations(withNotes: notes) { Console.raw(line) }
    }
    for failure in result.failures { Console.error("error: \(failure)") }
    if !result.failures.isEmpty { throw Outcome.couldNotRun }
    let limit: DiagnosticRecord.Severity = failOn == .warning ? .warning : .error
    if writeBaseline == nil, shown.contains(where: { $0.severity >= limit }) {
      throw Outcome.differences
    }
  }
}
