import ArgumentParser
import Foundation
import Snapshots
import Terminal
import TestRuns

struct Flakes: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Names the snapshots that changed from run to run although nothing that they depend on did.",
    discussion: """
      Compares the runs that are kept in .snap/runs, and those in other .snap folders that are named, such as those of CI jobs. \
      Only runs of the same inputs are compared: files, references, compiler, engine, variables, part by part. Runs in CI and \
      shards note them, others with `snap verify --identity`. For each snapshot it says which runs saw what, and what the odd ones \
      have in common: machine, processors, jobs, shard, filter, or the snapshot before it. It runs nothing, and nothing is ever run \
      again to make it pass.

      \(ExitCodes.flakes)
      """)

  @Argument(
    help: ArgumentHelp(
      "The .snap folders of runs elsewhere, or folders with one.", valueName: "folder"))
  var folders: [String] = []

  @OptionGroup var location: PackageOption

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let observed = try location.directories().store.observedRuns(
      besides: folders.map { URL(fileURLWithPath: $0, isDirectory: true) })
    let report = FlakeReport(observed)
    if json { try printJSON(report) } else { Console.out(report.text) }
    guard report.isGood else { throw Outcome.differences }
  }
}
