import FileAccess
import Foundation
import TestSupport
import Testing

struct FileLockTests {
  private let folder: TemporaryFolder
  private var tree: FileTree { FileTree(folder.root) }
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url(of: "a/lock")
  }

  @Test func `a lock is held until its owner releases it`() throws {
    var lock = try FileLock.take(file, in: tree)
    #expect(lock != nil)
    #expect(FileLock.isHeld(file, in: tree))
    #expect(try FileLock.take(file, in: tree, wait: {}) == nil)
    lock = nil
    #expect(!FileLock.isHeld(file, in: tree))
    #expect(try FileLock.take(file, in: tree) != nil)
  }

  /// `isHeld` of another process has the lock for some microseconds.
  @Test(arguments: [(1, true), (4, true), (5, false), (6, false)])
  func `a lock that is released before the last of five attempts is taken`(
    attempt: Int, isTaken: Bool
  ) throws {
    var lock = try FileLock.take(file, in: tree)
    var failures = 0
    let second = try FileLock.take(file, in: tree) {
      failures += 1
      if failures == attempt { lock = nil }
    }
    #expect((second != nil) == isTaken)
    #expect(failures == min(attempt, 5))
    withExtendedLifetime(lock) {}
  }

  @Test func `a lock in a folder that cannot be made is an error that names the file`() throws {
    try Files.write(Data(), to: folder.url(of: "a"))
    let error = #expect(throws: FileError.self) { try FileLock.take(file, in: tree) }
    #expect(error?.path.hasSuffix("/a/lock") == true)
  }
}
