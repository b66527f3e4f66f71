internal import Foundation
internal import Graphics
internal import Typography

/// The visible views, in drawing order.
///
/// Hidden and transparent views are left out with their descendants.
@MainActor struct VisibleTree {
  private(set) var views: [VisibleView] = []

  init(root: UIView) {
    append(
      root, origin: .zero, edges: [VisibleView.Edge(view: root, rect: root.localFrame)],
      ancestors: [], unit: nil, opacity: 1)
  }

  private mutating func append(
    _ view: UIView, origin: CGPoint, edges: [VisibleView.Edge], ancestors: [Int], unit: Int?,
    opacity: Double
  ) {
    let opacity = opacity * min(1, max(0, view.alpha))
    guard view.isSeen else { return }
    let frame = CGRect(origin: origin, size: view.bounds.size)
    let index = views.count
    let contents = Contents(of: view, origin: origin)
    let color = view.backgroundColor?.resolved(with: view.traitCollection)
    views.append(
      VisibleView(
        view: view, frame: frame, edges: edges, ancestors: ancestors, unit: unit ?? index,
        opacity: opacity, background: color.flatMap { $0.alpha > 0 ? $0 : nil },
        texts: contents.texts, images: contents.images, hasShapes: contents.hasShapes))
    var inner = edges
    if view.clipsToBounds, view !== edges.first?.view {
      inner.append(VisibleView.Edge(view: view, rect: frame))
    }
    for subview in view.subviews {
      let place = CGPoint(
        x: origin.x + subview.frame.minX - view.boundsOrigin.x,
        y: origin.y + subview.frame.minY - view.boundsOrigin.y)
      append(
        subview, origin: place, edges: inner, ancestors: ancestors + [index],
        unit: unit ?? (view.takesTouches ? index : nil), opacity: opacity)
    }
  }
}

/// A view's own drawing, from its drawing commands.
@MainActor private struct Contents {
  var texts: [DrawnText] = []
  var images: [CGRect] = []
  var hasShapes = false

  init(of view: UIView, origin: CGPoint) {
    // Most views of a cell draw nothing themselves, and the real content of a placeholder box is unknown.
    if type(of: view) == UIView.self || view.isStandIn { return }
    var canvas = Canvas(traits: view.traitCollection)
    canvas.origin = CGPoint(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
    view.drawContents(into: &canvas)
    var runs: [GlyphRun] = []
    for command in canvas.commands {
      switch command {
      case .glyphs(let run): runs.append(run)
      case .image(_, let rect, _, _): images.append(rect)
      case .fill, .fillRect: hasShapes = true
      default: break
      }
    }
    texts = DrawnText.lines(of: runs)
    refine(for: view as? UILabel)
  }

  /// A label knows the width of its lines.
  private mutating func refine(for label: UILabel?) {
    guard let label, let lines = label.shownLayout?.lines,
      lines.count == texts.count
    else { return }
    for index in lines.indices { texts[index].maxX = texts[index].minX + lines[index].width }
  }
}

extension UIView {
  fileprivate var localFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }
}
