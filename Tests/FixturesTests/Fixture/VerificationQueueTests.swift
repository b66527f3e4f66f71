import Snapshots
import Synchronization
import Testing

@testable import Fixtures

struct VerificationQueueTests {
  private func failure(_ number: Int) -> SnapshotsError { .invalidKey("\(number)") }

  private func result(_ number: Int) -> SnapshotResult {
    SnapshotResult(
      key: SnapshotKey(suite: "S", fixture: "f\(number)"), status: .passed, reference: "",
      size: .init(width: 1, height: 1), scale: 1)
  }

  @Test func `results are in the order of the calls`() throws {
    let queue = VerificationQueue()
    let expected = (0..<50).map(result)
    for result in expected { try queue.add("") { result } }
    #expect(try queue.outcome().results == expected)
  }

  @Test func `the first error is thrown and nothing runs after it`() {
    let queue = VerificationQueue()
    let done = Mutex<[Int]>([])
    // Adding throws as soon as the error is known, which it need not be at once.
    for number in 0..<20 {
      try? queue.add("") {
        if number == 3 || number == 5 { throw failure(number) }
        done.withLock { $0.append(number) }
        return result(number)
      }
    }
    #expect(throws: failure(3)) { try queue.outcome() }
    #expect(done.withLock(\.self) == [0, 1, 2])
  }
}
