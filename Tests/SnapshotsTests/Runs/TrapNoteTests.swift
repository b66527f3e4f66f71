import Foundation
import Testing

@testable import Snapshots

/// What a plain run of the tests says before a trap ends it.
struct TrapNoteTests {
  @Test func `a trap is preceded by the snapshot and the assertion`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      TrapNote.prepare(
        for: WorkInProgress(
          process: getpid(), run: nil, test: nil,
          source: SnapshotResult.Source(file: "Tests/RowTests.swift", line: 7),
          keys: [SnapshotKey(suite: "RowTests", fixture: "wraps")]))
      raise(SIGILL)
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        "This process ended while it verified RowTests/wraps (Tests/RowTests.swift:7).\n"),
      "\(words)")
  }
}
