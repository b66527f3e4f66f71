import Foundation
import Testing
import UIKit

/// All controllers in the files of `SNAP_IB_CORPUS` can be created, loaded and laid out.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["SNAP_IB_CORPUS"] != nil,
    "SNAP_IB_CORPUS names no folder"))
@MainActor struct StoryboardCorpusTests {
  @Test func `every controller of every storyboard loads its view and lays it out`() throws {
    var count = 0
    for file in try Self.files(withExtension: "storyboard") {
      let storyboard = try UIStoryboard(contentsOf: file)
      for controller in try storyboard.makeAllControllers() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.window === window, "\(file.lastPathComponent)")
        count += 1
      }
    }
    print("\(count) controllers")
    #expect(count > 0)
  }

  @Test func `every xib provides its views`() throws {
    for file in try Self.files(withExtension: "xib") {
      let views = try UINib(contentsOf: file).instantiate(withOwner: nil)
      #expect(!views.isEmpty, "\(file.lastPathComponent)")
      for case let view as UIView in views { view.layoutIfNeeded() }
    }
  }

  /// Interface Builder has placed and measured the cells of static tables with Apple's engine.
  @Test func `static rows have the heights and order of the canvas`() throws {
    var heights = Tally()
    var gaps = Tally()
    for file in try Self.files(withExtension: "storyboard") {
      for controller in try UIStoryboard(contentsOf: file).makeAllControllers() {
        guard let table = (controller as? UITableViewController)?.tableView else { continue }
        let rows = Self.rows(of: table)
        for row in rows { heights.add(row.frame.height, row.stored.height, row.name) }
        for (row, next) in zip(rows, rows.dropFirst()) {
          gaps.add(
            next.frame.minY - row.frame.maxY, next.stored.minY - row.stored.maxY, next.name)
        }
      }
    }
    print("heights of static rows: \(heights.summary)\ndistances of them: \(gaps.summary)")
    #expect(heights.share >= 0.99, "\(heights.misses)")
    #expect(gaps.share >= 0.97, "\(gaps.misses)")
  }

  /// The static cells of a table tall enough to show all.
  private static func rows(
    of table: UITableView
  ) -> [(name: String, frame: CGRect, stored: CGRect)] {
    // Canvases of wider phones have three pixels per point.
    UITraitCollection(displayScale: table.bounds.width > 400 ? 3 : 2).performAsCurrent {
      table.frame.size.height = 3000
      table.layoutIfNeeded()
    }
    return table.visibleCells.compactMap { cell in
      guard let origin = cell.nibOrigin, let stored = origin.storedFrame else { return nil }
      return ("\(origin.id ?? "line \(origin.line)")", cell.frame, stored)
    }
  }

  private struct Tally {
    private var count = 0
    private(set) var misses: [String] = []
    var share: Double { count == 0 ? 0 : 1 - Double(misses.count) / Double(count) }
    var summary: String { "\(count - misses.count) of \(count)" }

    mutating func add(_ length: CGFloat, _ stored: CGFloat, _ name: String) {
      count += 1
      // A row is a pixel shorter if its separator is not included.
      if abs(length - stored) > 1.1 { misses.append("\(name): \(length), not \(stored)") }
    }
  }

  private static func files(withExtension pathExtension: String) throws -> [URL] {
    let path = try #require(ProcessInfo.processInfo.environment["SNAP_IB_CORPUS"])
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil)
    let urls = found?.compactMap { $0 as? URL } ?? []
    return urls.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
  }
}
