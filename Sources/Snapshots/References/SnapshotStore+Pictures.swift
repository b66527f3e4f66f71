import FileAccess
public import Foundation
public import SnapshotRecords
public import SnapshotReferences

/// All pictures that are references, or are behind references that are digests.
extension SnapshotStore {
  /// A reference that is a picture, or its digest.
  public struct ReferencePicture: Hashable, Sendable {
    public let key: SnapshotKey
    /// Pixels per point.
    public let scale: Double
    /// What is in the file, where that is a line of digests; nil for a file of its own.
    public let content: PictureContent?

    /// The path below the folder of references, where it is a file of its own.
    public var path: String { key.referencePath(scale: scale) }
  }

  /// Returns all of them, sorted by key; text files are left out, and of a disputed line all versions but one.
  ///
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``, or `FileError` if a file or a folder cannot be read.
  public func referencePictures() throws -> [ReferencePicture] {
    let files = try suiteFolders().filter(\.canHoldReferences).flatMap { folder in
      folder.names.compactMap { name in
        Self.picture(ofReference: name, suite: folder.suite, extension: "png").map {
          ReferencePicture(key: $0.key, scale: $0.scale, content: nil)
        }
      }
    }
    let lines = try allDigests().flatMap { Self.pictures(in: $0.digests, of: $0.suite) }
    var known: Set<String> = []
    return (files + lines).filter { known.insert($0.path).inserted }.sorted { $0.key < $1.key }
  }

  /// Returns those of a version of a suite's file of digests.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - suite: the suite.
  /// - Returns: the pictures, in the order of the lines.
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``
  public func referencePictures(
    inDigests data: Data, of suite: String
  ) throws -> [ReferencePicture] {
    let name = directories.relativePath(of: directories.digests(of: suite))
    return Self.pictures(in: try DigestFile(data, name: name), of: suite)
  }

  private static func pictures(in digests: DigestFile, of suite: String) -> [ReferencePicture] {
    digests.lines.compactMap { line in
      picture(ofReference: "\(line.name).png", suite: suite, extension: "png").map {
        ReferencePicture(key: $0.key, scale: $0.scale, content: PictureContent(line))
      }
    }
  }

  /// Returns the bytes of a picture; nil for a digest whose picture is not on this machine.
  ///
  /// - Throws: `FileError` if it cannot be read.
  public func data(of picture: ReferencePicture) throws -> Data? {
    if let content = picture.content { return try self.picture(content) }
    return try directories.tree.read(directories.references.appendingPathComponent(picture.path))
  }
}
