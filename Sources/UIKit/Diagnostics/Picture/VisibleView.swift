internal import Foundation
internal import Graphics

/// A visible view; rectangles are in the root's coordinates.
@MainActor struct VisibleView {
  /// A view whose bounds clip.
  struct Edge {
    let view: UIView
    let rect: CGRect
  }

  let view: UIView
  let frame: CGRect
  /// The clipping views: the root, and each ancestor that clips, outermost first.
  let edges: [Edge]
  /// The indices of its ancestors, outermost first.
  let ancestors: [Int]
  /// The control that the view is part of, by index, or the view itself.
  let unit: Int
  /// The opacity of the view multiplied by its ancestors'.
  let opacity: Double
  /// The background colour, nil if it is invisible.
  let background: Color?

  /// The view's own drawing.
  let texts: [DrawnText]
  let images: [CGRect]
  /// Shapes drawn by a control.
  let hasShapes: Bool

  var hasContent: Bool { !texts.isEmpty || !images.isEmpty || hasShapes || view.takesTouches }

  /// Whether it is a control with visible drawing besides its subviews.
  var isVisibleControl: Bool { view.takesTouches && hasVisibleEdge }

  var isOpaque: Bool { opacity > 0.99 && (background?.alpha ?? 0) > 0.99 }

  var hasVisibleEdge: Bool { background != nil || view.layer.borderWidth > 0 }

  /// The visible part of a rectangle after clipping.
  func visiblePart(of rect: CGRect) -> CGRect {
    edges.reduce(rect) { $0.intersection($1.rect) }
  }
}
