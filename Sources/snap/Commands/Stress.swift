import ArgumentParser
import FileAccess
import Fixtures
import Foundation
import Processes
import StressTesting
import Terminal

struct Stress: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Searches for the smallest text, width or setting that breaks a cell.",
    discussion: """
      Each cell of a storyboard or xib, and each fixture of a cell file with the member "stress", is laid out with \
      texts of many lengths and scripts in its views with outlets, from small to very large text, in both directions \
      and at all widths. A failure is made as simple as it can be and printed as an entry for a cell file.

      \(ExitCodes.stress)
      """)

  @Argument(help: ArgumentHelp("Storyboards, xibs and cell files.", valueName: "file"))
  var files: [String] = []

  @Option(help: ArgumentHelp("Only the cell or fixture with this name.", valueName: "name"))
  var cell: String?

  @Option(help: "How many trials to make for each cell.")
  var trials: Int?

  @Option(
    help: ArgumentHelp(
      "How long to try each cell, in place of a number of trials; results then depend on the machine.",
      valueName: "seconds"))
  var seconds: Double?

  @Option(help: "What the random trials depend on.")
  var seed: UInt64?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write a picture of each failure to this folder.", valueName: "folder"))
  var output: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: ArgumentHelp("The time limit per cell.", valueName: "seconds"))
  var timeLimit = StressRun.Request.standardTimeLimit

  @Flag(help: .hidden)
  var isWorker = false

  func validate() throws {
    guard isWorker || !files.isEmpty else { throw ValidationError("Name a file.") }
    guard (1...86_400).contains(timeLimit) else {
      throw ValidationError("--time-limit must be from 1 to 86400 seconds.")
    }
    guard trials ?? 1 >= 1 else { throw ValidationError("--trials must be 1 or more.") }
    let time = seconds ?? 1
    guard time > 0, time <= 86400 else {
      throw ValidationError("--seconds must be above 0 and at most 86400.")
    }
    guard trials == nil || seconds == nil else {
      throw ValidationError("--trials and --seconds exclude each other. Leave one out.")
    }
  }

  func run() throws {
    if isWorker {
      let work = StressWork(
        seed: seed,
        budget: seconds.map(StressBudget.seconds) ?? trials.map(StressBudget.trials),
        wantsPictures: output != nil)
      return try Working.run { (request: StressWork.Request) in
        Working.limited(to: timeLimit) {
          MainActor.assumeIsolated { work.answer(to: request) }
        }
      }
    }
    let request = StressRun.Request(
      files: files, cell: cell, trials: trials, seconds: seconds, seed: seed, output: output,
      printsJSON: json, timeLimit: timeLimit)
    let results = StressRun(request).results()
    if json {
      try printJSON(
        Printed(cells: results.cells.map(\.result.printed), failures: results.failures))
    }
    for failure in results.failures { Console.error("error: \(failure)") }
    if !results.failures.isEmpty { throw Outcome.couldNotRun }
    if results.cells.contains(where: \.result.isFailure) { throw Outcome.differences }
  }

  private struct Printed: Encodable {
    let version = 1
    let cells: [PrintedStress]
    let failures: [String]
  }
}
