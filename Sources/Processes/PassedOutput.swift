import Dispatch
package import Foundation
import Terminal

/// The output of a child process that is passed on while it runs, a line at a time, into a log of a CI host.
///
/// A compiler and tests print names from files as they are, which must not be commands there.
package final class PassedOutput: Sendable {
  package let pipe = Pipe()
  private let ended = DispatchSemaphore(value: 0)

  /// A longer line is broken.
  private static let mostBytes = 1 << 20
  /// How long to wait for what is left in the pipe, which another process may hold open.
  private static let timeToEnd = DispatchTimeInterval.seconds(2)

  /// Begins to pass on what the pipe gets.
  package init() {
    Thread.detachNewThread { [pipe, ended] in
      let file = pipe.fileHandleForReading
      var rest = Data()
      while let data = try? file.read(upToCount: 1 << 16), !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          Self.print(rest[..<end])
          rest = Data(rest[rest.index(after: end)...])
        }
        guard rest.count > Self.mostBytes else { continue }
        Self.print(rest)
        rest = Data()
      }
      if !rest.isEmpty { Self.print(rest) }
      ended.signal()
    }
  }

  /// Waits until everything is passed on, when the process has ended.
  package func waitForEnd() { _ = ended.wait(timeout: .now() + Self.timeToEnd) }

  private static func print(_ line: Data) {
    let text = String(decoding: line + [UInt8(ascii: "\n")], as: UTF8.self)
    Console.text(String(text.withPlainSpaces.dropLast()))
  }
}

extension String {
  /// The text without the carriage returns at the ends of lines, and with spaces for tabs, as in a compiler's excerpts.
  package var withPlainSpaces: String {
    replacing("\r\n", with: "\n").replacing("\t", with: "        ")
  }
}
