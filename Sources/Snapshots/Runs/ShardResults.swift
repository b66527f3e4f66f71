import FileAccess
import Foundation
import SnapshotRecords

/// The results of one shard, from its `.snap` folder.
struct ShardResults {
  /// The `.snap` folder, or a copy of it.
  let folder: URL
  /// What the folder is in.
  let tree: FileTree
  let manifest: RunManifest
  let results: [SnapshotResult]

  /// Reads a copy of a `.snap` folder, or of a folder that holds one.
  ///
  /// - Throws: ``SnapshotsError/shardsDoNotFit(_:)`` if it contains no manifest of a run, or two.
  init(readingFrom url: URL, in tree: FileTree) throws {
    let folders = try [url, url.appendingPathComponent(".snap", isDirectory: true)].filter {
      try tree.exists($0.appendingPathComponent(SnapshotStore.manifestName))
    }
    guard folders.count < 2 else {
      let files = folders.map { $0.appendingPathComponent(SnapshotStore.manifestName).path }
      throw SnapshotsError.shardsDoNotFit(.twoManifests(files: files))
    }
    guard let folder = folders.first,
      let manifest = try SnapshotStore.manifest(in: folder, of: tree)
    else { throw SnapshotsError.shardsDoNotFit(.noManifest(folder: url.path)) }
    self.folder = folder
    self.tree = tree
    self.manifest = manifest
    results = try Self.results(of: manifest, in: folder, of: tree)
  }

  private static func results(
    of manifest: RunManifest, in folder: URL, of tree: FileTree
  ) throws -> [SnapshotResult] {
    let logs = ResultLogs(
      folder: folder.appendingPathComponent("results", isDirectory: true), in: tree)
    let results = try logs.records(ofRun: manifest.run)
    let found = Dictionary(uniqueKeysWithValues: results.map { ($0.key, $0) })
    return try manifest.keys.map { key in
      guard let result = found[key] else {
        try logs.requireReadable(key)
        throw SnapshotsError.shardsDoNotFit(.noRecord(key, folder: folder.path))
      }
      return result
    }
  }
}
