import Foundation
import SnapTesting
import Testing
import UIKit

/// A snapshot whose result nobody waits for.
struct OpenAssertionTests {
  @Test func `a process that ends while a snapshot is verified fails`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        OpenAssertionTests.endWhileVerifying()
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      words.contains(
        "error: /nowhere/RowTests.swift:7: The process ended while this snapshot was verified: no test "
          + "waits for the task that does it."), "\(words)")
  }

  @Test func `a process that ends after its snapshots were verified does not fail`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      withKnownIssue {
        assertSnapshot(of: UIView(), as: .image, filePath: "/nowhere/RowTests.swift")
      }
      exit(EXIT_SUCCESS)
    }
  }

  private static func endWhileVerifying() {
    let begun = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      assertSnapshot(
        of: OpenAssertionTests.stuckView(begun), as: .image, filePath: "/nowhere/RowTests.swift",
        line: 7)
    }
    begun.wait()
    exit(EXIT_SUCCESS)
  }

  @MainActor private static func stuckView(_ begun: DispatchSemaphore) -> UIView {
    begun.signal()
    Thread.sleep(forTimeInterval: 60)
    return UIView()
  }
}
