import Foundation
import Synchronization

/// Lines from standard input; Ctrl-C counts as the end of input.
///
/// `readLine` continues after a signal, and a signal may not reach the reading thread. So the handler writes to a pipe,
/// and reading waits for both.
package struct LineInput {
  private let interruption: Int32

  /// Handles Ctrl-C from now on; if no pipe can be created, it still ends the process.
  package init() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      interruption = -1
      return
    }
    interruption = ends[0]
    pipeAtomic.store(ends[1], ordering: .sequentiallyConsistent)
    signal(SIGINT) { _ in
      var byte: UInt8 = 0
      _ = write(pipeAtomic.load(ordering: .sequentiallyConsistent), &byte, 1)
    }
  }

  /// Returns the next line without its line break; nil at the end, and after Ctrl-C.
  package func line() -> String? {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while isReady(), read(STDIN_FILENO, &byte, 1) == 1 {
      guard byte != UInt8(ascii: "\n") else { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Waits for input; false if Ctrl-C came first.
  private func isReady() -> Bool {
    var files = [
      pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
      pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&files, nfds_t(files.count), -1) < 0 {
      guard errno == EINTR else { return false }
    }
    return files[1].revents == 0
  }
}

// A signal handler has no context, so this cannot be a member.
private let pipeAtomic = Atomic<Int32>(-1)
