package import Foundation
package import LayoutModel

/// The actual layout as it would be without some of its changes.
///
/// A cause is proven by it: undoing the cause gives the frames of the reference back. Only the live views can answer,
/// so a comparison of stored layouts proves nothing.
package protocol CounterfactualLayout: Sendable {
  /// Lays the actual views out with changes undone, and restores them.
  ///
  /// - Returns: the layout; nil if one of the changes cannot be undone.
  func layout(undoing changes: [LayoutUndo]) -> UndoneLayout?

  /// Draws the actual views with changes undone, and restores them.
  ///
  /// - Returns: a digest of the pixels; nil if one of the changes cannot be undone, or nothing can be drawn.
  func pixels(undoing changes: [LayoutUndo]) -> String?

  /// The elements of Interface Builder files from which views with these paths were made, in drawing order.
  func elements(of paths: Set<String>) -> [LayoutElement]
}

extension CounterfactualLayout {
  /// Nil: nothing can be drawn.
  package func pixels(undoing changes: [LayoutUndo]) -> String? { nil }

  /// None: nothing is known of files.
  package func elements(of paths: Set<String>) -> [LayoutElement] { [] }
}

/// A change to undo; views are numbered as in the actual layout.
package enum LayoutUndo: Hashable, Sendable {
  /// Sets an attribute, the text, the font or the visibility to the reference's value; nil is the default.
  case property(view: Int, name: String, value: String?)
  /// Replaces the constraint of the actual layout, if any, by the reference's, if any.
  case constraint(old: LayoutConstraint?, new: LayoutConstraint?)
  /// Takes out a view that the reference does not have.
  case addition(view: Int)
  /// Puts back a view that only the reference has.
  case removal(RemovedView)
  /// Puts subviews in the reference's order.
  case order(view: Int, subviews: [Int])
  /// Gives the root the reference's size, where the environment decides it.
  case rootSize(CGSize)
}

/// A view that only the reference has.
package struct RemovedView: Hashable, Sendable {
  /// The view as it was, without its subviews.
  package let node: LayoutNode
  /// The superview in the actual layout.
  package let superview: Int
  /// The subview in the actual layout that was next in front of it; nil for none.
  package let next: Int?
  /// Its constraints; ``number`` refers to the view.
  package let constraints: [LayoutConstraint]
  /// The number of the view in ``constraints``, beyond those of the actual layout.
  package let number: Int
}

/// The result of a ``CounterfactualLayout``.
package struct UndoneLayout: Sendable {
  /// One view of the actual layout.
  package struct View: Sendable {
    /// What the view shows, without its subviews.
    package let node: LayoutNode
    /// The frame in the root's coordinates, in points.
    package let frame: CGRect
    /// Whether the view is still in the tree.
    package let isPresent: Bool

    package init(node: LayoutNode, frame: CGRect, isPresent: Bool = true) {
      self.node = node
      self.frame = frame
      self.isPresent = isPresent
    }
  }

  /// A view that the actual layout does not have.
  package struct Arrival: Hashable, Sendable {
    /// The number of the superview.
    package let superview: Int
    package let className: String

    package init(superview: Int, className: String) {
      self.superview = superview
      self.className = className
    }
  }

  /// The views, numbered as in the actual layout.
  package let views: [View]
  /// The app's constraints.
  package let constraints: [LayoutConstraint]
  /// The views that came with what was undone.
  package let arrivals: [Arrival]

  package init(views: [View], constraints: [LayoutConstraint], arrivals: [Arrival] = []) {
    self.views = views
    self.constraints = constraints
    self.arrivals = arrivals
  }
}
