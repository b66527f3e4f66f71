internal import Foundation
internal import Graphics

/// A view that a picture shows; rectangles are in the root's coordinates.
@MainActor struct VisibleView {
  /// Something that cuts what a view draws: the bounds of a view.
  struct Edge {
    let view: UIView
    let rect: CGRect
  }

  let view: UIView
  let frame: CGRect
  /// What cuts the view: the root, and each ancestor that clips, outermost first.
  let edges: [Edge]
  /// The indices of the views that contain it, outermost first.
  let ancestors: [Int]
  /// The control that the view is part of, by index, or the view itself.
  let unit: Int
  /// The opacity of the view with that of all around it.
  let opacity: Double
  /// The background's colour, nil if it has none that can be seen.
  let background: Color?

  /// What the view itself draws.
  let texts: [DrawnText]
  let images: [CGRect]
  /// Shapes that a control draws.
  let hasShapes: Bool

  var hasContent: Bool { !texts.isEmpty || !images.isEmpty || hasShapes || view.takesTouches }

  /// Whether it is a control of which more is seen than what is in it.
  var isVisibleControl: Bool { view.takesTouches && hasVisibleEdge }

  /// Whether what lies behind cannot be seen.
  var isOpaque: Bool { opacity > 0.99 && (background?.alpha ?? 0) > 0.99 }

  /// Whether the view shows where it ends.
  var hasVisibleEdge: Bool { background != nil || view.layer.borderWidth > 0 }

  /// What is left of a rectangle of the view inside all that cuts it.
  func visiblePart(of rect: CGRect) -> CGRect {
    edges.reduce(rect) { $0.intersection($1.rect) }
  }
}
