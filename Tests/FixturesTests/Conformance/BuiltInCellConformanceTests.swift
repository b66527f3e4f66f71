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
    var misses: [String: Int] = [:]

    mutating func add(_ comparisons: [(part: String, isRight: Bool)]) {
      for (part, isRight) in comparisons {
        views.add(isRight)
        if !isRight { misses[part, default: 0] += 1 }
      }
      cells.add(comparisons.allSatisfy(\.isRight))
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
        let comparisons = Self.comparisons(of: prototype)
        if nib.document.toolsGeneration ?? 0 >= 15 {
          recent.add(comparisons)
        } else {
          old.add(comparisons)
        }
      }
    }
    for (name, counts) in [("Xcode 11 and later", recent), ("older", old)] {
      let misses = counts.misses.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      print(
        "built-in cells, \(name): views \(counts.views), cells \(counts.cells), misses "
          + misses.joined(separator: ", "))
    }
    if corpus.isSample {
      #expect(recent.views == Tally(right: 6, count: 8))
      #expect(recent.misses == ["detailTextLabel": 2])
      #expect(old.views == Tally(right: 4, count: 6))
    } else {
      // 165 of 232 and 71 of 95 views of the folder are right.
      #expect(recent.views.share >= 0.71)
      #expect(old.views.share >= 0.74)
    }
  }

  private static func comparisons(
    of prototype: NibPrototype
  ) -> [(part: String, isRight: Bool)] {
    let traits = prototype.canvasTraits()
    return traits.performAsCurrent {
      guard let cell = prototype.instantiate(NibOptions(purpose: .preview)).view as? UITableViewCell
      else { return [] }
      cell.overrideTraits(traits)
      cell.frame.size = CGSize(
        width: prototype.storedWidth, height: prototype.storedSize.height)
      cell.layoutIfNeeded()
      let parts = [
        ("textLabel", cell.madeTextLabel as UIView?), ("detailTextLabel", cell.madeDetailTextLabel),
        ("imageView", cell.madeImageView),
      ]
      return parts.compactMap { name, view in
        guard let view, let stored = view.nibOrigin?.storedFrame else { return nil }
        return (name, view.frame.differs(from: stored) <= 1)
      }
    }
  }
}

extension CGRect {
  /// The largest distance between two edges, origins and sizes compared.
  fileprivate func differs(from other: CGRect) -> CGFloat {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .map(abs).max() ?? 0
  }
}
