import FileAccess
public import Foundation
public import SnapshotRecords
import SnapshotReferences

extension SnapshotStore {
  /// The result of merged shards.
  public struct MergedRun: Hashable, Sendable {
    public var manifest: RunManifest
    /// All results, by key.
    public var results: [SnapshotResult]
    /// Keys that every shard left to others and none verified.
    public var missingKeys: [SnapshotKey]
    /// The shards whose tests failed without a failing result.
    public var unexplainedShards: [Shard]
    /// The folders of the shards, in their order.
    public var folders: [URL]
  }

  /// Merges the results of all shards of one run, as if this package had been verified here completely: records,
  /// pending pictures, manifest and timings.
  ///
  /// - Parameters:
  ///   - folders: copies of each shard's `.snap` folder, or folders that hold one.
  ///   - commit: the commit that the shards must be of, or its first digits; nil for any.
  ///   - start: the time since which sources must not have changed, for a later ``prune(isDryRun:)``.
  /// - Returns: the whole.
  /// - Throws: ``SnapshotsError/shardsDoNotFit(_:)`` if the folders are not the shards of one run, each exactly
  ///   once; another ``SnapshotsError`` if a file cannot be read or written.
  public func merge(
    _ folders: [URL], at commit: String? = nil, start: Date
  ) throws -> MergedRun {
    let shards = try ShardSet(
      folders.map { try ShardResults(readingFrom: $0, in: FileTree($0)) },
      of: directories.packageName, at: commit)
    try prepare()
    var results: [SnapshotResult] = []
    for part in shards.parts {
      for result in part.results { results.append(try adopt(result, from: part)) }
    }
    results.sort { $0.key < $1.key }
    var manifest = RunManifest(run: run ?? "", filter: shards.filter, start: start)
    manifest.package = shards.package
    manifest.identity = shards.parts.first?.manifest.identity
    manifest.completeness = .joined(shards.parts.map(\.manifest.completeness))
    manifest = try end(
      manifest, results: results, exitCode: shards.exitCode,
      keysLeft: shards.missingKeys)
    return MergedRun(
      manifest: manifest, results: results, missingKeys: shards.missingKeys,
      unexplainedShards: shards.unexplainedShards, folders: shards.parts.map(\.folder))
  }

  /// Copies a record with its pictures, as ``verify(_:key:diagnostics:source:started:)`` would have left them.
  private func adopt(_ result: SnapshotResult, from part: ShardResults) throws -> SnapshotResult {
    var result = result
    result.run = run
    try take("actual", of: result, from: part, isKept: result.actual != nil)
    try take("diff", of: result, from: part, isKept: result.diff != nil)
    // A shard may have had its files elsewhere.
    let reference =
      result.isLineOfDigests
      ? directories.digests(of: result.key.suite) : directories.reference(of: result)
    result.reference = directories.relativePath(of: reference)
    result.actual = result.actual.map { _ in
      directories.relativePath(of: directories.actual(of: result))
    }
    result.diff = result.diff.map { _ in directories.relativePath(of: directories.diff(of: result))
    }
    result.referencePicture = try takePicture(result.referencePicture, from: part.folder)
    try replace(result)
    return result
  }

  /// Copies the picture behind a digest; a shard that kept its pictures elsewhere has none in its folder.
  private func takePicture(_ path: String?, from folder: URL) throws -> String? {
    let name = path.map { URL(fileURLWithPath: $0).lastPathComponent }
    guard let name, PictureCache.isName(name) else { return nil }
    // Runs in folders of their own share the pictures of all.
    let own = folder.appendingPathComponent("pictures/\(name)")
    let shared = folder.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("pictures/\(name)")
    guard let data = try Files.read(own) ?? Files.read(shared) else { return nil }
    let target = directories.pictures.appendingPathComponent(name)
    if !Files.exists(target) { try staging.replace(target, with: data) }
    return directories.relativePath(of: target)
  }

  private func take(
    _ kind: String, of result: SnapshotResult, from part: ShardResults, isKept: Bool
  ) throws {
    // Derived from the key: paths in a damaged record are never written to.
    let path = directories.path(of: result, role: kind)
    let target = directories.pending.appendingPathComponent(path)
    guard isKept else { return try directories.tree.remove(target) }
    guard let data = try part.tree.read(part.folder.appendingPathComponent(path)) else {
      throw SnapshotsError.shardsDoNotFit(.noPicture(path: path, folder: part.folder.path))
    }
    try staging.replace(target, with: data)
  }
}
