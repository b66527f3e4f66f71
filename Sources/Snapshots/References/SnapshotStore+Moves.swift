import FileAccess
import Foundation
import SnapshotRecords
import SnapshotReferences

/// Giving references the name of a fixture or a suite that was renamed.
extension SnapshotStore {
  /// One reference that got another name.
  public struct MovedReference: Hashable, Sendable {
    /// Its path before, with the name of its line in a file of digests.
    public let old: String
    public let new: String
  }

  /// Moves all references of a fixture, in all its configurations, or of a suite.
  ///
  /// All new references are complete before old ones are removed, so that an interruption loses nothing, and the next move
  /// completes this one.
  ///
  /// - Returns: the moved references, sorted by their old paths.
  /// - Throws: ``SnapshotsError/cannotMove(_:)`` if there is none, or another reference has the new name of one;
  ///   `FileError` if one cannot be read or is a link. Then nothing is changed.
  public func moveReferences(
    from old: ReferenceName, to new: ReferenceName
  ) throws -> [MovedReference] {
    try prepare()
    guard (old.fixture == nil) == (new.fixture == nil) else {
      throw SnapshotsError.cannotMove(.suiteAndFixture(old.description, new.description))
    }
    guard old != new else { throw SnapshotsError.cannotMove(.sameName(old.description)) }
    let all = try namedReferences().filter { $0.isNamed(by: old) }
    guard !all.isEmpty else { throw SnapshotsError.cannotMove(.noReference(old.description)) }
    let files = try all.filter { $0.line == nil }.map { try fileMove($0, to: new) }
    let lines = try all.compactMap { try lineMove($0, to: new) }
    for move in files {
      try staging.replace(move.new, with: move.data, isDurable: true)
    }
    if !lines.isEmpty {
      try updateDigests(of: new.suite) { for move in lines { $0[move.newName] = move.lines } }
      try updateDigests(of: old.suite) { for move in lines { $0[move.oldName] = [] } }
    }
    for move in files {
      try directories.tree.remove(move.old)
      try removeEmptyFolders(from: move.old.deletingLastPathComponent())
    }
    let moved =
      files.map {
        MovedReference(
          old: directories.relativePath(of: $0.old), new: directories.relativePath(of: $0.new))
      }
      + lines.map {
        MovedReference(
          old: place($0.oldName, of: old.suite), new: place($0.newName, of: new.suite))
      }
    return moved.sorted { $0.old < $1.old }
  }

  private func place(_ line: String, of suite: String) -> String {
    "\(directories.relativePath(of: directories.digests(of: suite))): \(line)"
  }

  private func fileMove(
    _ reference: NamedReference, to name: ReferenceName
  ) throws -> (old: URL, new: URL, data: Data) {
    let new = directories.references.appendingPathComponent(
      "\(name.suite)/\(name.fixture ?? reference.fixture)\(reference.rest)")
    guard let data = try directories.tree.read(reference.file) else {
      throw SnapshotsError.cannotMove(.noReference(directories.relativePath(of: reference.file)))
    }
    // Equal to the old one: an earlier move was interrupted.
    if try directories.tree.exists(new), try directories.tree.read(new) != data {
      throw SnapshotsError.cannotMove(.isThere(directories.relativePath(of: new)))
    }
    return (reference.file, new, data)
  }

  private func lineMove(
    _ reference: NamedReference, to name: ReferenceName
  ) throws -> (oldName: String, newName: String, lines: [DigestLine])? {
    guard let oldName = reference.line else { return nil }
    let newName = (name.fixture ?? reference.fixture) + reference.rest
    let lines = try digests(of: reference.suite)[oldName].map { $0.named(newName) }
    let present = try digests(of: name.suite)[newName]
    guard present.isEmpty || present == lines else {
      throw SnapshotsError.cannotMove(.isThere(place(newName, of: name.suite)))
    }
    return (oldName, newName, lines)
  }
}

/// A reference, with the parts of its name.
struct NamedReference {
  let suite: String
  let fixture: String
  /// The configuration, the scale and the ending, as they follow the fixture's name.
  let rest: String
  /// The name of the line, in a file of digests; nil for a whole file.
  let line: String?
  let file: URL

  /// Takes the name of a file, or of a line, apart.
  init(name: String, suite: String, line: String?, file: URL) {
    // No fixture's name has one of these.
    let end = name.firstIndex { $0 == "." || $0 == "@" } ?? name.endIndex
    self.suite = suite
    fixture = String(name[..<end])
    rest = String(name[end...])
    self.line = line
    self.file = file
  }

  func isNamed(by name: ReferenceName) -> Bool {
    suite == name.suite && (name.fixture == nil || name.fixture == fixture)
  }
}

extension SnapshotStore {
  /// Returns all references, sorted by path.
  ///
  /// - Throws: ``ReferencesError/invalidDigests(file:line:)``, or `FileError` if a file or a folder cannot be read.
  func namedReferences() throws -> [NamedReference] {
    _ = try allDigests()
    var none = RunManifest(run: "", start: Date(timeIntervalSince1970: 0))
    // Frames that iOS computed have such names, too.
    none.references = ["any.\(IOSFrames.fileType.fileExtension)"]
    return try unnamedReferences(besides: none).map(named)
  }

  func named(_ reference: RunManifest.File) -> NamedReference {
    let file = directories.url(ofRelativePath: reference.path)
    let isLine = reference.line != nil
    return NamedReference(
      name: reference.line ?? file.lastPathComponent,
      suite: suite(
        ofFolder: isLine ? file.deletingPathExtension() : file.deletingLastPathComponent()),
      line: reference.line, file: file)
  }
}
