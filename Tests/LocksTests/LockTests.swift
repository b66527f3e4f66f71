import Dispatch
import Locks
import Testing

struct LockTests {
  /// A value that is not `Sendable`.
  private final class Counter {
    private(set) var count = 0

    func add() { count += 1 }
  }

  private final class Value: Sendable {}

  private final class Shared: Sendable {
    let counter = Lock(Counter())
  }

  private struct Refusal: Error {}

  @Test func `no change of a thread is lost`() {
    let shared = Shared()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<10_000 { shared.counter.withLock { $0.add() } }
    }
    #expect(shared.counter.withLock(\.count) == 80_000)
  }

  @Test func `after an error the lock is free, and what was changed stays`() {
    let lock = Lock([1])
    #expect(throws: Refusal.self) {
      try lock.withLock {
        $0.append(2)
        throw Refusal()
      }
    }
    #expect(lock.withLock { $0 } == [1, 2])
  }

  @Test func `the value ends with the lock`() {
    weak var value: Value?
    do {
      let lock = Lock(Value())
      value = lock.withLock { $0 }
      #expect(value != nil)
    }
    #expect(value == nil)
  }
}
