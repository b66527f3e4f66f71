import Foundation

/// The results of one shard, from its `.snap` folder.
struct ShardResults {
  /// The `.snap` folder, or a copy of it.
  let folder: URL
  let manifest: RunManifest
  let results: [SnapshotResult]

  /// Reads a copy of a `.snap` folder, or of a folder that holds one.
  ///
  /// - Throws: ``SnapshotsError/shardsDoNotFit(_:)`` if it contains no manifest of a run.
  init(readingFrom url: URL) throws {
    let candidates = [url, url.appendingPathComponent(".snap", isDirectory: true)]
    for folder in candidates {
      guard let manifest = try SnapshotStore.manifest(in: folder) else { continue }
      self.folder = folder
      self.manifest = manifest
      results = try Self.results(of: manifest, in: folder)
      return
    }
    throw SnapshotsError.shardsDoNotFit(.noManifest(folder: url.path))
  }

  private static func results(
    of manifest: RunManifest, in folder: URL
  ) throws -> [SnapshotResult] {
    try manifest.keys.map { key in
      let file = folder.appendingPathComponent("results/\(key.recordPath)")
      guard let result = try JSONFile(file).read(SnapshotResult.self, .record),
        result.run == manifest.run
      else {
        throw SnapshotsError.shardsDoNotFit(.noRecord(file: file.path, folder: folder.path))
      }
      return result
    }
  }
}
