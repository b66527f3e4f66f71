import Dispatch
import Foundation
import Graphics
import Locks

/// Work that threads share, each of which waits for a process of its own.
enum Jobs {
  /// Does all parts at the same time.
  ///
  /// - Parameters:
  ///   - parts: what to do.
  ///   - poll: called some times a second until the end, on the calling thread.
  ///   - work: does one part.
  /// - Returns: the results, in the order of the parts.
  /// - Throws: the error of the first part that failed, when all have ended.
  static func run<Part: Sendable, Result: Sendable>(
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

/// How many processes share a run.
struct JobCount {
  /// The number that a person has chosen; nil leaves it to the machine.
  let requested: Int?

  /// Chooses the number for some work.
  ///
  /// - Parameters:
  ///   - milliseconds: how long the work took in the last run; nil if that is unknown.
  ///   - start: how long it takes until a process can begin, in milliseconds.
  ///   - pieces: the parts into which the work can be split.
  /// - Returns: at least one, and at most the number of pieces and what a machine bears.
  func count(for milliseconds: Double?, startingIn start: Double, pieces: Int) -> Int {
    let limit = max(1, min(pieces, Self.limit))
    if let requested { return min(requested, limit) }
    return min(limit, count(for: milliseconds, startingIn: start))
  }

  /// The most processes, whatever a person asks for: more than cores only cost memory.
  static var limit: Int { max(16, 4 * ProcessInfo.processInfo.activeProcessorCount) }

  private func count(for milliseconds: Double?, startingIn start: Double) -> Int {
    guard let milliseconds else { return Self.standard }
    // A process that does less than it takes to start one is not worth it.
    let most = Self.standard
    return 1 + Int(milliseconds / start, clampedTo: 0...most - 1)
  }

  /// Whether there may be more than one.
  var mayBeSeveral: Bool { (requested ?? Self.standard) > 1 }

  /// The cores, less where memory is short.
  private static var standard: Int {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    guard let memory = Memory.available else { return cores }
    return max(1, min(cores, memory / memoryOfProcess))
  }

  /// More than test processes of a thousand snapshots need, in bytes.
  private static let memoryOfProcess = 512 << 20
}

/// The memory that processes can have.
enum Memory {
  /// The bytes left on the machine and in this process's group; nil if the system does not tell.
  static var available: Int? {
    let group = number(in: "/sys/fs/cgroup/memory.max").map {
      $0 - (number(in: "/sys/fs/cgroup/memory.current") ?? 0)
    }
    return [machine, group].compactMap(\.self).min()
  }

  private static var machine: Int? {
    let line = text(of: "/proc/meminfo").split(separator: "\n").first {
      $0.hasPrefix("MemAvailable:")
    }
    return line.flatMap { $0.split(separator: " ").dropFirst().first }.flatMap { Int($0) }
      .map { $0 << 10 }
  }

  /// Nil if the file holds another word, as for no limit.
  private static func number(in path: String) -> Int? {
    Int(text(of: path).trimmingCharacters(in: .whitespacesAndNewlines))
  }

  private static func text(of path: String) -> String {
    (FileManager.default.contents(atPath: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
