internal import Foundation
internal import Graphics
internal import LayoutModel

/// A visible view; rectangles are in the root's coordinates, around what is turned.
///
/// It is a class as all checks hand it on, and each copy of so many values would count their references.
@MainActor final class VisibleView {
  /// A view whose bounds clip.
  struct Edge {
    let view: UIView
    let rect: CGRect
  }

  let view: UIView
  let frame: CGRect
  /// The rectangle before the view or a view around it was transformed.
  let localFrame: CGRect
  /// From the coordinates of `localFrame` to the root's.
  let toRoot: CGAffineTransform
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

  init(
    of view: UIView, frame: CGRect, localFrame: CGRect, toRoot: CGAffineTransform, edges: [Edge],
    ancestors: [Int], unit: Int, opacity: Double, background: Color?, contents: VisibleContents
  ) {
    self.view = view
    self.frame = frame
    self.localFrame = localFrame
    self.toRoot = toRoot
    self.edges = edges
    self.ancestors = ancestors
    self.unit = unit
    self.opacity = opacity
    self.background = background
    texts = contents.texts
    images = contents.images
    hasShapes = contents.hasShapes
  }

  /// The rectangle around its frame and its images, which may be larger.
  var extent: CGRect { images.reduce(frame) { $0.union($1) } }

  /// The visible parts of the texts' lines.
  private(set) lazy var cores: [CGRect] = {
    var cores: [CGRect] = []
    for text in texts {
      let core = visiblePart(of: text.core.sharedPart(frame))
      if !core.isNull { cores.append(core) }
    }
    return cores
  }()

  /// The rectangle around all of it that can overlap something: of a text only the lines, without the room around them.
  private(set) lazy var overlappingExtent: CGRect = {
    var extent = CGRect.null
    for rect in cores { extent = extent.union(rect) }
    for rect in images { extent = extent.union(rect) }
    return view.takesTouches || hasShapes || isOpaque ? extent.union(frame) : extent
  }()

  var hasContent: Bool { !texts.isEmpty || !images.isEmpty || hasShapes || view.takesTouches }

  /// Whether it is a control with visible drawing besides its subviews.
  var isVisibleControl: Bool { view.takesTouches && hasVisibleEdge }

  var isOpaque: Bool { opacity > 0.99 && (background?.alpha ?? 0) > 0.99 }

  var hasVisibleEdge: Bool { background != nil || view.layer.borderWidth > 0 }

  /// The lengths of the sides in the picture.
  var seenSize: CGSize {
    let scale = toRoot.affine.columnLengths
    return CGSize(width: localFrame.width * scale.x, height: localFrame.height * scale.y)
  }

  /// Whether one of two views is tilted, and they are apart although the rectangles around them meet.
  func isApartByTilt(from other: VisibleView) -> Bool {
    guard !toRoot.affine.keepsAxes || !other.toRoot.affine.keepsAxes else { return false }
    let (own, others) = (corners, other.corners)
    return Self.divides(own, others) || Self.divides(others, own)
  }

  private var corners: [CGPoint] {
    let rect = localFrame
    return [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(toRoot) }
  }

  /// Whether a line along a side of the first polygon has each polygon on another side, up to the tolerance.
  private static func divides(_ polygon: [CGPoint], _ other: [CGPoint]) -> Bool {
    polygon.indices.contains { index in
      let (start, end) = (polygon[index], polygon[(index + 1) % polygon.count])
      let side = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let length = (side.x * side.x + side.y * side.y).squareRoot()
      guard length > 0 else { return false }
      func distances(_ points: [CGPoint]) -> [Double] {
        points.map { ((($0.x - start.x) * side.y) - (($0.y - start.y) * side.x)) / length }
      }
      let (own, others) = (distances(polygon), distances(other))
      guard let least = own.min(), let most = own.max(), let nearest = others.min(),
        let farthest = others.max()
      else { return false }
      let tolerance = PictureDiagnosis.tolerance
      return nearest > most - tolerance || farthest < least + tolerance
    }
  }

  /// The visible part of a rectangle after clipping.
  func visiblePart(of rect: CGRect) -> CGRect {
    var part = rect
    for edge in edges { part = part.sharedPart(edge.rect) }
    return part
  }
}
