import OperatingSystem
import Testing

/// What cells write with Apple's module `os` compiles, and changes nothing.
struct OperatingSystemTests {
  @Test func `messages are not evaluated`() {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
    let log = OSLog(subsystem: "songs", category: .pointsOfInterest)
    let logger = Logger(log)
    logger.debug("Song \(next(), privacy: .public) at \(1.5, format: .fixed(precision: 2))")
    logger.log(level: .error, "\(next(), format: .hex, align: .right(columns: 4))")
    os_log("Song \(next())")
    os_log(.error, "Song \(next())")
    os_log("Song %{public}@ %d", log: log, type: .info, "a", 1)
    os_log(.debug, log: log, "Song")
    os_signpost(.begin, log: log, name: "Song")
    #expect(count == 0 && !log.isEnabled(type: .fault))
  }

  @Test func `a signposted task returns its result`() {
    let signposter = OSSignposter(subsystem: "songs", category: "list")
    let state = signposter.beginInterval("Song")
    signposter.endInterval("Song", state)
    #expect(signposter.withIntervalSignpost("Song") { 7 } == 7)
  }

  @Test func `a lock guards its value from other threads`() async {
    let count = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
    }
    #expect(count.withLock { $0 } == 100)
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
  }
}
