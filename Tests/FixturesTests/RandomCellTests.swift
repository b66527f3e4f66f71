import Fixtures
import Foundation
import LayoutModel
import RandomCells
import Testing
import UIKit

/// What must hold for any cell, tried on random trees.
///
/// `RANDOM_CELLS=10000` tries more.
@MainActor struct RandomCellTests {
  nonisolated static let count =
    ProcessInfo.processInfo.environment["RANDOM_CELLS"].flatMap { Int($0) } ?? 40

  @Test func `a random cell is laid out the same each time`() throws {
    for seed in 0..<Self.count {
      let random = RandomCell(seed: seed)
      let first = try rendering(of: random)
      #expect(try rendering(of: random).tree == first.tree, "seed \(seed), laid out twice")
      _ = try rendering(of: random, width: 250)
      #expect(
        try rendering(of: random).tree == first.tree, "seed \(seed), after another width")
      #expect(
        try rendering(of: RandomCell(seed: seed)).tree == first.tree, "seed \(seed), made twice")
    }
  }

  /// Where the constraints leave a choice, or some of one priority exclude each other, the order of adding decides.
  @Test func `the order of adding and repeated constraints change nothing that is determined`()
    throws
  {
    var shuffledCells = 0
    for seed in 0..<Self.count {
      let first = try rendering(of: RandomCell(seed: seed))
      guard first.isDetermined else { continue }
      let repeated = RandomCell(seed: seed)
      repeated.repeatRequiredConstraint(seed: seed)
      #expect(try rendering(of: repeated).tree == first.tree, "seed \(seed), repeated")
      guard !first.isCompromise else { continue }
      shuffledCells += 1
      let shuffled = RandomCell(seed: seed, order: seed + 1)
      #expect(try rendering(of: shuffled).tree == first.tree, "seed \(seed), shuffled")
    }
    #expect(shuffledCells > Self.count / 8)
  }

  /// Frames are on whole pixels, at two pixels a point.
  @Test func `a determined random cell from right to left is the mirror image`() throws {
    for seed in 0..<Self.count {
      let first = try rendering(of: RandomCell(seed: seed))
      guard first.isDetermined else { continue }
      let mirrored = try rendering(of: RandomCell(seed: seed), direction: .rightToLeft)
      let image = first.tree.frames.map {
        CGRect(
          x: first.size.width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      for (frame, expected) in zip(mirrored.tree.frames, image) {
        #expect(
          frame.isClose(to: expected, within: 0.5), "seed \(seed): \(frame), not \(expected)")
      }
    }
  }

  @Test func `the layouts of debug builds are those of release builds`() {
    #expect(RandomCell.digest(of: 0..<100) == "c1e2418707409465")
  }

  private func rendering(
    of cell: RandomCell, width: CGFloat = 320,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) throws -> Rendering {
    try Rendering(of: cell, in: Configuration(width: width, direction: direction))
  }
}

extension Rendering {
  fileprivate var isDetermined: Bool {
    let undecided: Set<Diagnostic.Kind> = [
      .ambiguousLayout, .unsatisfiableConstraints, .zeroHeight, .unsettledHeight,
    ]
    return !diagnostics.compactMap(\.kind).contains(where: undecided.contains)
  }

  /// Whether some optional constraint does not hold.
  fileprivate var isCompromise: Bool { diagnostics.contains { $0.kind == .brokenConstraint } }
}

extension LayoutNode {
  /// The frames of the tree in its root's coordinates, without the parts of tables and collections.
  fileprivate var frames: [CGRect] { frames(movedBy: .zero) }

  private func frames(movedBy origin: CGPoint) -> [CGRect] {
    let own = frame.offsetBy(dx: origin.x, dy: origin.y)
    let isContainer = className == "UITableView" || className == "UICollectionView"
    return [own] + (isContainer ? [] : children.flatMap { $0.frames(movedBy: own.origin) })
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect, within distance: CGFloat) -> Bool {
    [
      minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY,
    ].allSatisfy { abs($0) <= distance + 1e-6 }
  }
}
