import Foundation
import Testing

@testable import SnapTesting

/// A snapshot whose result nobody waits for.
struct OpenAssertionTests {
  /// An assertion of this file that leaves nothing in the package.
  private static func assertion(_ line: UInt) -> Assertion {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "snap-open-\(UUID().uuidString)")
    return Assertion(
      site: CallSite(
        fileID: #fileID, filePath: #filePath, function: "row()", line: line, column: 1),
      record: nil, settings: RunSettings(environment: ["SNAP_STATE_DIR": folder.path]))
  }

  @Test func `a process that ends while a snapshot is verified fails`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OpenAssertionTests.endWhileVerifying()
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        "OpenAssertionTests.swift:7: The process ended while this snapshot was verified: no test waits for "
          + "the task that does it."), "\(words)")
  }

  @Test func `a process that ends after its snapshots were verified does not fail`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      OpenAssertionTests.assertion(7).run { _ in ([], []) }
      exit(EXIT_SUCCESS)
    }
  }

  private static func endWhileVerifying() {
    let begun = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      assertion(7).run { _ in
        begun.signal()
        Thread.sleep(forTimeInterval: 60)
        return ([], [])
      }
    }
    // An assertion that never begins must not keep the tests from ending.
    _ = begun.wait(timeout: .now() + 50)
    exit(EXIT_SUCCESS)
  }
}
