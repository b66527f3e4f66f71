import ArgumentParser
import Foundation
import SnapReport
import Snapshots

struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Merges the results of all shards of one run.",
    discussion: """
      Takes a copy of the .snap folder of each shard, and leaves in this package what a whole \
      `snap verify` would have left; `snap report`, `accept` and `prune` then work as after one. Refuses \
      folders that are not the parts of one run, each once.

      Exit codes: 0 all is well, 1 differences, errors or failing tests, 2 could not merge.
      """)

  @Argument(
    help: ArgumentHelp(
      "A copy of a shard's .snap folder, or a folder that contains one.", valueName: "dir"))
  var folder: [String]

  @OptionGroup var location: PackageOption
  @OptionGroup var output: ResultOptions

  func run() throws {
    let directories = try location.directories()
    let store = SnapshotStore(directories: directories, mode: .never, run: UUID().uuidString)
    let merged = try store.merge(folder.map(URL.init(fileURLWithPath:)), start: Date())
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
    try output.write(report, all)
    if !merged.manifest.isPassing || !merged.missingKeys.isEmpty { throw Outcome.differences }
  }
}
