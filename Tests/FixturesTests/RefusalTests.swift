import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences
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
        directories: SnapshotDirectories(packageRoot: folder.root), mode: .never)
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

  @Test func `a recursion that no view is known to need names the fixture`() async throws {
    let text = try words(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let work = try Work()
        final class Holder: @unchecked Sendable { var color = UIColor.red }
        let holder = Holder()
        holder.color = UIColor { holder.color.resolvedColor(with: $0) }
        _ = holder.color.cgColor
        work.end()
      })
    #expect(
      text.contains(
        "Fatal error: RowTests/wraps (Tests/RowTests.swift:7): Endless recursion: a UIColor's provider "
          + "asks for itself."), "\(text)")
  }

  @Test func `menus and groups that are too deep in each other are refused`() async throws {
    let menus = try words(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        _ = (0...1000).reduce(UIMenu()) { inner, _ in UIMenu(children: [inner]) }
      })
    #expect(menus.contains("Menus are in each other, more than 1000 deep."), "\(menus)")
    let groups = try words(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let size = NSCollectionLayoutSize(
          widthDimension: .absolute(9), heightDimension: .absolute(9))
        _ = (0...1000).reduce(NSCollectionLayoutItem(layoutSize: size)) { inner, _ in
          NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [inner])
        }
      })
    #expect(groups.contains("Groups are in each other, more than 1000 deep."), "\(groups)")
  }
}
