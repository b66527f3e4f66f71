internal import ConstraintSolver
internal import Foundation

/// The solver's variables of an item: the edges of its alignment rectangle in the coordinates of
/// the engine's host.
///
/// Edges, not origin and size: most constraints relate two edges, and are then `x = y + c`.
struct ItemEdges {
  private let horizontal: Extent
  private let vertical: Extent

  var minX: Variable { horizontal.start }
  var maxX: Variable { horizontal.end }
  var minY: Variable { vertical.start }
  var maxY: Variable { vertical.end }

  init(_ solver: SimplexSolver, inside outer: ItemEdges?) {
    horizontal = solver.makeExtent(inside: outer?.horizontal)
    vertical = solver.makeExtent(inside: outer?.vertical)
  }

  func min(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? minX : minY }
  func max(_ axis: NSLayoutConstraint.Axis) -> Variable { axis == .horizontal ? maxX : maxY }

  func length(_ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    LinearExpression(terms: [
      Term(max(axis)), Term(min(axis), coefficient: -1),
    ])
  }

  func midpoint(_ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    LinearExpression(terms: [
      Term(min(axis), coefficient: 0.5), Term(max(axis), coefficient: 0.5),
    ])
  }
}
