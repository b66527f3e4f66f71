import FileAccess
import Foundation

extension SnapshotStore {
  /// Returns whether a fixture is outside of this process's part; if so, notes that it was left out.
  ///
  /// Ask before rendering: what is left out costs nothing then. All configurations of a fixture get the
  /// same answer.
  ///
  /// - Parameters:
  ///   - key: a key of the fixture.
  ///   - part: the part of the run that this process verifies; nil for all of it.
  /// - Returns: whether another shard verifies the fixture.
  /// - Throws: `FileError` if the note cannot be written.
  public func skips(_ key: SnapshotKey, outside part: ShardAssignment?) throws -> Bool {
    guard let part, !part.contains(key) else { return false }
    try prepare()
    if let folder = runFolder {
      let note = folder.appendingPathComponent("\(key.foldedFixture).left")
      _ = try staging.create(note, with: Data(key.description.utf8))
    }
    return true
  }

  /// Returns one key of each fixture that processes of this run left out, sorted.
  func keysLeftToOtherShards() throws -> [SnapshotKey] {
    guard let runFolder else { return [] }
    var keys: [SnapshotKey] = []
    for suite in try Files.names(in: runFolder) {
      let folder = runFolder.appendingPathComponent(suite, isDirectory: true)
      guard Files.isFolder(folder) else { continue }
      for name in try Files.names(in: folder) where name.hasSuffix(".left") {
        guard let data = try Files.read(folder.appendingPathComponent(name)) else { continue }
        keys.append(try SnapshotKey(parsing: String(decoding: data, as: UTF8.self)))
      }
    }
    return keys.sorted()
  }
}
