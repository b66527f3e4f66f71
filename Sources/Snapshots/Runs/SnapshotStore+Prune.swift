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
  /// - Throws: ``SnapshotsError/cannotPrune(reason:)`` if the last run is not sufficient, or another ``SnapshotsError``
  ///   if a file cannot be read or removed.
  public func prune(isDryRun: Bool = false) throws -> [PrunedReference] {
    guard let manifest = try readManifest() else {
      throw SnapshotsError.cannotPrune(reason: "no run of `snap verify` is on record")
    }
    if let reason = try obstacle(in: manifest) {
      throw SnapshotsError.cannotPrune(reason: reason)
    }
    return try manifest.unnamedReferences.compactMap { try prune($0, isDryRun: isDryRun) }
  }

  /// Returns why a run does not show which references are unused.
  private func obstacle(in manifest: RunManifest) throws -> String? {
    guard let exitCode = manifest.exitCode else {
      return "the last run was interrupted, or is still running"
    }
    if let shard = manifest.shard {
      return "the last run was shard \(shard), which verified only its part; `snap merge` joins all"
    }
    if let lost = manifest.lostRecords {
      return "\(lost) of the last run's snapshots have no record any more"
    }
    if manifest.keys.isEmpty && exitCode == 0 { return "the last run verified no snapshot" }
    if let filter = manifest.filter { return "the last run \(Self.words(forFilter: filter))" }
    if let key = manifest.keysLeft.first {
      return "none of the shards that were merged verified \(key)"
    }
    if manifest.failures > 0 {
      return "\(manifest.failures) of the last run's \(manifest.keys.count) snapshots failed"
    }
    if exitCode != 0 { return "a test of the last run failed" }
    if let source = try SourceFiles(packageRoot: directories.packageRoot)
      .firstChange(since: manifest.start)
    {
      let path = directories.relativePath(of: URL(fileURLWithPath: source))
      return "\(path) changed after the last run had started"
    }
    return nil
  }

  /// A run without tests, or without cell files, stores the option instead of a pattern.
  private static func words(forFilter filter: String) -> String {
    switch filter {
    case "--cells-only": "verified only cell files"
    case "--tests-only": "verified only tests, and no cell files"
    default: "verified only what matches `\(filter)`"
    }
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
