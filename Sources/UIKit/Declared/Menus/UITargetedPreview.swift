public import Foundation

/// How the preview of a view looks.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The visible part; nil for all.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }

  /// Creates the look of lines of text: their rectangles are visible.
  public init(textLineRects: [NSValue]) {
    super.init()
    let path = UIBezierPath()
    for rect in textLineRects { path.append(UIBezierPath(rect: rect.rectValue)) }
    visiblePath = path
  }
}

/// Where a preview appears.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
  public let container: UIView
  public let center: CGPoint

  /// Creates a place.
  public init(container: UIView, center: CGPoint) {
    self.container = container
    self.center = center
    super.init()
  }
}

/// A view that moves out of its place, as into a context menu.
///
/// It is kept; nothing of it is drawn.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget
  open var size: CGSize { view.bounds.size }

  /// Creates the preview of a view at its place.
  public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates the preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }
}
