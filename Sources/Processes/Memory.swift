import Dispatch
import Foundation
import Graphics
import Locks

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
