import Foundation
import SnapReport
import Snapshots
import TestSupport
import Testing
import UIKit

/// What UIKit would throw an exception for ends the process, and says for which fixture.
struct RefusalTests {
  /// A package in which a process verifies a fixture.
  private struct Work {
    private let folder: TemporaryFolder
    private let store: SnapshotStore
    private let key = SnapshotKey(suite: "RowTests", fixture: "wraps")

    init() throws {
      folder = try TemporaryFolder()
      store = SnapshotStore(
        directories: SnapshotDirectories(packageRoot: folder.root), mode: .never,
        wording: ReportWording())
      try store.begin(key, at: SnapshotResult.Source(file: "Tests/RowTests.swift", line: 7))
    }

    func end() { store.finish(key) }
  }

  private func words(_ result: ExitTest.Result?) throws -> String {
    String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
  }

  @Test func `the message begins with the fixture`() async throws {
    let text = try words(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let work = try Work()
        UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
        work.end()
      })
    #expect(
      text.contains(
        "Precondition failed: RowTests/wraps (Tests/RowTests.swift:7): It's illegal to set"),
      "\(text)")
  }

  @Test func `after a fixture, the message is UIKit's`() async throws {
    let text = try words(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        try Work().end()
        let view = UIView()
        view.addSubview(view)
      })
    #expect(text.contains("Precondition failed: A view cannot contain itself."), "\(text)")
  }
}
