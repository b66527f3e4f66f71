internal import Foundation
internal import LayoutModel

// The constraints that a source does not make yet.
extension CodeMendings {
  /// A constraint from an edge to the same one of the view around it.
  func toSuperview(
    _ view: UIView, _ edge: CodeEdge, relations: [LayoutConstraint.Relation]
  ) -> [[CodeChange]] {
    guard !view.isArrangedByStack, view !== parts.root, let outer = view.superview else {
      return []
    }
    let (first, second) = edge.isStart ? (view, outer) : (outer, view)
    return made((first, edge), (second, edge), relations: relations, atLeast: -.infinity)
  }

  /// A distance from an edge to a following one, of views by their paths.
  func distances(
    from upper: String, _ upperEdge: CodeEdge, to lower: String, _ lowerEdge: CodeEdge,
    relations: [LayoutConstraint.Relation], atLeast least: Double
  ) -> [[CodeChange]] {
    guard let upper = parts.view(at: upper), let lower = parts.view(at: lower) else { return [] }
    return made((lower, lowerEdge), (upper, upperEdge), relations: relations, atLeast: least)
  }

  /// `first == second + constant`; where the first is around the second, the other way round, as sources have it.
  func made(
    _ first: (view: UIView, edge: CodeEdge), _ second: (view: UIView, edge: CodeEdge),
    relations: [LayoutConstraint.Relation], atLeast least: Double
  ) -> [[CodeChange]] {
    let isTurned = second.view.isDescendant(of: first.view)
    let (inner, outer) = isTurned ? (second, first) : (first, second)
    let constant = distance(first, second, atLeast: least)
    return relations.map { relation in
      [
        .addition(
          NewConstraint(
            first: parts.code(of: inner.view), attribute: inner.edge.rawValue,
            relation: isTurned ? relation.turned : relation, second: parts.code(of: outer.view),
            otherAttribute: outer.edge.rawValue, constant: isTurned ? 0 - constant : constant))
      ]
    }
  }

  /// As drawn, but at the top and the bottom as much as the app sets at the opposite edge, if it sets that.
  private func distance(
    _ first: (view: UIView, edge: CodeEdge), _ second: (view: UIView, edge: CodeEdge),
    atLeast least: Double
  ) -> Double {
    if first.edge == second.edge, first.edge.axis == .vertical,
      let inset = oppositeInset(of: first, second)
    {
      return max(least, inset)
    }
    let drawn =
      first.edge.position(in: parts.rect(of: first.view))
      - second.edge.position(in: parts.rect(of: second.view))
    return max(least, Double(drawn).inHalves)
  }

  /// The distance that the app sets between the other edges of two views of which one is in the other.
  private func oppositeInset(
    of first: (view: UIView, edge: CodeEdge), _ second: (view: UIView, edge: CodeEdge)
  ) -> Double? {
    let isTurned = second.view.isDescendant(of: first.view)
    let (inner, outer) = isTurned ? (second.view, first.view) : (first.view, second.view)
    let opposite = outer.constraints.first { constraint in
      constraint.first === inner && constraint.second === outer
        && constraint.firstAttribute == constraint.secondAttribute
        && CodeEdge(constraint.firstAttribute) == first.edge.opposite
    }
    return opposite.map { abs(Double($0.constant)) }
  }

  func length(_ axis: NSLayoutConstraint.Axis, of view: UIView) -> CodeChange? {
    let rect = parts.rect(of: view)
    let length = Double(axis == .horizontal ? rect.width : rect.height).inHalves
    return length > 0 ? size(axis, of: view, .equal, length) : nil
  }

  func size(
    _ axis: NSLayoutConstraint.Axis, of view: UIView, _ relation: LayoutConstraint.Relation,
    _ constant: Double
  ) -> CodeChange {
    .addition(
      NewConstraint(
        first: parts.code(of: view), attribute: axis.lengthName, relation: relation,
        constant: constant))
  }
}

extension UIView {
  /// Whether a stack view places it.
  var isArrangedByStack: Bool {
    (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }
}

extension Double {
  /// The number to half a point, as there are screens of two pixels a point.
  fileprivate var inHalves: Double { (self * 2).rounded() / 2 + 0 }
}
