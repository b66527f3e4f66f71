import Dispatch
import Foundation
import Graphics
import Locks

/// Work that threads share, each of which waits for a process of its own.
package enum Jobs {
  /// Does all parts at the same time.
  ///
  /// - Parameters:
  ///   - parts: what to do.
  ///   - poll: called some times a second until the end, on the calling thread.
  ///   - work: does one part.
  /// - Returns: the results, in the order of the parts.
  /// - Throws: the error of the first part that failed, when all have ended.
  package static func run<Part: Sendable, Result: Sendable>(
    _ parts: [Part], poll: () -> Void = {}, _ work: @escaping @Sendable (Part) throws -> Result
  ) throws -> [Result] {
    let board = Lock<[Int: Swift.Result<Result, any Error>]>([:])
    let group = DispatchGroup()
    for (index, part) in parts.enumerated() {
      group.enter()
      Thread.detachNewThread {
        let result = Swift.Result { try work(part) }
        board.withLock { $0[index] = result }
        group.leave()
      }
    }
    while group.wait(timeout: .now() + .milliseconds(250)) == .timedOut { poll() }
    let results = board.withLock(\.self)
    return try parts.indices.compactMap { try results[$0]?.get() }
  }
}
