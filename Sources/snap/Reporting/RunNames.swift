import SnapshotRecords
import Snapshots

/// The runs that results come from, in words.
struct RunNames {
  /// Such as `run 3 (shard 2/2) and plain runs of the tests`; empty without results.
  let text: String

  /// - Throws: `FileError` if the folder of runs cannot be read.
  init(of results: [SnapshotResult], in store: SnapshotStore) throws {
    let tokens = Set(results.map(\.run))
    let kept = try store.keptRuns().filter { tokens.contains($0.manifest.run) }
    let isPlain = tokens.contains(nil)
    let hasOthers = tokens.count > kept.count + (isPlain ? 1 : 0)
    let names =
      kept.map(\.name) + (isPlain ? ["plain runs of the tests"] : [])
      + (hasOthers ? ["a run that left no folder"] : [])
    text = names.joined(separator: " and ")
  }

  var sentence: String { "From \(text)." }
}

extension KeptRun {
  /// The number, and what was left out.
  var name: String {
    let parts = [
      manifest.shard.map { "shard \($0)" }, manifest.filter.map { "only `\($0)`" },
    ].compactMap(\.self)
    return "run \(number)" + (parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))")
  }
}
