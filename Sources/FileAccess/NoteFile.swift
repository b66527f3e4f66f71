package import Foundation

/// A short text that one process replaces often, in place.
///
/// # Guarantees
/// - A process that is killed leaves the old text or the new one: one write within a page of memory is never cut off.
/// - A reader at the same moment may see parts of both, which it has to notice by their form.
package final class NoteFile: Sendable {
  /// The longest text, in bytes: a page of the systems with the smallest ones.
  package static let mostBytes = 4096

  private let url: URL
  private let descriptor: Int32
  private let process = getpid()

  /// Opens a file of at most ``mostBytes`` that only this process writes.
  package init(_ url: URL, in tree: FileTree) throws(FileError) {
    self.url = url
    let entry = try tree.newEntry(url.path, for: .write)
    descriptor = entry.open(O_WRONLY)
    guard descriptor >= 0 else { throw entry.failure(.write) }
  }

  deinit { close(descriptor) }

  /// Whether this process may write it: a fork has a note of its own, and none writes to a file that was removed.
  package var isUsable: Bool {
    var status = stat()
    return process == getpid() && fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Replaces the text; what is left of a longer one becomes spaces.
  ///
  /// - Precondition: it has ``mostBytes`` at most.
  package func replace(with text: Data) throws(FileError) {
    precondition(text.count <= Self.mostBytes, "A note is at most a page long.")
    let bytes = text + Data(repeating: UInt8(ascii: " "), count: Self.mostBytes - text.count)
    let count = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    guard count == bytes.count else {
      throw FileError(.write, url, code: count < 0 ? errno : ENOSPC)
    }
  }
}
