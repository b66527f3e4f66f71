public import Foundation
internal import Graphics

/// The drawing attributes of a view that do not depend on its class, or separate content below a view.
///
/// A view's own layer takes geometry, opacity, visibility and background from its view, and forwards changes to it.
@preconcurrency @MainActor open class CALayer: NSObject, KeyValueObserverHolder {
  /// The view whose own layer this is.
  @BackReference var view: UIView?

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
  open var mask: CALayer? {
    get { ownMask }
    set {
      if ownMask?.maskedLayer === self { ownMask?.maskedLayer = nil }
      ownMask = newValue.flatMap { admits($0) ? $0 : nil }
      ownMask?.maskedLayer = self
      maskView = ownMask?.view
    }
  }
  private var ownMask: CALayer?
  /// Keeps the view of a mask alive.
  private var maskView: UIView?
  /// The layer that this one masks.
  weak var maskedLayer: CALayer?

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
  /// How the contents are drawn smaller than they are.
  open var minificationFilter = CALayerContentsFilter.linear
  /// How the contents are drawn larger than they are; smoothly, whatever it is.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Whether the layer is drawn again when its bounds change; it always is.
  open var needsDisplayOnBoundsChange = false

  // MARK: Contents

  /// The picture that the layer shows, a `CGImage`; anything else shows nothing.
  open var contents: Any?
  /// How the contents are placed in bounds of a different size; stretched by default.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The pixels per point of the contents.
  open var contentsScale: CGFloat = 1
  /// The part of the contents that is shown, in unit coordinates; all of it by default.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var name: String?
  /// Sublayers with a greater position are in front, whatever their order.
  open var zPosition: CGFloat = 0
  /// Whether the layer is drawn when its back is in front; it is by default.
  open var isDoubleSided = true

  /// Those of a view's layer are the view's, which has the geometry.
  package var keyValueObservers: KeyValueObservers? {
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
  var innerLevels = 0
  /// Whether a layer in this one, or around it, was left out because it is too deep.
  var isTooDeep = false
  var nesting = LayoutNesting()
  var needsLayout = true
  /// Made for a layer that has animations.
  var ownAnimations: LayerAnimations?

  /// Creates a layer with default attributes.
  public override init() { super.init() }

  /// Creates a layer with default attributes; UIKit on iOS shows such layers in the place of others while they are animated.
  public init(layer: Any) { super.init() }

  /// Nil: layers are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The name of the class, without an address: messages of two runs would differ.
  open override nonisolated var description: String { "\(type(of: self))" }

  // MARK: Delegate and display

  /// What draws and lays out the layer in its class's place, not retained; the view of a view's layer.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? view }
    set { ownDelegate = newValue }
  }
  /// The delegate that the app sets.
  weak var ownDelegate: (any CALayerDelegate)?

  /// Values that apps keep on layers, by keys that are not properties.
  var valuesByKey: [String: Any] = [:]

  /// Returns what runs when a property changes, which is never called: the delegate's, otherwise that of `actions`.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
  }
  /// Returns what runs when a property changes; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a change of a property needs a new drawing; false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Requests a redraw; snapshots are always redrawn, so there is nothing to do.
  open func setNeedsDisplay() {}
  /// Requests a redraw of a part; snapshots are always redrawn, so there is nothing to do.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// True: a snapshot always draws the layer.
  open func needsDisplay() -> Bool { true }
  /// Does nothing: a snapshot always draws the layer.
  open func displayIfNeeded() {}

  // MARK: Geometry and visibility, those of the view for its own layer

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { view?.bounds ?? ownBounds }
    set {
      if newValue.size != bounds.size { needsLayout = true }
      if let view { view.bounds = newValue } else { ownBounds = newValue }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates.
  open var position: CGPoint {
    get { view?.center ?? ownPosition }
    set { if let view { view.center = newValue } else { ownPosition = newValue } }
  }

  /// The point of the bounds at `position`, in unit coordinates; the middle by default.
  ///
  /// Changing it moves the layer, as its position stays the same. Transforms act around it.
  open var anchorPoint: CGPoint {
    get { layerTransform.anchorPoint }
    set {
      let kept = position
      layerTransform.anchorPoint = newValue
      position = kept
    }
  }

  /// How far in front of the layer, in points, the point is around which transforms act; 0 by default.
  open var anchorPointZ: CGFloat {
    get { layerTransform.anchorPointZ }
    set { layerTransform.anchorPointZ = newValue }
  }

  /// The rectangle in the superlayer's coordinates; of a transformed layer, the one around it.
  open var frame: CGRect {
    get { view?.frame ?? layerTransform.frame(of: plainFrame) }
    set {
      if let view { return view.frame = newValue }
      let plain = layerTransform.plainFrame(for: newValue, present: plainFrame)
      if plain.size != ownBounds.size { needsLayout = true }
      ownBounds.size = plain.size
      ownPosition = layerTransform.position(in: plain)
    }
  }

  /// How the layer with its sublayers is transformed around its anchor point, seen along z.
  open var transform: CATransform3D {
    get { layerTransform.own }
    set { layerTransform.own = newValue }
  }

  /// How sublayers are transformed around this layer's anchor point, after their own transforms.
  open var sublayerTransform: CATransform3D {
    get { layerTransform.sublayers }
    set { layerTransform.sublayers = newValue }
  }

  /// The background colour; nil draws nothing.
  open var backgroundColor: CGColor? {
    get {
      guard let view else { return ownBackgroundColor }
      return view.backgroundColor.map { CGColor(color: $0.resolved(with: view.traitCollection)) }
    }
    set {
      guard let view else { return ownBackgroundColor = newValue }
      view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  /// The opacity of the layer and its sublayers, 0…1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }

  /// Returns whether a point lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Requests `layoutSublayers` before the next drawing.
  open func setNeedsLayout() {
    needsLayout = true
    view?.setNeedsLayout()
  }

  /// Calls `layoutSublayers` now if it was requested.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard needsLayout else { return }
    needsLayout = false
    call(.layoutSublayers) { layoutSublayers() }
  }

  // MARK: For subclasses to override

  /// Places the sublayers; called before the layer is drawn, after its size has changed.
  ///
  /// By default the delegate that the app sets does it.
  open func layoutSublayers() { ownDelegate?.layoutSublayers(of: self) }

  /// Draws contents above the background; by default the delegate that the app sets does it.
  open func draw(in ctx: CGContext) { ownDelegate?.draw(self, in: ctx) }

  /// How the sublayers are drawn: once for each transform from the layer's coordinates, with an opacity.
  var sublayerCopies: [SublayerCopy] { [SublayerCopy()] }

  /// Draws the content of a class in this module, between background and sublayers.
  func drawContents(into canvas: inout Canvas) {
    if let image = contents as? CGImage { draw(image, into: &canvas) }
  }
}
