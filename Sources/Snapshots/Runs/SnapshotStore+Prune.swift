import FileAccess
import Foundation
import SnapshotRecords
import SnapshotReferences

extension SnapshotStore {
  /// The outcome for one unused reference.
  public struct PrunedReference: Codable, Hashable, Sendable {
    /// The path relative to the package.
    public var path: String
    /// The name of the line, in a file of digests; nil for a whole file.
    public var line: String?
    /// Whether it was removed, or would be; one that changed after the last run, or cannot be read, is kept.
    public var isRemoved: Bool
    /// Whether it can be read; false for a pipe, or a file of a terabyte.
    public var isReadable = true
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
    // One file of digests that cannot be read ends this before anything is removed: pictures of its lines would go.
    if !isDryRun { _ = try allDigests() }
    let present = Set(try unnamedReferences(besides: manifest).map(\.place))
    let pruned = try manifest.unnamedReferences.filter { present.contains($0.place) }
      .compactMap { try prune($0, isDryRun: isDryRun) }
    sortDigests()
    if !isDryRun { try cache.removeAll(besides: try allDigests().flatMap(\.digests.lines)) }
    return pruned
  }

  /// Returns the paths of the references in files of their own that no test wants, by the last run; none where that run does
  /// not show it, or a source has changed since.
  ///
  /// - Throws: ``SnapshotsError`` if a file cannot be read.
  public func unwantedReferences() throws -> Set<String> {
    guard let manifest = try readManifest(), try obstacle(in: manifest) == nil else { return [] }
    let files = try manifest.unnamedReferences.filter { $0.line == nil }
      .compactMap { try prune($0, isDryRun: true) }
    return Set(files.filter(\.isRemoved).map(\.path))
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
    if !manifest.hasAllSnapshots { return .endNotSeen }
    if let source = try SourceFiles(packageRoot: directories.packageRoot)
      .firstChange(since: manifest.start)
    {
      return .changedSource(directories.relativePath(of: URL(fileURLWithPath: source)))
    }
    return nil
  }

  private func prune(_ file: RunManifest.File, isDryRun: Bool) throws -> PrunedReference? {
    let url = directories.url(ofRelativePath: file.path)
    if let name = file.line { return try prune(name, in: url, file, isDryRun: isDryRun) }
    guard Files.exists(url) else { return nil }
    let digest = digest(ofUnnamed: url)
    guard let digest, digest == file.digest else {
      return PrunedReference(path: file.path, isRemoved: false, isReadable: digest != nil)
    }
    if !isDryRun {
      try directories.tree.remove(url)
      try removeEmptyFolders(from: url.deletingLastPathComponent())
    }
    return PrunedReference(path: file.path, isRemoved: true)
  }

  /// Removes a folder of references and those around it, up to the first that has something in it.
  func removeEmptyFolders(from folder: URL) throws {
    var folder = folder
    while folder.path.hasPrefix(directories.references.path + "/"),
      try directories.tree.removeEmptyFolder(folder)
    {
      folder = folder.deletingLastPathComponent()
    }
  }

  private func prune(
    _ name: String, in url: URL, _ file: RunManifest.File, isDryRun: Bool
  ) throws -> PrunedReference? {
    let suite = suite(ofFolder: url.deletingPathExtension())
    guard let reference = StoredReference(try rememberedDigests(of: suite)[name]) else {
      return nil
    }
    let isSame = reference.digest == file.digest
    if isSame && !isDryRun { try replaceDigests(named: name, of: suite, with: []) }
    return PrunedReference(path: file.path, line: name, isRemoved: isSame)
  }

  /// Returns the references that a run did not use, sorted by path.
  func unnamedReferences(besides manifest: RunManifest) throws -> [RunManifest.File] {
    try unnamedReferences(besides: manifest.references)
      + unnamedLines(besides: manifest.lines ?? [])
  }

  /// Returns the lines of all files of digests that are not in the given set.
  ///
  /// It is empty if one of the files cannot be read: its snapshots have failed for that.
  private func unnamedLines(besides named: [String]) throws -> [RunManifest.File] {
    let named = Set(named)
    let files: [(path: String, suite: String, digests: DigestFile)]
    do {
      files = try allDigests()
    } catch ReferencesError.invalidDigests {
      return []
    } catch let error as FileError where error.action == .read {
      return []
    }
    return files.flatMap { path, _, digests in
      digests.names.compactMap { name in
        guard let reference = StoredReference(digests[name]) else { return nil }
        let file = RunManifest.File(path: path, line: name, digest: reference.digest)
        return named.contains(file.place) ? nil : file
      }
    }
  }

  /// Returns the references in files of their own that are not in the given set, sorted by path.
  ///
  /// Only files that this store would write in the references' folder count, and none behind a link to another folder: pictures as
  /// `Suite/Fixture.configuration@2x.png`, texts as `Suite/Fixture.configuration.txt`, and other kinds if a name of
  /// their extension is among those named.
  func unnamedReferences(besides named: [String]) throws -> [RunManifest.File] {
    let extensions = Set(
      named.map { ArtifactFileType(ofReference: $0).fileExtension } + ["png", "txt"])
    let named = Set(named)
    var files: [RunManifest.File] = []
    for folder in try suiteFolders() where folder.canHoldReferences {
      for name in folder.names {
        let isOurs = extensions.contains {
          Self.isReferenceName(name, suite: folder.suite, extension: $0)
        }
        guard isOurs else { continue }
        let file = folder.url.appendingPathComponent(name)
        let path = directories.relativePath(of: file)
        guard !named.contains(path), Files.exists(file) else { continue }
        files.append(RunManifest.File(path: path, digest: digest(ofUnnamed: file) ?? ""))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  /// Returns the digest of a file that no test names; nil for one that cannot be read, such as a pipe or one of a terabyte.
  ///
  /// It is listed, and never removed.
  private func digest(ofUnnamed file: URL) -> String? {
    do {
      return try Files.read(file).map(ReferenceFile.digest)
    } catch {
      return nil
    }
  }

  private static func isReferenceName(
    _ name: String, suite: String, extension fileExtension: String
  ) -> Bool {
    guard name.hasSuffix(".\(fileExtension)") else { return false }
    if picture(ofReference: name, suite: suite, extension: fileExtension) != nil { return true }
    // Without a scale or a configuration the file may not be a reference.
    let key = try? SnapshotKey(parsing: "\(suite)/\(name.dropLast(fileExtension.count + 1))")
    return fileExtension != "png" && key.map { !$0.configuration.isEmpty } ?? false
  }

  /// Returns the key and the scale in the name of a reference; nil for a name that has no scale, or that no store gives.
  static func picture(
    ofReference name: String, suite: String, extension fileExtension: String
  ) -> (key: SnapshotKey, scale: Double)? {
    let stem = name.dropLast(fileExtension.count + 1)
    guard let at = stem.lastIndex(of: "@"), stem.hasSuffix("x"),
      let scale = Double(stem[stem.index(after: at)...].dropLast()), scale > 0,
      let key = try? SnapshotKey(parsing: "\(suite)/\(stem[..<at])")
    else { return nil }
    let type = ArtifactFileType(fileExtension: fileExtension, showsScale: true)
    return type.path(for: key, scale: scale) == "\(suite)/\(name)" ? (key, scale) : nil
  }
}
