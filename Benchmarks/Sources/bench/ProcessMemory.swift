import Foundation
import Synchronization

/// The most memory that the processes which this one has started have at a time, as far as they can be seen ten times a second.
///
/// What several of them share counts once: https://www.kernel.org/doc/html/latest/filesystems/proc.html, `smaps_rollup`.
final class ProcessMemory: Sendable {
  private let state = Mutex((kilobytes: 0, isDone: false))

  /// Begins to look.
  init() {
    Thread.detachNewThread { [self] in
      while !state.withLock(\.isDone) {
        let now = Self.kilobytesOfChildren()
        state.withLock { $0.kilobytes = max($0.kilobytes, now) }
        usleep(100_000)
      }
    }
  }

  /// Ends looking, and returns the most that was seen, in megabytes.
  func end() -> Double {
    state.withLock {
      $0.isDone = true
      return Double($0.kilobytes) * 1024 / 1e6
    }
  }

  private static func kilobytesOfChildren() -> Int {
    var parents: [Int32: Int32] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? [] {
      guard let process = Int32(name) else { continue }
      parents[process] = number("PPid:", in: "/proc/\(name)/status").map(Int32.init)
    }
    let own = getpid()
    func isBelow(_ process: Int32) -> Bool {
      var process = process
      while let parent = parents[process], parent != process {
        if parent == own { return true }
        process = parent
      }
      return false
    }
    return parents.keys.filter(isBelow).reduce(0) {
      $0 + (number("Pss:", in: "/proc/\($1)/smaps_rollup") ?? 0)
    }
  }

  private static func number(_ label: String, in path: String) -> Int? {
    guard let data = FileHandle(forReadingAtPath: path)?.readDataToEndOfFile() else { return nil }
    let line = String(decoding: data, as: UTF8.self).split(separator: "\n").first {
      $0.hasPrefix(label)
    }
    return line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) }
  }
}
