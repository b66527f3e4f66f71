import ArgumentParser
import Fixtures
import Foundation
import LayoutModel
import Processes
import SnapReport
import Snapshots
import Terminal

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Checks every cell of Interface Builder files at several widths, text sizes and directions.",
    discussion: """
      Each row is laid out at 320, 375, 390 and 414 points and at the width in the file, with large and \
      very large text, left to right and right to left, and once in dark appearance. Problems with the same cause are one finding, \
      with the configurations that show it.

      \(ExitCodes.lint)
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, github, sarif, checkstyle
    case codeQuality = "code-quality"
  }
  enum Threshold: String, ExpressibleByArgument, CaseIterable { case warning, error }

  @Argument(
    help: ArgumentHelp(
      "Storyboards, xibs, folders of them (without Pods, Carthage and DerivedData), or patterns such as "
        + "'App/**/*.xib'. The current folder by default.", valueName: "file"))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "Exclude matching files and folders, such as 'Vendor' or 'App/**/Old*.xib'.",
      valueName: "pattern"))
  var exclude: [String] = []

  @Option(
    help:
      "The output format: text, json, github for pull request annotations, sarif, code-quality for GitLab, or checkstyle."
  )
  var format = Format.text

  @Option(help: "The lowest severity that makes the command fail: warning or error.")
  var failOn = Threshold.error

  @Option(
    help: ArgumentHelp("Hide the findings listed in this baseline file.", valueName: "lint.json"))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to this baseline file, and succeed.", valueName: "lint.json"))
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Only findings of this kind, element or cell, such as ambiguousLayout or a1B-2c-3dE; may be repeated.",
      valueName: "name"))
  var only: [String] = []

  @Flag(
    help:
      "Change the files so that findings are gone, where that is proven to move nothing that is right; print those that stay."
  )
  var fix = false

  @Flag(help: "With --fix: print what would change as a diff, and write nothing.")
  var dryRun = false

  @Flag(help: "Print notes too; JSON always contains them.")
  var notes = false

  @Flag(help: "Also list the views that Xcode marked as misplaced or ambiguous.")
  var xcodeFlags = false

  @Flag(
    help:
      "Also check what VoiceOver reads, fixed text sizes and contrast by APCA, and lay cells out at the largest text size."
  )
  var accessibility = false

  @Flag(
    help:
      "Also search for the smallest text, width or setting that breaks each cell, as snap stress does."
  )
  var stress = false

  @Option(help: "How many files to check at the same time; by default the number of cores.")
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "The time limit per file; ten times as much with --fix.", valueName: "seconds"))
  var timeLimit = 60

  @Flag(help: .hidden)
  var isWorker = false

  func validate() throws {
    guard !stress || format == .text && writeBaseline == nil else {
      throw ValidationError(
        "--stress prints text only, and baselines do not hold what it finds. Leave it out, or run snap stress --json."
      )
    }
    guard !fix || writeBaseline == nil && !stress else {
      throw ValidationError("--fix cannot be used with --write-baseline or --stress.")
    }
    guard only.isEmpty || writeBaseline == nil else {
      throw ValidationError(
        "--only cannot be used with --write-baseline: the baseline would lose all other findings. Leave one out."
      )
    }
    guard fix || !dryRun else {
      throw ValidationError("--dry-run is for --fix: it prints what that would change.")
    }
    guard jobs ?? 1 >= 1 else { throw ValidationError("--jobs must be 1 or more.") }
    guard (1...86_400).contains(timeLimit) else {
      throw ValidationError("--time-limit must be from 1 to 86400 seconds.")
    }
  }

  private var extras: LintExtras {
    LintExtras(
      accessibility: accessibility, xcodeFlags: xcodeFlags, fixes: fix, notes: notes, only: only,
      baseline: baseline)
  }

  func run() throws {
    if isWorker {
      return try Working.run { path in
        Working.limited(to: extras.limit(timeLimit)) { LintAnswer(checking: path, extras) }
      }
    }
    let paths = LintPaths(files.isEmpty ? ["."] : files, excluding: exclude)
    let known = baseline.map(LintBaselineFile.init)
    // An unreadable baseline is reported before the work, not after it.
    _ = try known?.new(among: [])
    let run = LintRun(
      paths.files, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, timeLimit: timeLimit,
      extras)
    var fixing = LintFixing(run.answers)
    if fix, !dryRun { fixing.write() }
    let failures = paths.failures + run.failures + fixing.failures
    let findings = fix && !dryRun ? fixing.findings(after: run) : run.findings
    let (new, stale) = try known?.new(among: findings) ?? (findings, 0)
    if let writeBaseline {
      try LintBaselineFile(path: writeBaseline).write(run.findings)
      Console.error(
        "Wrote \(run.findings.count.counted("finding")) to the baseline \(writeBaseline)")
    } else {
      try show(
        LintReport(
          findings: new, failures: failures, fileCount: paths.files.count,
          knownCount: findings.count - new.count, staleCount: only.isEmpty && !fix ? stale : 0,
          hasNotes: notes), fixing)
    }
    let stressed = StressRun(StressRun.Request(files: stress ? paths.files : [])).results()
    for failure in failures + stressed.failures.filter({ !failures.contains($0) }) {
      Console.error("error: \(failure)")
    }
    if !failures.isEmpty || !stressed.failures.isEmpty { throw Outcome.couldNotRun }
    let limit: Diagnostic.Severity = failOn == .warning ? .warning : .error
    let isStressFailure = stressed.cells.contains(where: \.result.isFailure)
    if isStressFailure || writeBaseline == nil && new.contains(where: { $0.severity >= limit }) {
      throw Outcome.differences
    }
  }

  private func show(_ report: LintReport, _ fixing: LintFixing) throws {
    if fix {
      for rest in fixing.rest { Console.error(rest.text) }
      Console.error(fixing.summary(isWritten: !dryRun))
    }
    switch format {
    case .text where dryRun: for diff in fixing.diffs { diff.print() }
    case .text: Console.text(report.text)
    case .json: try printJSON(report.json(fix ? fixing : nil))
    case .github: annotate(report)
    case .sarif:
      try printJSON(
        LintSARIF(report.shown, failures: report.failures, fixes: fixing.fixes, root: root))
    case .codeQuality: try printJSON(LintCodeQuality.issues(report.shown, root: root))
    case .checkstyle: LintCheckstyle.lines(report.shown, root: root).forEach(Console.raw)
    }
  }

  private var root: URL { LintAnnotations.repository(environment: Console.environment) }

  private func annotate(_ report: LintReport) {
    let annotations = LintAnnotations(report.shown, root: root)
    annotations.lines.forEach(Console.raw)
    GitHubCommands.stop()
    if !annotations.rest.isEmpty {
      Console.text("GitHub shows at most \(LintAnnotations.limit) of each kind. The others:\n")
      for finding in annotations.rest { Console.text(finding.text + "\n") }
    }
    Console.text(report.summary)
    GitHubCommands.resume()
  }
}
