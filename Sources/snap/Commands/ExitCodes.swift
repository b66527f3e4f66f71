import Terminal

/// What the exit codes of each command mean: help and the page of commands have them from here.
struct ExitCodes: CustomStringConvertible, Sendable {
  private let meanings: [(outcome: Outcome, words: String)]

  private init(_ good: String, differences: String? = nil, couldNotRun: String? = nil) {
    meanings = [(.good, good), (.differences, differences), (.couldNotRun, couldNotRun)]
      .compactMap { outcome, words in words.map { (outcome, $0) } }
  }

  /// The sentence of a command's help.
  var description: String {
    let mark = meanings.contains { $0.words.contains(",") } ? "; " : ", "
    let parts = meanings.map { "\($0.outcome.exitCode) \($0.words)" }
    return "Exit codes: \(parts.joined(separator: mark))."
  }
}

extension ExitCodes {
  static let standard = ExitCodes(
    "success",
    differences: "differences or errors",
    couldNotRun: "the command could not run")
  static let accept = ExitCodes(
    "done",
    differences: "nothing matched, a picture could not be accepted or a record cannot be read",
    couldNotRun: "a file could not be read or written")
  static let adopt = ExitCodes(
    "written, listed or drawn",
    differences:
      "written with something missing or with errors in the build, or not all cells are drawn",
    couldNotRun: "the project could not be read, or has no such cell, or the package already exists"
  )
  static let bisect = ExitCodes(
    "found",
    differences: "nothing is different",
    couldNotRun: "a commit or a picture could not be read")
  static let blame = ExitCodes(
    "listed",
    differences: "no commit has the reference",
    couldNotRun: "a commit or a picture could not be read")
  static let comment = ExitCodes(
    "done, also where nothing is to be done",
    differences: "a command in a comment was refused",
    couldNotRun: "the host could not be asked, or refused")
  static let describe = ExitCodes(
    "printed",
    couldNotRun: "the picture could not be read, or has no layout")
  static let decide = ExitCodes(
    "all is decided",
    differences:
      "decisions contradict each other, a picture is another one, or some have no decision",
    couldNotRun: "a file could not be read or written")
  static let diff = ExitCodes(
    "equal or within the tolerances",
    differences: "different",
    couldNotRun: "a picture could not be read, drawn or written")
  static let doctor = ExitCodes("no problems", differences: "problems found")
  static let export = ExitCodes(
    "done",
    couldNotRun: "the folder could not be written, or the run left out tests")
  static let fix = ExitCodes(
    "all problems are fixed",
    differences: "some stay",
    couldNotRun: "the package could not be read, built or written")
  static let flakes = ExitCodes(
    "no snapshot changed without a reason",
    differences: "one did, or a kept run cannot be read",
    couldNotRun: "the kept runs could not be found")
  static let history = ExitCodes(
    "listed",
    differences: "no commit has the reference",
    couldNotRun: "a commit or a picture could not be read")
  static let importing = ExitCodes(
    "all tests ran",
    differences: "something is missing or a test fails",
    couldNotRun: "there is no such suite, the package already exists, or it does not build")
  static let initializing = ExitCodes(
    "written",
    couldNotRun: "a file could not be read or written, or the cell file already exists")
  static let layout = ExitCodes(
    "success",
    couldNotRun: "a file, cell or view could not be read or found; other files are still printed")
  static let lint = ExitCodes(
    "success",
    differences: "findings at or above --fail-on or cells that break with --stress",
    couldNotRun: "a file could not be checked; the others are still checked")
  static let measure = ExitCodes("printed", couldNotRun: "a font could not be read")
  static let merge = ExitCodes(
    "success",
    differences: "differences, errors or failing tests",
    couldNotRun: "could not merge")
  static let mergeDriver = ExitCodes(
    "merged",
    differences: "lines are in conflict",
    couldNotRun: "a file cannot be read or written")
  static let packBundle = ExitCodes("written", couldNotRun: "could not build or write")
  static let prune = ExitCodes(
    "done, or nothing to do",
    couldNotRun: "the last run was partial or failing, or a run is in progress")
  static let record = ExitCodes(
    "recorded",
    couldNotRun: "could not run, or a test failed for a reason other than its picture")
  static let references = ExitCodes(
    "done",
    differences: "some pictures are at neither end, or tests draw lines in conflict",
    couldNotRun:
      "a reference cannot be read, a picture is not on this machine and nothing was changed, or the server failed"
  )
  static let reject = ExitCodes(
    "done",
    differences: "nothing matched or a record cannot be read",
    couldNotRun: "a file could not be removed")
  static let render = ExitCodes(
    "drawn",
    couldNotRun: "the file or the cell could not be read or drawn")
  static let serveAgents = ExitCodes(
    "the input ended",
    couldNotRun: "the package could not be found")
  static let serveEditors = ExitCodes(
    "the client shut it down",
    differences: "the input ended without that",
    couldNotRun: "it could not begin")
  static let report = ExitCodes(
    "written",
    couldNotRun: "no run has left results, or the folder could not be written")
  static let review = ExitCodes(
    "the review has ended, or nothing is to be decided",
    couldNotRun: "a commit or a picture could not be read, or the page could not be served")
  static let status = ExitCodes("done", differences: "a record cannot be read or a run crashed")
  static let stress = ExitCodes(
    "every cell holds",
    differences: "a cell breaks",
    couldNotRun: "a file could not be read or a cell ended the process; the others are still tried")
  static let symbols = ExitCodes(
    "success",
    couldNotRun: "no symbol matches, or a file could not be read or written")
  static let trying = ExitCodes(
    "drawn",
    differences: "a cell could not be drawn",
    couldNotRun: "the sources do not compile, or have no cell")
  static let verify = ExitCodes(
    "success",
    differences: "differences, errors or failing tests",
    couldNotRun: "could not run")
  static let watch = ExitCodes("ended", couldNotRun: "the page could not be served")
  static let writeGallery = ExitCodes(
    "written",
    differences: "references were left out that cannot be shown",
    couldNotRun: "the folder could not be written")
}
