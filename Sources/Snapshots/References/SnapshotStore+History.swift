import FileAccess
public import Foundation
public import SnapshotRecords
public import SnapshotReferences

/// Where the versions of a reference are, and what they are, for a history.
extension SnapshotStore {
  /// Returns the files that can hold a snapshot's reference: pictures of its scales, and the digests of its suite.
  ///
  /// Without a picture on this machine, one of the usual scale.
  public func referencePlaces(of key: SnapshotKey) -> (pictures: [URL], digests: URL) {
    let folder = directories.references.appendingPathComponent(key.suite, isDirectory: true)
    // A folder that cannot be read has no picture.
    let names = (try? Files.names(in: folder)) ?? []
    let found = names.filter {
      Self.picture(ofReference: $0, suite: key.suite, extension: "png")?.key == key
    }
    let usual = directories.references.appendingPathComponent(key.referencePath(scale: 2))
    let pictures = found.map { folder.appendingPathComponent($0) }
    return (pictures.isEmpty ? [usual] : pictures, directories.digests(of: key.suite))
  }

  /// Returns the line of a snapshot in a version of its suite's digests, and its picture if that is on this machine.
  ///
  /// - Parameters:
  ///   - key: the snapshot.
  ///   - data: the bytes of the file of digests.
  ///   - name: the file's name in errors.
  /// - Returns: the line, what it says of the picture, and the picture; nil without a line.
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``, or `FileError` if the picture cannot be read.
  public func digest(
    of key: SnapshotKey, in data: Data, name: String
  ) throws -> (text: String, content: PictureContent, picture: Data?)? {
    let digests = try DigestFile(data, name: name)
    let stem = ArtifactFileType.lineName(of: key, scale: 1).dropLast("1x".count)
    guard
      let line = digests.names.first(where: { $0.hasPrefix(stem) }).flatMap({ digests[$0].first })
    else { return nil }
    return (line.text, PictureContent(line), try cache.picture(of: line))
  }

  /// Returns the snapshots of a fixture that have a reference now, whatever their configurations, sorted.
  ///
  /// - Parameter fixture: a key; one without a configuration means all.
  /// - Returns: the keys.
  /// - Throws: ``SnapshotsError`` if references cannot be read.
  public func referencedKeys(of fixture: SnapshotKey) throws -> [SnapshotKey] {
    let folder = directories.references.appendingPathComponent(fixture.suite, isDirectory: true)
    let files = Files.exists(folder) ? try Files.names(in: folder) : []
    let lines = try digests(of: fixture.suite).names.map { $0 + ".png" }
    let keys = (files + lines).compactMap {
      Self.picture(ofReference: $0, suite: fixture.suite, extension: "png")?.key
    }
    return Set(keys).filter {
      $0 == fixture || fixture.configuration.isEmpty && $0.fixture == fixture.fixture
    }.sorted()
  }
}
