import ArgumentParser
import Foundation
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merges the results of all shards of one run.",
    discussion: """
      Combines copies of the shards' .snap folders into the results of one complete `snap verify` in this \
      package, so that `snap report`, `accept` and `prune` work as usual. The folders must be the shards \
      of one run, each exactly once: of the commit that is checked out here, and of equal files, manifests, engines and \
      settings. Shards that ran in one checkout are in .snap/runs.

      \(ExitCodes.merge)
      """)

  @Argument(
    help: ArgumentHelp(
      "A copy of a shard's .snap folder or of its folder in .snap/runs, or a folder that contains .snap.",
      valueName: "dir"))
  var folder: [String]

  @Option(
    help: ArgumentHelp(
      "The commit of the shards, if it is not the one that is checked out: at least seven digits of it, or any.",
      valueName: "commit|any"))
  var commit: String?

  @OptionGroup var location: PackageOption
  @OptionGroup var output: ResultOptions

  func validate() throws {
    guard let commit, commit != Self.anyCommit else { return }
    guard commit.count >= 7, commit.allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else {
      throw ValidationError(
        "--commit is seven or more digits of a commit, as git prints them, or any.")
    }
  }

  private static let anyCommit = "any"

  /// The commit that the shards must be of; nil for any.
  private func expectedCommit(in package: URL) throws -> String? {
    try commit.map { $0 == Self.anyCommit ? nil : $0 } ?? CheckedOutCommit(around: package).name
  }

  func run() throws {
    let directories = try location.directories()
    let run = UUID().uuidString
    let store = SnapshotStore(directories: directories, mode: .never, run: run)
    let merged = try RunLocks(waits: false).hold([(directories, run)]) {
      try store.merge(
        folder.map(URL.init(fileURLWithPath:)), at: expectedCommit(in: directories.packageRoot),
        start: Date())
    }
    var all = PackageResults()
    all.add(merged.results, of: directories, among: 1)
    let report = RunReport(all.run, tool: Console.tool)
    output.show(report, all)
    for key in merged.missingKeys {
      Console.out("error: every shard skipped \(key), and none verified it.")
    }
    for shard in merged.unexplainedShards {
      Console.out(
        "error: shard \(shard) has a test failure that is not a snapshot failure; see its output.")
    }
    let folders = merged.folders.map(\.path).joined(separator: ", ")
    Console.out("\(try store.keptRuns().last?.name ?? "this run") joins \(folders)")
    try output.write(report, all)
    if !merged.manifest.isPassing || !merged.missingKeys.isEmpty { throw Outcome.differences }
  }
}
