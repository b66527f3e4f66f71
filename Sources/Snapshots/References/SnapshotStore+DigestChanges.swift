import FileAccess
import Foundation
import SnapshotReferences

/// Changing files of digests, which several processes of a run may change at once.
extension SnapshotStore {
  /// Replaces or removes the lines with a name, by a line at the end of the file where that is possible.
  ///
  /// What is written does not depend on the number of lines; ``sortDigests()`` or the end of the process gives the file its
  /// usual form.
  func replaceDigests(named name: String, of suite: String, with lines: [DigestLine]) throws {
    let file = directories.digests(of: suite)
    let lock = try directories.lockDigests()
    defer { withExtendedLifetime(lock) {} }
    // A new file, one with a torn last line, and one whose conflict this ends are written as a whole.
    guard lines.count <= 1, let before = FileIdentity(of: file),
      Files.lastByte(of: file) == UInt8(ascii: "\n"),
      try rememberedDigests(of: suite)[name].count <= 1
    else { return try directories.rewriteDigests(of: suite, lock) { $0[name] = lines } }
    UnsortedDigests.add(suite, in: directories)
    try directories.tree.append(DigestFile.appended(name, lines.first), to: file)
    session.digests.follow(file, from: before) { $0[name] = lines }
  }

  /// Changes lines of a file, and writes it as a whole.
  func updateDigests(of suite: String, _ change: (inout DigestFile) -> Void) throws {
    try directories.rewriteDigests(of: suite, try directories.lockDigests(), change)
  }

  /// Sorts the files to which this process has appended lines.
  func sortDigests() { UnsortedDigests.sort(in: directories) }

  /// Sorts all files of digests: one to which a killed process has appended lines is not sorted.
  ///
  /// - Returns: why files cannot be sorted, in sentences that name them; empty if all are. A file without appended lines is
  ///   not read further, so a damaged one may not show here.
  /// - Throws: ``SnapshotsError`` or `FileError` if a folder cannot be read.
  public func sortAllDigests() throws -> [String] {
    try digestFiles().compactMap { file in
      do {
        try directories.sortDigests(of: file.suite)
        return nil
      } catch {
        return "The lines of \(file.path) are not sorted: \(error)"
      }
    }
  }
}
