import Dispatch
import Foundation
import Graphics
import Locks

/// How many processes share a run.
package struct JobCount {
  /// The number that a person has chosen; nil leaves it to the machine.
  package let requested: Int?

  package init(requested: Int?) {
    self.requested = requested
  }

  /// Chooses the number for some work.
  ///
  /// - Parameters:
  ///   - milliseconds: how long the work took in the last run; nil if that is unknown.
  ///   - start: how long it takes until a process can begin, in milliseconds.
  ///   - pieces: the parts into which the work can be split.
  /// - Returns: at least one, and at most the number of pieces and what a machine bears.
  package func count(for milliseconds: Double?, startingIn start: Double, pieces: Int) -> Int {
    let limit = max(1, min(pieces, Self.limit))
    if let requested { return min(requested, limit) }
    return min(limit, count(for: milliseconds, startingIn: start))
  }

  /// The most processes, whatever a person asks for: more than cores only cost memory.
  package static var limit: Int { max(16, 4 * ProcessInfo.processInfo.activeProcessorCount) }

  private func count(for milliseconds: Double?, startingIn start: Double) -> Int {
    guard let milliseconds else { return Self.standard }
    // A process that does less than it takes to start one is not worth it.
    let most = Self.standard
    return 1 + Int(milliseconds / start, clampedTo: 0...most - 1)
  }

  /// Whether there may be more than one.
  package var mayBeSeveral: Bool { (requested ?? Self.standard) > 1 }

  /// The cores, less where memory is short.
  private static var standard: Int {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    guard let memory = Memory.available else { return cores }
    return max(1, min(cores, memory / memoryOfProcess))
  }

  /// More than test processes of a thousand snapshots need, in bytes.
  private static let memoryOfProcess = 512 << 20
}
