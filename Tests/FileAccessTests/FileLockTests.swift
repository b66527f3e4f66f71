import FileAccess
import Foundation
import TestSupport
import Testing

struct FileLockTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url(of: "a/lock")
  }

  @Test func `a lock is held until its owner releases it`() throws {
    var lock = try FileLock.take(file)
    #expect(lock != nil)
    #expect(FileLock.isHeld(file))
    #expect(try FileLock.take(file, wait: {}) == nil)
    lock = nil
    #expect(!FileLock.isHeld(file))
    #expect(try FileLock.take(file) != nil)
  }

  /// `isHeld` of another process has the lock for some microseconds.
  @Test(arguments: [(1, true), (4, true), (5, false), (6, false)])
  func `a lock that is released before the last of five attempts is taken`(
    attempt: Int, isTaken: Bool
  ) throws {
    var lock = try FileLock.take(file)
    var failures = 0
    let second = try FileLock.take(file) {
      failures += 1
      if failures == attempt { lock = nil }
    }
    #expect((second != nil) == isTaken)
    #expect(failures == min(attempt, 5))
    withExtendedLifetime(lock) {}
  }

  @Test func `a lock in a folder that cannot be made is an error that names the file`() throws {
    try Files.write(Data(), to: folder.url(of: "a"))
    let error = #expect(throws: FileError.self) { try FileLock.take(file) }
    #expect(error?.path.hasSuffix("/a") == true)
  }
}
