import Foundation
import LayoutChanges
import LayoutModel
import SnapshotSamples
import Snapshots
import Testing

/// Constraints stored in a reference, and the descriptions of changes to them.
struct ConstraintTests {
  // Positions in drawing order: the cell, its content view, then the views in it.
  private static let (content, icon, title, subtitle) = (1, 2, 3, 4)

  /// An icon next to a title above a subtitle.
  private func cell(
    leading: Double = 10, gap: Double = 4, bottom: Double = 11, x: Double? = nil
  ) -> LayoutNode {
    let titleX = x ?? 30 + leading
    let bottomEdge = 40 + gap + 20
    return .cell(
      height: bottomEdge + bottom, width: 320,
      [
        .view("icon", width: 30, height: 30),
        .label("title", "Title", x: titleX, y: 10, width: 300 - titleX, height: 30),
        .label("subtitle", "Sub", x: 40, y: 40 + gap, width: 200, height: 20),
      ])
  }

  private func anchor(_ view: Int, _ attribute: String) -> LayoutConstraint.Anchor {
    LayoutConstraint.Anchor(view: view, attribute: attribute)
  }

  private func constraints(
    leading: Double = 10, gap: Double = 4, bottom: Double = 11
  ) -> [LayoutConstraint] {
    [
      LayoutConstraint(
        first: anchor(Self.title, "leading"), second: anchor(Self.icon, "trailing"),
        constant: leading, origin: "Cell.xib:40"),
      LayoutConstraint(
        first: anchor(Self.subtitle, "top"), second: anchor(Self.title, "bottom"), constant: gap),
      // Written with the superview first, as Interface Builder does.
      LayoutConstraint(
        first: anchor(Self.content, "bottom"), second: anchor(Self.subtitle, "bottom"),
        constant: bottom, origin: "Cell.xib:50"),
    ]
  }

  private func causes(
    _ old: LayoutNode, _ new: LayoutNode, _ oldConstraints: [LayoutConstraint],
    _ newConstraints: [LayoutConstraint]
  ) -> [String] {
    LayoutComparison.sentences(
      from: old, to: new, constraints: (old: oldConstraints, new: newConstraints))
  }

  @Test func `a changed constant is named with both values and its source location`() {
    #expect(
      causes(cell(), cell(bottom: 30), constraints(), constraints(bottom: 30)) == [
        "subtitle.bottom to contentView.bottom: 11 → 30 (Cell.xib:50).",
        "Cell 19 pt taller; contentView is 19 pt taller.",
      ])
  }

  @Test func `the change that names the constraint comes first, without followers`() {
    let found = LayoutComparison.records(
      from: cell(), to: cell(bottom: 30),
      constraints: (old: constraints(), new: constraints(bottom: 30)))
    #expect(found.first?.kind == .constraint)
    #expect(found.first?.old == "11")
    #expect(found.first?.new == "30")
    #expect(
      found.first?.description
        == "contentView/subtitle: constraint subtitle.bottom to contentView.bottom: 11 → 30 (Cell.xib:50)"
    )
    #expect(found.filter(\.kind.isEdit).count == 1)
  }

  @Test func `two constants are both named`() {
    let found = causes(
      cell(), cell(leading: 20, bottom: 20), constraints(), constraints(leading: 20, bottom: 20))
    #expect(found.count == 3)
    #expect(found.first?.hasPrefix("title.leading to icon.trailing: 10 → 20") == true)
    #expect(found[1].hasPrefix("subtitle.bottom to contentView.bottom: 11 → 20"))
  }

  @Test func `the same constraint written the other way round is not a change`() {
    var turned = constraints(gap: 8)
    turned[2] = LayoutConstraint(
      first: anchor(Self.subtitle, "bottom"), second: anchor(Self.content, "bottom"), constant: -11)
    #expect(
      causes(cell(), cell(gap: 8), constraints(), turned).first
        == "subtitle.top to title.bottom: 4 → 8.")
  }

  @Test func `removed and added constraints are named`() {
    let without = Array(constraints().dropFirst())
    #expect(
      causes(cell(), cell(x: 20), constraints(), without).first
        == "title.leading to icon.trailing (10) is gone.")
    let others = [(Self.title, 40), (Self.icon, 9), (Self.title, 12), (Self.content, 90)].map {
      LayoutConstraint(
        first: anchor($0.0, "width"), constant: 7, origin: "Cell.swift:\($0.1)")
    }
    #expect(
      causes(cell(), cell(x: 20), constraints() + others, without + others).first
        == "title.leading to icon.trailing (10) is gone (its views' others: Cell.swift:9–40).")
    #expect(
      causes(cell(x: 20), cell(), without, constraints()).first
        == "title.leading to icon.trailing (10) is new (Cell.xib:40).")
  }

  @Test func `a priority and a multiplier are named`() {
    var weak = constraints()
    weak[0].priority = 750
    #expect(
      causes(cell(), cell(x: 20), constraints(), weak).first
        == "title.leading to icon.trailing: priority 1000 → 750 (Cell.xib:40).")
    let half = LayoutConstraint(
      first: anchor(Self.title, "width"), second: anchor(Self.content, "width"), multiplier: 0.5)
    var third = half
    third.multiplier = 0.25
    #expect(
      causes(cell(), cell(x: 20), [half], [third]).first
        == "title.width to contentView.width: multiplier 0.5 → 0.25.")
  }

  @Test func `an inequality is named with its relation`() {
    func list(_ constant: Double) -> [LayoutConstraint] {
      [
        LayoutConstraint(
          first: anchor(Self.title, "leading"), relation: .greaterThanOrEqual,
          second: anchor(Self.icon, "trailing"), constant: constant)
      ]
    }
    #expect(
      causes(cell(), cell(leading: 24), list(10), list(24)).first
        == "title.leading to icon.trailing: ≥ 10 → ≥ 24.")
  }

  @Test func `views that changed their order keep their constraints`() {
    var new = cell(bottom: 30)
    new.children[0].children.reverse()
    func moved(_ constraint: LayoutConstraint) -> LayoutConstraint {
      var constraint = constraint
      constraint.first.view = [0, 1, 4, 3, 2][constraint.first.view]
      if let second = constraint.second { constraint.second?.view = [0, 1, 4, 3, 2][second.view] }
      return constraint
    }
    #expect(
      causes(cell(), new, constraints(), constraints(bottom: 30).map(moved)).contains {
        $0.hasPrefix("subtitle.bottom to contentView.bottom: 11 → 30")
      })
  }

  @Test func `constraints of a removed view are not reported separately`() {
    var without = cell(x: 0)
    without.children[0].children.removeFirst()
    let list = [
      LayoutConstraint(first: anchor(2, "leading"), second: anchor(1, "leading"), constant: 0)
    ]
    let found = LayoutComparison.records(
      from: cell(), to: without, constraints: (old: constraints(), new: list))
    #expect(
      found.map(\.description) == [
        "contentView/icon: removed UIView 30 × 30 at (0, 0)",
        "contentView/title: width 260 → 300, x 40 → 0",
      ])
  }

  @Test func `positions without a view are skipped`() {
    let stray = LayoutConstraint(first: anchor(99, "top"), second: anchor(1, "top"), constant: 5)
    #expect(
      causes(cell(), cell(bottom: 30), constraints() + [stray], constraints(bottom: 30) + [stray])
        .count == 2)
  }

}
