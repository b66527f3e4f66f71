import Foundation
import TestSupport
import Testing
import UIKit

/// All controllers of the files that Xcode wrote can be made, loaded and laid out.
@MainActor struct StoryboardCorpusTests {
  @Test(arguments: InterfaceBuilderCorpus.all)
  func `every controller of every storyboard loads its view and lays it out`(
    corpus: InterfaceBuilderCorpus
  ) throws {
    var count = 0
    for file in corpus.interfaceFiles(withExtensions: ["storyboard"]) {
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
    #expect(corpus.isSample ? count == 13 : count > 0)
  }

  @Test(arguments: InterfaceBuilderCorpus.all)
  func `every xib provides its views`(corpus: InterfaceBuilderCorpus) throws {
    let files = corpus.interfaceFiles(withExtensions: ["xib"])
    #expect(corpus.isSample ? files.count == 43 : !files.isEmpty)
    for file in files {
      let views = try UINib(contentsOf: file).instantiate(withOwner: nil)
      #expect(!views.isEmpty, "\(file.lastPathComponent)")
      for case let view as UIView in views { view.layoutIfNeeded() }
    }
  }

  /// Interface Builder has placed and measured the cells of static tables by Apple's engine.
  @Test(arguments: InterfaceBuilderCorpus.all)
  func `static rows have the heights and order of the canvas`(
    corpus: InterfaceBuilderCorpus
  ) throws {
    var heights = Tally()
    var gaps = Tally()
    for file in corpus.interfaceFiles(withExtensions: ["storyboard"]) {
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
    if corpus.isSample {
      #expect(heights.summary == "5 of 5" && gaps.summary == "3 of 3")
    }
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
}
