internal import Foundation
package import LayoutModel

/// What mends a defect of a layout, as values; views are named by their paths.
///
/// Advice for code is made of it, and so are the changes of an Interface Builder file.
package enum LayoutRemedy: Hashable, Sendable {
  /// An edge or a length of a view is not determined.
  case place(Place)
  /// Contents get too much or too little room along an axis, and defend their sizes equally.
  case rank(Rank)
  /// One of these distances is missing between a container's top and its bottom.
  case join([Link])
  /// Nothing holds a container's edges apart: the outermost of the views have to reach them.
  case span(container: String, views: [String])
  /// Required constraints contradict each other.
  case giveWay(Contradiction)
  /// A view has to keep an edge within a container.
  case keepInside(view: String, edge: NSLayoutConstraint.Attribute, container: String)
  /// Two views need a distance along an axis, in reading order.
  case separate(first: String, second: String, axis: NSLayoutConstraint.Axis)
  /// A container has to be as long along an axis as the views in it.
  case enclose(container: String, axis: NSLayoutConstraint.Axis)

  package struct Place: Hashable, Sendable {
    package let view: String
    package let axis: NSLayoutConstraint.Axis
    /// Whether its length differs in two layouts, and not only its position.
    package let isResized: Bool
    package let isStartFree: Bool
    package let isEndFree: Bool
  }

  package struct Rank: Hashable, Sendable {
    package let views: [String]
    package let axis: NSLayoutConstraint.Axis
    /// Whether hugging decides; otherwise compression resistance does.
    package let isStretched: Bool
    package let priority: Double
  }

  /// The lower edge of one thing, and what has to follow below it.
  package struct Link: Hashable, Sendable {
    package let upper: Edge
    package let lower: Edge
  }

  package struct Edge: Hashable, Sendable {
    package let view: String
    package let attribute: NSLayoutConstraint.Attribute
  }

  package struct Contradiction: Hashable, Sendable {
    /// The identifiers of the file's constraints; the one that gave way comes first.
    package let constraints: [String]
    /// Where sources make these constraints, in the same order.
    package let places: [ConstraintPlace]
    /// Whether two of them set the same length.
    package let isOfOneLength: Bool
    /// The view whose frame and autoresizing mask are among them.
    package let viewPlacedByFrame: String?
    /// The views whose contents keep their size at the highest priority.
    package let rigidViews: [String]
  }
}

extension LayoutRemedy.Contradiction {
  @MainActor init(_ conflict: LayoutConflict, names: ViewNames) {
    let made = conflict.appConstraints
    var first: NSLayoutConstraint?
    if case .constraint(let broken) = conflict.broken { first = broken }
    let ordered = made.filter { $0 === first } + made.filter { $0 !== first }
    constraints = ordered.compactMap(\.origin.id)
    places = ordered.map(\.sourcePlace)
    isOfOneLength = conflict.doubledSize != nil
    viewPlacedByFrame = conflict.viewPlacedByFrame.map(names.path)
    rigidViews = conflict.members.compactMap { source in
      guard case .contentSize(let reference, let axis, _) = source,
        let view = reference.item as? UIView,
        max(
          view.contentHuggingPriority(for: axis),
          view.contentCompressionResistancePriority(for: axis))
          == .required
      else { return nil }
      return names.path(of: view)
    }
  }
}
