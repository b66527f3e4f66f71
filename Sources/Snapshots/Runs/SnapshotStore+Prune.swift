import FileAccess
import Foundation

extension SnapshotStore {
  /// The outcome for one unused reference.
  public struct PrunedReference: Codable, Hashable, Sendable {
    /// The path relative to the package.
    public var path: String
    /// Whether the file was removed, or would be.
    public var isRemoved: Bool
    /// Why the file is kept; nil for a removed one.
    public var reason: String?
  }

  /// Removes the references that the last run did not use.
  ///
  /// That run must have been complete, unfiltered and passing, and no source may have changed since. A reference that
  /// is newer than the run, or was changed after it, is kept.
  ///
  /// - Parameter isDryRun: removes nothing.
  /// - Returns: the unused references, sorted by path.
  /// - Throws: ``SnapshotsError/cannotPrune(_:)`` if the last run is not sufficient, or another ``SnapshotsError``
  ///   if a file cannot be read or removed.
  public func prune(isDryRun: Bool = false) throws -> [PrunedReference] {
    guard let manifest = try readManifest() else {
      throw SnapshotsError.cannotPrune(.noRun)
    }
    if let obstacle = try obstacle(in: manifest) { throw SnapshotsError.cannotPrune(obstacle) }
    return try manifest.unnamedReferences.compactMap { try prune($0, isDryRun: isDryRun) }
  }

  /// Returns why a run does not show which references are unused.
  private func obstacle(in manifest: RunManifest) throws -> SnapshotsError.PruneObstacle? {
    guard let exitCode = manifest.exitCode else { return .unfinished }
    if let shard = manifest.shard { return .shard(shard) }
    if let lost = manifest.lostRecords { return .lostRecords(lost) }
    if manifest.keys.isEmpty && exitCode == 0 { return .nothingVerified }
    if let filter = manifest.filter { return .filter(filter) }
    if let key = manifest.keysLeft.first { return .keyLeft(key) }
    if manifest.failures > 0 {
      return .failedSnapshots(manifest.failures, of: manifest.keys.count)
    }
    if exitCode != 0 { return .failedTest }
    if let source = try SourceFiles(packageRoot: directories.packageRoot)
      .firstChange(since: manifest.start)
    {
      return .changedSource(directories.relativePath(of: URL(fileURLWithPath: source)))
    }
    return nil
  }

  private func prune(_ file: RunManifest.File, isDryRun: Bool) throws -> PrunedReference? {
    let url = directories.url(ofRelativePath: file.path)
    guard let data = try Files.read(url) else { return nil }
    guard ReferenceFile.digest(of: data) == file.digest else {
      return PrunedReference(
        path: file.path, isRemoved: false, reason: "It changed after the last run.")
    }
    if !isDryRun {
      try Files.remove(url)
      // Fails as intended if other files are left.
      rmdir(url.deletingLastPathComponent().path)
    }
    return PrunedReference(path: file.path, isRemoved: true)
  }
}
