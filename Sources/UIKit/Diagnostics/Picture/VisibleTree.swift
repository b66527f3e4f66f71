internal import Foundation
internal import Graphics
internal import LayoutModel
internal import Typography

/// The visible views, in drawing order.
///
/// Hidden and transparent views are left out with their descendants.
@MainActor struct VisibleTree {
  private(set) var views: [VisibleView] = []

  init(root: UIView) {
    append(
      root, at: Place(), edges: [VisibleView.Edge(view: root, rect: root.localFrame)],
      ancestors: [], unit: nil, opacity: 1)
  }

  /// Finds those of the views with these indices whose extent meets a rectangle, in drawing order.
  func index(of members: [Int], by extent: (VisibleView) -> CGRect) -> RectangleIndex {
    RectangleIndex(views.map(extent), members: members)
  }

  private mutating func append(
    _ view: UIView, at place: Place, edges: [VisibleView.Edge], ancestors: [Int], unit: Int?,
    opacity: Double
  ) {
    let opacity = opacity * min(1, max(0, view.alpha))
    guard view.isSeen else { return }
    let localFrame = CGRect(origin: place.origin, size: view.bounds.size)
    let frame = localFrame.mapped(by: place.toRoot)
    let index = views.count
    let color = view.backgroundColor?.resolved(with: view.traitCollection)
    views.append(
      VisibleView(
        of: view, frame: frame, localFrame: localFrame, toRoot: place.toRoot, edges: edges,
        ancestors: ancestors, unit: unit ?? index, opacity: opacity,
        background: color.flatMap { $0.alpha > 0 ? $0 : nil },
        contents: VisibleContents(of: view, at: place)))
    var inner = edges
    if view.clipsToBounds, view !== edges.first?.view {
      inner.append(VisibleView.Edge(view: view, rect: frame))
    }
    for subview in view.storedSubviews {
      append(
        subview, at: place.inside(view, of: subview), edges: inner, ancestors: ancestors + [index],
        unit: unit ?? (view.takesTouches ? index : nil), opacity: opacity)
    }
  }
}

/// Where a view's top left is: in the coordinates of the innermost transformed view, and how these map to the root's.
fileprivate struct Place {
  var origin = CGPoint.zero
  var toRoot = CGAffineTransform.identity

  /// Returns the place of a subview.
  @MainActor func inside(_ view: UIView, of subview: UIView) -> Place {
    let start = CGPoint(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
    guard let toView = subview.toSuperview else {
      let frame = subview.plainFrame
      return Place(
        origin: CGPoint(x: start.x + frame.minX, y: start.y + frame.minY), toRoot: toRoot)
    }
    let bounds = subview.boundsOrigin
    return Place(
      toRoot: CGAffineTransform(translationX: bounds.x, y: bounds.y).concatenating(toView)
        .concatenating(CGAffineTransform(translationX: start.x, y: start.y))
        .concatenating(toRoot).rounded)
  }
}

/// A view's own drawing, from its drawing commands.
@MainActor struct VisibleContents {
  private(set) var texts: [DrawnText] = []
  private(set) var images: [CGRect] = []
  /// Whether a control draws shapes.
  private(set) var hasShapes = false

  fileprivate init(of view: UIView, at place: Place) {
    // Most views of a cell draw nothing themselves, and the real content of a placeholder box is unknown.
    if type(of: view) == UIView.self || view.isStandIn { return }
    var canvas = Canvas(traits: view.traitCollection)
    canvas.origin = CGPoint(
      x: place.origin.x - view.boundsOrigin.x, y: place.origin.y - view.boundsOrigin.y)
    view.drawContents(into: &canvas)
    var runs: [GlyphRun] = []
    for command in canvas.commands {
      switch command {
      case .glyphs(let run): runs.append(run)
      case .image(_, let rect, _, _): images.append(rect.mapped(by: place.toRoot))
      case .fill, .fillRect: hasShapes = true
      default: break
      }
    }
    texts = DrawnText.lines(of: runs)
    refine(for: view as? UILabel)
    for index in texts.indices { texts[index].toRoot = place.toRoot }
  }

  /// A label knows the width of its lines.
  private mutating func refine(for label: UILabel?) {
    guard let label, let lines = label.shownLayout?.lines,
      lines.count == texts.count
    else { return }
    for index in lines.indices { texts[index].maxX = texts[index].minX + lines[index].width }
  }
}

extension CGRect {
  /// Returns the bounding rectangle after a transform, without rounding without one.
  func mapped(by transform: CGAffineTransform) -> CGRect {
    transform.isIdentity ? self : applying(transform)
  }
}

extension UIView {
  fileprivate var localFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }
}
