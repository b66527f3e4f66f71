import ArgumentParser
import Foundation
import SnapReport
import SnapshotRecords
import Snapshots
import Terminal
import TestRuns

struct Decide: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Carries out decisions that reviews wrote into files.",
    discussion: """
      `snap review --decisions FILE` writes one. Several people can decide on parts of a run, each into a file. A decision \
      counts for the picture that was shown, wherever that is pending.

      \(ExitCodes.decide)
      """)

  @Argument(help: ArgumentHelp("A file of decisions.", valueName: "file"))
  var file: [String]

  @OptionGroup var location: PackageOption

  func run() throws {
    let store = try location.directories().store
    let files = try file.map { path in
      guard let read = try DecisionFile(URL(fileURLWithPath: path)) else {
        throw SnapError.unreadableDecisions(file: path)
      }
      return read
    }
    let joined = JoinedDecisions(files)
    for key in joined.disputed {
      Console.error("\(key): the files contradict each other, so that it is not decided.")
    }
    let made =
      try store.accept(shown: joined.shown(.accept)) + store.reject(shown: joined.shown(.reject))
    for decision in made.sorted(by: { $0.key < $1.key }) {
      Console.out("\(decision.key): \(decision.message)")
    }
    let left = try store.pending().count
    if left > 0 { Console.out("\(left.counted("snapshot")) pending") }
    if made.contains(where: \.isFileFailure) { throw Outcome.couldNotRun }
    if left > 0 || !joined.disputed.isEmpty || made.contains(where: { $0.outcome == .stale }) {
      throw Outcome.differences
    }
  }
}
