import Foundation

/// Lets another thread tell a server that there is something new for clients that wait.
package final class ServerBell: Sendable {
  /// What the server polls.
  let descriptor: Int32
  private let writing: Int32

  /// - Throws: ``ServingError`` if the system has no descriptor left.
  package init() throws(ServingError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ServingError(reason: String(cString: strerror(errno)))
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (descriptor, writing) = (ends[0], ends[1])
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// A pipe that is full has rung already.
  package func ring() {
    var byte: UInt8 = 1
    _ = write(writing, &byte, 1)
  }

  func silence() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &bytes, bytes.count) > 0 {}
  }
}
