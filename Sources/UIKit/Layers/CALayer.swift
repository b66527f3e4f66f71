public import Foundation
internal import Graphics

/// The drawing attributes of a view that do not depend on its class, or separate content below a view.
///
/// A view's own layer takes geometry, opacity, visibility and background from its view, and forwards changes to it.
@preconcurrency @MainActor open class CALayer: KeyValueObserverHolder {
  /// The view whose own layer this is.
  weak var view: UIView?

  // MARK: Shape

  /// The radius of the background's and the border's corners in points.
  ///
  /// Contents and sublayers are clipped to it only with `masksToBounds`. Clamped to half of the
  /// shorter side.
  open var cornerRadius: CGFloat = 0
  /// The corners that `cornerRadius` rounds; all four by default.
  open var maskedCorners: CACornerMask = .all
  /// Whether corners are parts of circles or continuous; circular by default.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// The width of the border in points, drawn inside the bounds and above contents and sublayers.
  open var borderWidth: CGFloat = 0
  /// The colour of the border, opaque black by default.
  open var borderColor: CGColor? = CGColor(color: .black)
  /// Whether contents and sublayers are clipped to the bounds with their rounded corners.
  ///
  /// The layer's own shadow is clipped too.
  open var masksToBounds = false
  /// The layer whose opacity masks this one and its descendants; nil for none.
  open var mask: CALayer? { didSet { maskView = mask?.view } }
  /// Keeps the view of a mask alive.
  private var maskView: UIView?

  // MARK: Shadow

  /// The opacity of the shadow, 0…1; 0 by default.
  open var shadowOpacity: Float = 0
  /// The shadow's offset in points; 3 points upwards by default.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The standard deviation of the shadow's blur in points; 3 by default.
  open var shadowRadius: CGFloat = 3
  /// The colour of the shadow, opaque black by default.
  open var shadowColor: CGColor? = CGColor(color: .black)
  /// The shape that casts the shadow; nil for the opacity of the layer and its sublayers.
  open var shadowPath: CGPath?

  // MARK: Rasterization

  /// Whether the layer and its sublayers are first drawn at `rasterizationScale`.
  open var shouldRasterize = false
  /// The pixels per point of a rasterized layer; 1 by default, which is blurred on other displays.
  open var rasterizationScale: CGFloat = 1

  // MARK: Hints, which are kept and change no picture

  /// Whether the app says that the layer covers its bounds.
  open var isOpaque = false
  /// Whether the layer may be drawn on another thread.
  open var drawsAsynchronously = false
  /// Whether edges between pixels are smoothed; they always are.
  open var allowsEdgeAntialiasing = false
  /// Whether the layer is drawn again when its bounds change; it always is.
  open var needsDisplayOnBoundsChange = false

  // MARK: Contents

  /// The picture that the layer shows, a `CGImage`; anything else shows nothing.
  open var contents: Any?
  /// How the contents are placed in bounds of a different size; stretched by default.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The pixels per point of the contents.
  open var contentsScale: CGFloat = 1
  /// A name for the app's own use.
  open var name: String?
  /// Sublayers with a greater position are in front, whatever their order.
  open var zPosition: CGFloat = 0
  /// Whether the layer is drawn when its back is in front; it is by default.
  open var isDoubleSided = true

  /// Those of a view's layer are the view's, which has the geometry.
  var keyValueObservers: KeyValueObservers? {
    get { view == nil ? ownObservers : view?.keyValueObservers }
    set { if let view { view.keyValueObservers = newValue } else { ownObservers = newValue } }
  }
  private var ownObservers: KeyValueObservers?
  var ownBackgroundColor: CGColor? { didSet { ownObservers?.objectDidChange() } }
  var ownOpacity: Float = 1 { didSet { ownObservers?.objectDidChange() } }
  var ownIsHidden = false { didSet { ownObservers?.objectDidChange() } }
  var ownBounds: CGRect = .zero { didSet { ownObservers?.objectDidChange() } }
  var ownPosition: CGPoint = .zero { didSet { ownObservers?.objectDidChange() } }
  var ownLayerTransform = LayerTransform() { didSet { ownObservers?.objectDidChange() } }

  /// The sublayers, back to front; set for a view's layer only while it has a sublayer without a view.
  var layers: [CALayer] = []
  weak var ownSuperlayer: CALayer?
  var needsLayout = true
  /// Made for a layer that has animations.
  var ownAnimations: LayerAnimations?

  /// Creates a layer with default attributes.
  public required init() {}

  // MARK: For subclasses to override

  /// Places the sublayers; called before the layer is drawn, after its size has changed.
  open func layoutSublayers() {}

  /// Draws contents above the background.
  open func draw(in ctx: CGContext) {}

  /// How the sublayers are drawn: once for each transform from the layer's coordinates, with an opacity.
  var sublayerCopies: [SublayerCopy] { [SublayerCopy()] }

  /// Draws the content of a class in this module, between background and sublayers.
  func drawContents(into canvas: inout Canvas) {
    if let image = contents as? CGImage { draw(image, into: &canvas) }
  }
}

extension CALayer: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (lhs: CALayer, rhs: CALayer) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
