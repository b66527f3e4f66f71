import Snapshots
import Synchronization
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

  @Test func `the first error of verifying is thrown and nothing runs after it`() {
    let queue = VerificationQueue()
    let done = Mutex<[Int]>([])
    // Adding throws as soon as the error is known, which it need not be at once.
    for number in 0..<20 {
      try? queue.add("", draw: { number }) { number in
        if number == 3 || number == 5 { throw Failure(number: number) }
        done.withLock { $0.append(number) }
        return result(number)
      }
    }
    #expect(throws: Failure(number: 3)) { try queue.outcome() }
    #expect(done.withLock(\.self) == [0, 1, 2])
  }

  @Test func `what cannot be drawn is a failure and leaves the others`() throws {
    let queue = VerificationQueue()
    for number in 0..<4 {
      try queue.add("f\(number)") {
        if number == 1 { throw Failure(number: number) }
        return number
      } verify: {
        result($0)
      }
    }
    queue.fail("not laid out")
    let (results, failures) = try queue.outcome()
    #expect(results == [0, 2, 3].map(result))
    #expect(failures == ["f1: Failure(number: 1)", "not laid out"])
  }
}
