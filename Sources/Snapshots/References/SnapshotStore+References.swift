import FileAccess
import Foundation
import Graphics
import SnapshotRecords
import SnapshotReferences

/// Reading and writing references in either form.
extension SnapshotStore {
  /// Returns the relative path of the file that holds an artifact's reference: its own, or that of its suite's digests.
  func referencePath(of artifact: some SnapshotArtifact, key: SnapshotKey) throws -> String {
    if artifact.isComparedByDigest, try settings.references == .digests {
      return directories.relativePath(of: directories.digests(of: key.suite))
    }
    let path = type(of: artifact).fileType.path(for: key, scale: artifact.scale)
    return directories.paths.referencesPrefix + path
  }

  /// The settings of the package, read once by a process unless the file changes.
  var settings: PackageSettings {
    get throws {
      try session.settings.value(at: "\(directories.paths.package)/\(PackageSettings.fileName)") {
        try PackageSettings(of: directories)
      }
    }
  }

  /// Returns a record's reference; nil without one.
  func readReference(of record: SnapshotResult) throws -> StoredReference? {
    guard record.isLineOfDigests else {
      let path = directories.path(of: record, role: nil)
      return try Files.read(path: "\(directories.paths.references)/\(path)")
        .map(StoredReference.file)
    }
    return StoredReference(try rememberedDigests(of: record.key.suite)[record.lineName])
  }

  /// Returns the reference that a picture or text would be, and keeps the picture behind a digest.
  func reference(from encoded: Data, of record: SnapshotResult) throws -> StoredReference {
    guard record.isLineOfDigests else { return .file(encoded) }
    let line = try DigestLine(name: record.lineName, png: encoded, file: record.key.description)
    try cache.keep(line) { encoded }
    return .line(line)
  }

  /// Writes a record's reference, or removes it.
  func replaceReference(of record: SnapshotResult, with reference: StoredReference?) throws {
    let lines: [DigestLine]
    switch reference {
    case .file(let data):
      return try staging.replace(directories.reference(of: record), with: data, isDurable: true)
    case .line(let line): lines = [line]
    case .disputed(let versions): lines = versions
    case nil:
      guard record.isLineOfDigests else {
        return try directories.tree.remove(directories.reference(of: record))
      }
      lines = []
    }
    try replaceDigests(named: record.lineName, of: record.key.suite, with: lines)
  }

  func digests(of suite: String) throws -> DigestFile { try directories.readDigests(of: suite) }

  /// Returns the digests of a suite, read again only if another process has changed them.
  ///
  /// A suite's file has a line for each snapshot, so that reading it for each would take quadratic time.
  func rememberedDigests(of suite: String) throws -> DigestFile {
    try session.digests.value(at: directories.digests(of: suite).path) { try digests(of: suite) }
  }

  /// Returns the files of digests of all suites, with their paths, sorted.
  ///
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``, or `FileError` if a file or a folder cannot be read.
  func allDigests() throws -> [(path: String, suite: String, digests: DigestFile)] {
    try digestFiles().map { ($0.path, $0.suite, try digests(of: $0.suite)) }
  }

  /// Returns the paths of the files of digests of all suites, sorted; the files are not read.
  func digestFiles() throws -> [(path: String, suite: String)] {
    let ending = ".\(ArtifactFileType.digestsExtension)"
    return try suiteFolders().filter(\.canHoldDigests).flatMap { folder in
      folder.names.filter { $0.hasSuffix(ending) }.compactMap { name in
        let file = folder.url.appendingPathComponent(name)
        guard !Files.isFolder(file) else { return nil }
        return (directories.relativePath(of: file), folder.suite(name.dropLast(ending.count)))
      }
    }.sorted { $0.path < $1.path }
  }
}

/// The pictures behind digests.
extension SnapshotStore {
  var cache: PictureCache { PictureCache(folder: directories.pictures, staging: staging) }

  /// Compares an artifact with a line.
  ///
  /// Equal digests decide; the picture is read where there is something to explain.
  func compare(
    _ artifact: some SnapshotArtifact, with line: DigestLine, _ record: SnapshotResult
  ) throws -> any ArtifactComparison {
    let isEqual = line.pixels == artifact.digest
    if !isEqual || record.hasErrorDiagnostic, let picture = try cache.picture(of: line) {
      return try artifact.compared(with: picture, name: record.reference, trustingSeal: isEqual)
    }
    let actual = try self.line(of: artifact, record, by: isEqual ? nil : artifact.engine)
    return DigestComparison(reference: line, actual: actual)
  }

  /// Keeps the picture of a snapshot that passes, unless it is there.
  func keepPicture(of artifact: some SnapshotArtifact, _ record: SnapshotResult) throws {
    guard case .line(let line)? = try lineReference(of: record), !cache.holds(line),
      try self.line(of: artifact, record, by: nil) == line
    else { return }
    try cache.keep(line, artifact.encoded)
  }

  /// Returns the path of a picture of a record's reference; nil if that is a file itself, or it has none.
  func referencePicture(of record: SnapshotResult) throws -> String? {
    guard case .line(let line)? = try lineReference(of: record), cache.holds(line) else {
      return nil
    }
    return directories.relativePath(of: cache.file(of: line))
  }

  private func lineReference(of record: SnapshotResult) throws -> StoredReference? {
    record.isLineOfDigests ? try readReference(of: record) : nil
  }

  private func line(
    of artifact: some SnapshotArtifact, _ record: SnapshotResult, by engine: Engine?
  ) throws -> DigestLine {
    DigestLine(
      name: record.lineName, size: artifact.size, pixels: artifact.digest,
      layout: DigestPrefix(try artifact.detailDigest), engine: engine?.mark)
  }
}

extension SnapshotResult {
  /// The name of the snapshot in the file of digests of its suite.
  var lineName: String { ArtifactFileType.lineName(of: key, scale: scale) }
}
