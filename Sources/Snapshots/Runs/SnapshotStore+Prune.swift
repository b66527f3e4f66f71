import FileAccess
import Foundation

extension SnapshotStore {
  /// The outcome for one unused reference.
  public struct PrunedReference: Codable, Hashable, Sendable {
    /// The path relative to the package.
    public var path: String
    /// Whether the file was removed, or would be; one that changed after the last run is kept.
    public var isRemoved: Bool
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
    // A path in the manifest counts only if the store finds that reference itself, so that none leads out of its folder.
    let present = Set(try unnamedReferences(besides: manifest.references).map(\.path))
    return try manifest.unnamedReferences.filter { present.contains($0.path) }
      .compactMap { try prune($0, isDryRun: isDryRun) }
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
    if exitCode != 0 || manifest.otherFailureTexts?.isEmpty == false { return .failedTest }
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
      return PrunedReference(path: file.path, isRemoved: false)
    }
    if !isDryRun {
      try Files.remove(url)
      // Fails as intended if other files are left.
      rmdir(url.deletingLastPathComponent().path)
    }
    return PrunedReference(path: file.path, isRemoved: true)
  }

  /// Returns the references that are not in the given set, sorted by path.
  ///
  /// Only files that this store would write in the references' folder count, and none behind a link to another folder: pictures as
  /// `Suite/Fixture.configuration@2x.png`, texts as `Suite/Fixture.configuration.txt`, and other kinds if a name of
  /// their extension is among those named.
  func unnamedReferences(besides named: [String]) throws -> [RunManifest.File] {
    let extensions = Set(
      named.map { ArtifactFileType(ofReference: $0).fileExtension } + ["png", "txt"])
    let named = Set(named)
    var files: [RunManifest.File] = []
    for suite in try Files.names(in: directories.references) {
      let folder = directories.references.appendingPathComponent(suite, isDirectory: true)
      guard Files.isFolder(folder), !Files.isLink(folder) else { continue }
      for name in try Files.names(in: folder) {
        let isOurs = extensions.contains { Self.isReferenceName(name, suite: suite, extension: $0) }
        guard isOurs else { continue }
        let file = folder.appendingPathComponent(name)
        let path = directories.relativePath(of: file)
        guard !named.contains(path), let data = try Files.read(file) else { continue }
        files.append(RunManifest.File(path: path, digest: ReferenceFile.digest(of: data)))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func isReferenceName(
    _ name: String, suite: String, extension fileExtension: String
  ) -> Bool {
    guard name.hasSuffix(".\(fileExtension)") else { return false }
    let stem = name.dropLast(fileExtension.count + 1)
    if let at = stem.lastIndex(of: "@"), stem.hasSuffix("x"),
      let scale = Double(stem[stem.index(after: at)...].dropLast()), scale > 0,
      let key = try? SnapshotKey(parsing: "\(suite)/\(stem[..<at])")
    {
      let type = ArtifactFileType(fileExtension: fileExtension, showsScale: true)
      return type.path(for: key, scale: scale) == "\(suite)/\(name)"
    }
    // Without a scale or a configuration the file may not be a reference.
    let key = try? SnapshotKey(parsing: "\(suite)/\(stem)")
    return fileExtension != "png" && key.map { !$0.configuration.isEmpty } ?? false
  }
}
