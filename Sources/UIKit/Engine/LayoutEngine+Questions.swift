internal import ConstraintSolver
internal import Foundation

// Queries about a solved layout, for debugging.
extension LayoutEngine {
  /// Returns two layouts that satisfy everything equally well and place an item differently.
  func alternatives(for item: any LayoutItem) -> Witnesses? {
    guard contains(item) else { return nil }
    let edges = edges(of: item)
    let held = holdSizesPositive(edges)
    defer { for handle in held { solver.remove(handle) } }
    for edge in [edges.minX, edges.maxX, edges.minY, edges.maxY] {
      if let found = solver.witnesses(for: edge, apart: Self.visibleDifference) { return found }
    }
    return nil
  }

  /// Keeps free items from getting negative sizes.
  private func holdSizesPositive(_ edges: ItemEdges) -> [ConstraintHandle] {
    [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
      do {
        return try solver.add(Constraint(edges.length(axis), .greaterThanOrEqual))
      } catch {
        // The current solution has no negative sizes, so only rounding can prevent this.
        return nil
      }
    }
  }

  /// Returns a view's frame in its superview's coordinates in one of several solutions.
  func frame(of view: UIView, in solution: Solution) -> CGRect {
    let inner = rect(of: view, in: solution)
    guard let superview = view.storedSuperview, contains(superview) else { return inner }
    let outer = rect(of: superview, in: solution)
    return view.frame(
      forAlignmentRect: inner.offsetBy(
        dx: superview.boundsOrigin.x - outer.minX, dy: superview.boundsOrigin.y - outer.minY))
  }

  private func rect(of item: any LayoutItem, in solution: Solution) -> CGRect {
    let edges = edges(of: item)
    return CGRect(
      x: solution[edges.minX], y: solution[edges.minY],
      width: solution[edges.maxX] - solution[edges.minX],
      height: solution[edges.maxY] - solution[edges.minY])
  }

  /// Returns the constraints that affect an item's position and size along an axis, directly or through other items.
  ///
  /// The host's own edges are fixed and end the search.
  func constraints(
    affecting item: any LayoutItem, _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard contains(item) else { return [] }
    let given = edges(of: host)
    let ends: Set = [given.min(axis), given.max(axis)]
    let equations = order.compactMap { installed[$0]?.equation }
    var reached: Set = [edges(of: item).min(axis), edges(of: item).max(axis)]
    var size = 0
    while size != reached.count {
      size = reached.count
      for equation in equations where equation.speaks(of: reached) {
        reached.formUnion(equation.expression.terms.map(\.variable).filter { !ends.contains($0) })
      }
    }
    return equations.filter { $0.speaks(of: reached) }.compactMap { equation in
      if case .constraint(let constraint) = equation.source { return constraint }
      return nil
    }
  }
}

extension Equation {
  /// Whether one of its terms has one of the variables.
  func speaks(of variables: Set<Variable>) -> Bool {
    expression.terms.contains { variables.contains($0.variable) }
  }
}
