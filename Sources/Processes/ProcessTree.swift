import CToolLaunch
import Foundation

/// A child of the tool with all that it has started, as the system lists them.
package struct ProcessTree: Equatable {
  /// The time that each process has computed, in the system's ticks, by its number.
  private(set) var ticks: [Int32: Int] = [:]

  /// The processes at the moment; those that have lost their parent are not among them.
  package init(of root: Int32) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var children: [Int32: [(process: Int32, ticks: Int)]] = [:]
    for process in names.compactMap({ Int32($0) }) {
      guard let (parent, ticks) = Self.status(of: process) else { continue }
      if process == root { self.ticks[root] = ticks }
      children[parent, default: []].append((process, ticks))
    }
    var open = [root]
    while let parent = open.popLast() {
      for (process, ticks) in children[parent] ?? [] where self.ticks[process] == nil {
        self.ticks[process] = ticks
        open.append(process)
      }
    }
  }

  /// This process with all that it and, from now on, its children have started and left.
  package static var withOrphans: ProcessTree {
    snap_adopt_orphans()
    return ProcessTree(of: getpid())
  }

  /// Ends all of them at once, but for one.
  package func kill(besides kept: Int32? = nil) {
    for process in ticks.keys.sorted() where process != kept { Foundation.kill(process, SIGKILL) }
  }

  /// Ends all of them at once that are not in an earlier tree.
  package func kill(besides earlier: ProcessTree) {
    for process in ticks.keys.sorted() where earlier.ticks[process] == nil {
      Foundation.kill(process, SIGKILL)
    }
  }

  /// Whether one of them waits for a lock of a file, as a build does for another one in its folder.
  package var waitsForLock: Bool {
    let locks = FileManager.default.contents(atPath: "/proc/locks") ?? Data()
    return String(decoding: locks, as: UTF8.self).split(separator: "\n").contains { line in
      let fields = line.split(separator: " ")
      guard fields.count > 5, fields[1] == "->", let process = Int32(fields[5]) else {
        return false
      }
      return ticks[process] != nil
    }
  }

  private static func status(of process: Int32) -> (parent: Int32, ticks: Int)? {
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    // The name in parentheses may hold anything. The state follows, the parent, and later the times of user and system.
    let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?
      .split(separator: " ")
    guard let fields, fields.count > 12, let parent = Int32(fields[1]),
      let user = Int(fields[11]), let system = Int(fields[12])
    else { return nil }
    return (parent, user + system)
  }
}
