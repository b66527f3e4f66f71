import FileAccess
import Foundation

/// What keeps SwiftPM from building, whatever the package's sources are: found in files, not in what it prints.
package enum BuildObstacle: Hashable {
  /// Another process has the database of builds open.
  case locked(process: Int32, file: String)
  case damaged(file: String)
  /// The disk of the folder has no space left.
  case fullDisk(folder: String)

  /// What is less than any build writes, in bytes.
  private static let leastSpace: UInt64 = 1 << 20

  /// Looks for one in the folder of a build.
  init?(in folder: URL) {
    let database = folder.appendingPathComponent("build.db")
    if let process = Self.owner(of: database) {
      self = .locked(process: process, file: database.path)
    } else if Self.isDamaged(database) {
      self = .damaged(file: database.path)
    } else if Self.isFull(folder) {
      self = .fullDisk(folder: folder.path)
    } else {
      return nil
    }
  }

  var isTemporary: Bool {
    if case .locked = self { true } else { false }
  }

  /// The process that has SQLite's lock of a file, which is on bytes beyond any that it writes.
  ///
  /// Source: https://www.sqlite.org/lockingv3.html, and `PENDING_BYTE` in SQLite's `os.h`.
  private static func owner(of database: URL) -> Int32? {
    let descriptor = open(database.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var lock = flock()
    lock.l_type = Int16(F_RDLCK)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = 0x4000_0000
    lock.l_len = 512
    guard fcntl(descriptor, F_GETLK, &lock) == 0, lock.l_type == Int16(F_WRLCK) else { return nil }
    return lock.l_pid
  }

  private static func isDamaged(_ database: URL) -> Bool {
    guard let file = try? FileHandle(forReadingFrom: database),
      let start = try? file.read(upToCount: 16), !start.isEmpty
    else { return false }
    return start != Data("SQLite format 3\0".utf8)
  }

  private static func isFull(_ folder: URL) -> Bool {
    var info = statvfs()
    guard statvfs(folder.path, &info) == 0 else { return false }
    return UInt64(info.f_bavail) * UInt64(info.f_frsize) < leastSpace
  }
}

extension BuildObstacle: CustomStringConvertible {
  package var description: String {
    switch self {
    case .locked(let process, let file): "Process \(process), another build, has locked \(file)."
    case .damaged(let file): "\(file) is damaged. Remove it, so that the next build writes it anew."
    case .fullDisk(let folder): "No space is left on the disk of \(folder). Free some."
    }
  }
}
