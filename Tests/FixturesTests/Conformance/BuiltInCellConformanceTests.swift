import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Cells of built-in styles, which the cell arranges itself, compared with frames from Apple's engine.
///
/// Files of Xcode 11 and later have the arrangement of iOS 13 and later, which is ours; older ones are counted
/// separately.
@MainActor struct BuiltInCellConformanceTests {
  private struct Counts {
    var views = Tally()
    var cells = Tally()
    /// Cells that are right with the margins of a row that the canvas has not shown.
    var unshown = 0
    var accessories = Tally()
    var heights = Tally()
    var misses: [String: Int] = [:]

    @MainActor mutating func add(_ prototype: NibPrototype) {
      guard var comparison = BuiltInCellComparison(prototype) else { return }
      if let error = comparison.contentWidthError { accessories.add(abs(error) <= 1) }
      if let error = comparison.heightError { heights.add(abs(error) < 0.1) }
      if !comparison.parts.allSatisfy(\.isRight), prototype.hasRecentArrangement,
        let other = BuiltInCellComparison(prototype, margins: .unshown),
        other.parts.allSatisfy(\.isRight)
      {
        comparison = other
        unshown += 1
      }
      for part in comparison.parts {
        views.add(part.isRight)
        if !part.isRight { misses[part.name, default: 0] += 1 }
      }
      cells.add(comparison.parts.allSatisfy(\.isRight))
    }
  }

  @Test(arguments: InterfaceBuilderCorpus.all)
  func `texts and images of built-in cells match Apple's engine`(
    corpus: InterfaceBuilderCorpus
  ) throws {
    var recent = Counts()
    var old = Counts()
    for file in corpus.interfaceFiles() {
      // Unreadable files are covered by other tests.
      guard let nib = try? NibFile(contentsOf: file) else { continue }
      for prototype in nib.prototypes where prototype.hasBuiltInStyle && !prototype.isMisplaced {
        if prototype.hasRecentArrangement {
          recent.add(prototype)
        } else {
          old.add(prototype)
        }
      }
    }
    for (name, counts) in [("Xcode 11 and later", recent), ("older", old)] {
      let misses = counts.misses.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      print(
        "built-in cells, \(name): views \(counts.views), cells \(counts.cells), of these "
          + "\(counts.unshown) that the canvas has not shown, widths before accessories "
          + "\(counts.accessories), heights of automatic rows \(counts.heights), misses "
          + misses.joined(separator: ", "))
    }
    if corpus.isSample {
      #expect(recent.views == Tally(right: 8, count: 8))
      #expect(recent.misses.isEmpty)
      #expect(old.views == Tally(right: 4, count: 6))
    } else {
      // 195 of 232 and 72 of 95 views of the folder are right, and all 95 heights.
      #expect(recent.views.share >= 0.84)
      #expect(recent.heights.share == 1)
      #expect(old.views.share >= 0.74)
    }
  }
}
