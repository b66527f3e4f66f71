import LayoutModel
import Testing

struct LayoutConstraintTests {
  @Test func `an anchor's names keep only characters that a line can hold`() {
    let anchor = LayoutConstraint.Anchor(view: 1, guide: "my guide.2", attribute: "top:")
    #expect(anchor.guide == "myguide2")
    #expect(anchor.attribute == "top")
  }

  @Test func `the inner view comes first`() {
    let constraint = LayoutConstraint(
      first: .init(view: 0, attribute: "bottom"), relation: .greaterThanOrEqual,
      second: .init(view: 2, attribute: "bottom"), multiplier: 2, constant: 8)
    let turned = LayoutConstraint(
      first: .init(view: 2, attribute: "bottom"), relation: .lessThanOrEqual,
      second: .init(view: 0, attribute: "bottom"), multiplier: 0.5, constant: -4)
    #expect(constraint.oriented == turned)
    #expect(turned.oriented == turned)
  }

  @Test func `a negative multiplier keeps the relation`() {
    let constraint = LayoutConstraint(
      first: .init(view: 0, attribute: "width"), relation: .lessThanOrEqual,
      second: .init(view: 1, attribute: "width"), multiplier: -1)
    #expect(constraint.oriented.relation == .lessThanOrEqual)
  }

  @Test func `the origin does not count among anchors`() {
    var placed = LayoutConstraint(first: .init(view: 1, attribute: "width"), constant: 20)
    let unplaced = placed
    placed.origin = "Cell.swift:8"
    #expect(placed != unplaced)
    #expect(placed.unplaced == unplaced)
    #expect(placed.hasAnchors(of: unplaced))
  }
}
