import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

/// What a plain run of the tests says before a trap ends it.
struct TrapNoteTests {
  @Test func `a trap is preceded by the snapshot and the assertion`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let store = try TemporaryPackage().store()
        let source = SnapshotResult.Source(file: "Tests/RowTests.swift", line: 7)
        for name in ["before", "wraps"] {
          try store.begin(SnapshotKey(suite: "RowTests", fixture: name), at: source)
        }
        store.finish(SnapshotKey(suite: "RowTests", fixture: "before"))
        raise(SIGILL)
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        "This process ended while it verified RowTests/wraps (Tests/RowTests.swift:7).\n"),
      "\(words)")
  }

  @Test func `a stack that overflows is said on any thread`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let store = try TemporaryPackage().store()
        let thread = Thread {
          let source = SnapshotResult.Source(file: "Tests/RowTests.swift", line: 7)
          try? store.begin(SnapshotKey(suite: "RowTests", fixture: "wraps"), at: source)
          print(TrapNoteTests.depth(below: 0))
        }
        thread.start()
        try await Task.sleep(for: .seconds(60))
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        "This process ended while it verified RowTests/wraps (Tests/RowTests.swift:7).\n"
          + "Its stack overflowed: something calls itself without end.\n"), "\(words)")
  }

  /// Calls itself for any number that has a next one.
  private static func depth(below level: Int) -> Int {
    level == .max ? 0 : depth(below: level + 1) + 1
  }
}
