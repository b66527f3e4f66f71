import ArgumentParser
import SnapReport
import SnapshotRecords
import Snapshots
import Terminal

/// The pending pictures to accept or reject.
struct PictureArguments: ParsableArguments {
  @Argument(help: "Names as `snap status` prints them, or globs over them such as 'CellTests/*'.")
  var glob: [String] = []

  @Flag(help: "All pending pictures.")
  var all = false

  @Flag(
    help:
      "Also all that differ for the same cause as those named, unless pixels differ that no cause explains."
  )
  var cause = false

  func validate() throws {
    guard all == glob.isEmpty else {
      throw ValidationError("Name the pictures, or pass --all for all pending ones.")
    }
  }

  /// The pending pictures that are named.
  func pending(in store: SnapshotStore) throws -> [SnapshotResult] {
    let named = try store.pending(matching: all ? ["*"] : glob)
    guard cause else { return named }
    let pending = try store.pending()
    let keys = Set(RunReport(RunResults(results: pending)).keys(ofCausesOf: Set(named.map(\.key))))
    return pending.filter { keys.contains($0.key) }
  }

  /// Prints the outcome for each picture, and the runs that drew them.
  ///
  /// - Throws: ``Outcome/differences`` if nothing matched, or a picture could not be changed.
  func finish(
    _ decisions: [Decision], of runs: RunNames, doing verb: String
  ) throws {
    for decision in decisions { Console.out("\(decision.key): \(decision.message)") }
    guard !decisions.isEmpty else {
      Console.error(
        all
          ? "No pending changes."
          : "Nothing to \(verb) matches \(glob.map { "`\($0)`" }.joined(separator: " or ")). "
            + "`snap status` lists what waits.")
      throw Outcome.differences
    }
    Console.out(runs.sentence)
    if decisions.contains(where: \.isFileFailure) { throw Outcome.couldNotRun }
    if decisions.contains(where: { $0.outcome == .stale }) { throw Outcome.differences }
  }
}
