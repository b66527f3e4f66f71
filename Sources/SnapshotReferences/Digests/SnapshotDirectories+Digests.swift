package import FileAccess
package import Foundation
import SnapshotRecords

extension SnapshotDirectories {
  /// Returns the file with the digests of a suite.
  package func digests(of suite: String) -> URL {
    references.appendingPathComponent("\(suite).\(ArtifactFileType.digestsExtension)")
  }

  package func readDigests(of suite: String) throws -> DigestFile {
    let file = digests(of: suite)
    guard let data = try Files.read(file) else { return DigestFile() }
    return try DigestFile(data, name: relativePath(of: file))
  }

  package func lockDigests() throws -> FileLock {
    try FileLock.wait(for: pending.appendingPathComponent("digests.lock"), in: tree)
  }

  package func rewriteDigests(
    of suite: String, _ lock: FileLock, _ change: (inout DigestFile) -> Void
  ) throws {
    defer { withExtendedLifetime(lock) {} }
    let file = digests(of: suite)
    var digests = try readDigests(of: suite)
    change(&digests)
    guard !digests.isEmpty else { return try tree.remove(file) }
    try staging.replace(file, with: digests.data, isDurable: true)
  }

  /// Gives a file its usual form, if lines were appended to it.
  package func sortDigests(of suite: String) throws {
    let file = digests(of: suite)
    guard Files.exists(file) else { return }
    let lock = try lockDigests()
    guard let data = try Files.read(file), DigestFile.hasAppendedLines(data) else { return }
    try rewriteDigests(of: suite, lock) { _ in }
  }
}
