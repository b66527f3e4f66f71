import FileAccess
import Foundation
import Locks
import SnapshotRecords
import Testing

@testable import Fixtures

@MainActor struct VerificationQueueTests {
  private struct Failure: Error, Equatable { let number: Int }

  nonisolated private func result(_ number: Int) -> SnapshotResult {
    SnapshotResult(
      key: SnapshotKey(suite: "S", fixture: "f\(number)"), status: .passed, reference: "",
      size: .init(width: 1, height: 1), scale: 1)
  }

  @Test func `results are in the order of the calls`() throws {
    let queue = VerificationQueue()
    let expected = (0..<50).map(result)
    for result in expected { try queue.add("", draw: { result }, verify: { $0 }) }
    #expect(try queue.outcome().results == expected)
  }

  /// Reads a file that is not there.
  nonisolated private func failure(_ number: Int) -> FileError? {
    do throws(FileError) {
      _ = try Files.read(existing: URL(fileURLWithPath: "/none/\(number)"))
    } catch {
      return error
    }
    return nil
  }

  @Test func `the first error of a file is thrown and nothing runs after it`() throws {
    let queue = VerificationQueue()
    let done = Lock<[Int]>([])
    // Adding throws as soon as the error is known, which it need not be at once.
    for number in 0..<20 {
      try? queue.add("", draw: { number }) { number in
        if number == 3 || number == 5, let error = failure(number) { throw error }
        done.withLock { $0.append(number) }
        return result(number)
      }
    }
    let first = try #require(failure(3))
    #expect(throws: first) { try queue.outcome() }
    #expect(done.withLock(\.self) == [0, 1, 2])
  }

  @Test func `four renderings are queued, and the fifth waits for the first`() throws {
    let queue = VerificationQueue()
    let added = Lock(0)
    let addedMeanwhile = Lock(0)
    for number in 0..<8 {
      try queue.add("") {
        guard number == 0 else { return }
        // Ends late if fewer than four are queued, and then fails below.
        for _ in 0..<2_000 where added.withLock({ $0 < 4 }) { usleep(1_000) }
        usleep(100_000)
        addedMeanwhile.withLock { $0 = added.withLock(\.self) }
      } verify: {
        result(number)
      }
      added.withLock { $0 += 1 }
    }
    #expect(try queue.outcome().results.count == 8)
    #expect(addedMeanwhile.withLock(\.self) == 4)
  }

  @Test func `what cannot be drawn or compared is a failure and leaves the others`() throws {
    let queue = VerificationQueue()
    for number in 0..<4 {
      try queue.add("f\(number)") {
        if number == 1 { throw Failure(number: number) }
        return number
      } verify: {
        result($0)
      }
    }
    try queue.add("f4", draw: {}, verify: { throw Failure(number: 4) })
    queue.fail("not laid out")
    let (results, failures) = try queue.outcome()
    #expect(results == [0, 2, 3].map(result))
    #expect(failures == ["f1: Failure(number: 1)", "f4: Failure(number: 4)", "not laid out"])
  }
}
