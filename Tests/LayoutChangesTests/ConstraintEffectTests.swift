import Foundation
import LayoutModel
import SnapshotSamples
import Testing

@testable import LayoutChanges

/// Which changed constraints show in the frames, at the limits of what rounding allows.
struct ConstraintEffectTests {
  /// An icon at the left edge, and a title beside it.
  private func cell(_ distance: Double) -> LayoutNode {
    .cell(
      height: 100, width: 500,
      [
        .view("icon", width: 30, height: 30),
        .view("title", x: 30 + distance, width: 100, holding: [.view("dot")]),
      ])
  }

  private func constraint(
    _ constant: Double, _ relation: LayoutConstraint.Relation = .equal, priority: Double = 1000
  ) -> LayoutConstraint {
    LayoutConstraint(
      first: LayoutConstraint.Anchor(view: 3, attribute: "leading"), relation: relation,
      second: LayoutConstraint.Anchor(view: 2, attribute: "trailing"), constant: constant,
      priority: priority)
  }

  private func isNamed(
    _ old: (distance: Double, LayoutConstraint), _ new: (distance: Double, LayoutConstraint)
  ) -> Bool {
    LayoutComparison.changes(
      from: cell(old.distance), to: cell(new.distance),
      constraints: ConstraintLists(old: [old.1], new: [new.1])
    ).contains { if case .constraint = $0.fact { true } else { false } }
  }

  @Test(arguments: [(0.5, false), (0.75, false), (0.8125, true), (-0.75, false), (-0.8125, true)])
  func `another priority shows if the distance changed by more than rounding`(
    moved: Double, shows: Bool
  ) {
    #expect(isNamed((10, constraint(10)), (10 + moved, constraint(10, priority: 750))) == shows)
  }

  @Test(arguments: [(0.5, true), (0.75, true), (0.8125, false)])
  func `an inequality counts if one of the layouts meets it within rounding`(
    slack: Double, counts: Bool
  ) {
    let (old, new) = (
      constraint(10, .greaterThanOrEqual), constraint(14, .greaterThanOrEqual)
    )
    #expect(isNamed((20, old), (14 + slack + 10, new)) == false)
    #expect(isNamed((10 + slack, old), (30, new)) == counts)
    #expect(isNamed((12, old), (14 + slack, new)) == counts)
  }

  @Test(arguments: [(14.0, 24.0, true), (6.0, 24.0, false), (14.0, 4.0, false), (6.0, 4.0, true)])
  func `an inequality counts only if the distance went the way of its constant`(
    constant: Double, distance: Double, counts: Bool
  ) {
    let (old, new) = (
      constraint(10, .greaterThanOrEqual), constraint(constant, .greaterThanOrEqual)
    )
    #expect(isNamed((10, old), (distance, new)) == counts)
  }
}
