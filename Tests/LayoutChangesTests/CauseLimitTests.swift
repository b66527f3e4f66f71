import Foundation
import LayoutModel
import SnapshotSamples
import Testing

@testable import LayoutChanges

/// The limits of the search for causes, each below, at and above.
struct CauseLimitTests {
  /// Views in a cell whose size does not change.
  private func cell(_ views: [LayoutNode]) -> LayoutNode { .cell(height: 500, width: 500, views) }

  /// A title with other words that moved down, and a badge that moved on its own account or with it.
  private func badgeFollows(title: Double, badge: Double) -> Bool {
    func views(_ text: String, _ title: Double, _ badge: Double) -> LayoutNode {
      cell([
        .label("title", text, y: 10 + title),
        .view("badge", x: 50, y: 100 + badge, holding: [.view("dot")]),
      ])
    }
    let found = LayoutComparison.changes(
      from: views("A", 0, 0), to: views("B", title, badge))
    return found.first { $0.view == "contentView/badge" }?.cause == "contentView/title"
  }

  @Test(arguments: [(9.5, true), (10.25, true), (10.5, true), (10.625, false), (9.375, false)])
  func `views that move together may differ by half a point`(badge: Double, follows: Bool) {
    #expect(badgeFollows(title: 10, badge: badge) == follows)
  }

  @Test(arguments: [(0.625, true), (0.5, true), (0.4375, false)])
  func `a short movement may differ by half of itself`(badge: Double, follows: Bool) {
    #expect(badgeFollows(title: 0.75, badge: badge) == follows)
  }

  /// Views that moved each on its own, the first as far as the centre of a box that grew.
  private func movers(_ count: Int, haveMoved: Bool) -> LayoutNode {
    let views = (0..<count).map { index in
      let moved = index == 0 ? 5.0 : Double(index + 1) * 10
      return LayoutNode.view("view\(index)", y: haveMoved ? moved : 0, width: 5, height: 5)
    }
    return cell(views + [.view("box", height: haveMoved ? 50 : 40, holding: [.view("dot")])])
  }

  @Test(arguments: [(22, true), (23, true), (24, false)])
  func `twenty-four candidates are weighed against each other`(count: Int, isBoxWeighed: Bool) {
    let found = LayoutComparison.changes(
      from: movers(count, haveMoved: false), to: movers(count, haveMoved: true))
    let first = found.first { $0.view == "contentView/view0" }
    #expect(first?.cause == (isBoxWeighed ? "contentView/box" : nil))
  }

  @Test(arguments: [(0.5, false), (0.75, false), (0.8125, true)])
  func `a tie has changed if frames miss it by more than their rounding`(
    moved: Double, hasChanged: Bool
  ) {
    func views(_ badge: Double) -> LayoutNode {
      cell([.view("icon", height: 20), .view("badge", x: 50, y: 100 + badge)])
    }
    let tie = LayoutTie(
      view: 2,
      terms: [
        LayoutTie.Term(view: 3, edge: .minY, coefficient: 1),
        LayoutTie.Term(view: 2, edge: .maxY, coefficient: -1),
      ])
    let found = LayoutComparison.changes(from: views(0), to: views(moved), ties: [tie])
    #expect(found.last?.view == "contentView/badge")
    #expect(found.last?.cause == (hasChanged ? "contentView/icon" : nil))
    #expect(
      found.first?.fact
        == (hasChanged
          ? .distance(DistanceChange(other: "badge", points: moved)) : found.last?.fact))
  }

  @Test(arguments: [(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 2, 2)])
  func `more than two constraints of a view are counted`(
    changed: Int, named: Int, counted: Int
  ) throws {
    func list(_ added: Double) -> [LayoutConstraint] {
      ["leading", "top", "width", "height"].prefix(changed).map { attribute in
        LayoutConstraint(
          first: LayoutConstraint.Anchor(view: 2, attribute: attribute),
          second: attribute == "width" || attribute == "height"
            ? nil : LayoutConstraint.Anchor(view: 1, attribute: attribute),
          constant: 10 + added)
      }
    }
    func views(_ added: Double) -> LayoutNode {
      let frame = 10 + added
      return cell([.view("icon", x: frame, y: frame, width: frame, height: frame)])
    }
    let cause = try #require(
      LayoutComparison.rootCauses(
        from: views(0), to: views(5), constraints: ConstraintLists(old: list(0), new: list(5))
      ).first)
    #expect(cause.events.count { if case .constraint = $0 { true } else { false } } == named)
    #expect(
      cause.events.contains(.furtherConstraints(counted, of: "icon")) == (counted > 0))
  }
}
