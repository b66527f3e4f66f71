package import Foundation

/// Reads a file up to a number of bytes, with the system's reason for a failure.
package enum FileBytes {
  /// Why a file cannot be read, as a sentence.
  package struct Failure: Error {
    /// The sentence.
    package let reason: String
  }

  /// Returns the first bytes of a file, at most the given count.
  ///
  /// A pipe without a writer is empty; one with a writer is read to its end.
  package static func read(_ path: String, upTo count: Int) throws(Failure) -> Data {
    // Does not wait for a writer, as opening a pipe would otherwise.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure() }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    if status.st_mode & S_IFMT == S_IFDIR { throw Failure(reason: "It is a folder.") }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    return try read(descriptor, upTo: count)
  }

  private static func read(_ descriptor: Int32, upTo count: Int) throws(Failure) -> Data {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 20)
    while data.count < count {
      let wanted = min(chunk.count, count - data.count)
      let length = chunk.withUnsafeMutableBytes { buffer in
        buffer.baseAddress.map { Foundation.read(descriptor, $0, wanted) } ?? 0
      }
      if length < 0, errno == EINTR { continue }
      guard length >= 0 else { throw failure() }
      if length == 0 { break }
      data.append(contentsOf: chunk[..<length])
    }
    return data
  }

  private static func failure() -> Failure {
    Failure(reason: String(cString: strerror(errno)) + ".")
  }
}
