public import Foundation

/// A rectangle of an interface: it draws a background and its contents, and lays out its subviews.
///
/// Geometry is in points with y growing downwards. There is no transform: `frame` always has the
/// size of `bounds`.
@preconcurrency @MainActor open class UIView: UIResponder, LayoutItem {
  /// The value of an `intrinsicContentSize` component that does not exist.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of a fitting that makes a view as small as possible.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target of a fitting that makes a view as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Hierarchy

  /// The views inside this one, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The view that contains this one.
  public internal(set) weak var superview: UIView?

  // MARK: Geometry

  var storedFrame: CGRect
  var boundsOrigin: CGPoint = .zero

  /// How the view is resized with its superview when it is not laid out by constraints.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of size resizes the subviews by their autoresizing masks.
  open var autoresizesSubviews = true

  // MARK: Appearance

  /// What fills the bounds; nil draws nothing.
  open var backgroundColor: UIColor?
  /// The opacity of the view with all of its subviews, 0…1.
  open var alpha: CGFloat = 1
  /// Whether the view and its subviews are not drawn; they still take part in layout.
  open var isHidden = false
  /// Whether contents and subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// How contents are placed in bounds of another size.
  open var contentMode: ContentMode = .scaleToFill
  /// The class of the view's layer, for subclasses to override; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }
  /// The drawing attributes that are the same for all classes; an object of `layerClass`.
  public private(set) lazy var layer: CALayer = makeLayer()
  /// A number that an app finds a view by.
  open var tag = 0
  /// A name for tests; messages use it where no property holds the view.
  open var accessibilityIdentifier: String?
  /// Whether the view takes touches, which no picture shows.
  open var isUserInteractionEnabled = true

  var ownTintColor: UIColor?
  var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  var seenTintColor: UIColor?

  // MARK: Layout

  /// Whether frame and autoresizing mask become constraints; false for views laid out by others.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateEngine() }
    }
  }

  /// The constraints that this view holds.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that this view owns, in the order of their adding.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []

  /// Whether the view is mirrored in right-to-left interfaces.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { invalidateEngine() }
  }

  /// Whether margins are at least as large as those of the superview that this view overlaps.
  open var preservesSuperviewLayoutMargins = false {
    didSet { invalidateEngine() }
  }

  var contentPriorities = ContentPriorities()
  var ownLayoutMargins: NSDirectionalEdgeInsets?

  // MARK: Environment

  /// The traits that the view sets for itself and all below it.
  open var traitOverrides = UITraitOverrides() { didSet { traitOverridesDidChange() } }
  /// Light or dark for this view and its subviews, whatever it inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { traitOverridesDidChange() }
  }
  /// The smallest text size of the view and its subviews; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitOverridesDidChange() }
  }
  /// The largest text size of the view and its subviews; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { traitOverridesDidChange() }
  }
  /// The environment that a host gives the root of a tree.
  var overrideTraits: UITraitCollection? { didSet { traitOverridesDidChange() } }
  var traitCache: (base: UITraitCollection, result: UITraitCollection)?
  let traitObservation = TraitObservation()
  /// The view controller whose root view this is.
  weak var viewController: UIViewController?
  weak var seenWindow: UIWindow?

  var needsLayout = true
  var needsUpdateConstraints = true
  var layoutEngine: LayoutEngine?

  // MARK: Creation

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Fails: views are decoded from Interface Builder files by other means.
  public required init?(coder: NSCoder) { nil }

  // MARK: What subclasses override

  /// The size that the contents ask for, each component `noIntrinsicMetric` if they ask for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The insets of the alignment rectangle, which constraints act on, from the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Sets the subviews' frames from the constraints.
  ///
  /// Subclasses call `super` and then may move subviews that no constraint speaks of.
  open func layoutSubviews() { applySolvedFrames() }

  /// Lays the view out when its layer asks for it: calls `layoutSubviews`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutSubviews() }
  }

  /// Brings constraints up to date before a layout; subclasses call `super` last.
  open func updateConstraints() { needsUpdateConstraints = false }

  /// Returns the size that suits the contents best; the current size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Tells the view that it was added to or removed from a superview.
  open func didMoveToSuperview() {}

  /// Tells the view that it was added to or removed from a window, itself or with its superview.
  open func didMoveToWindow() {}

  /// Tells the view that its traits have changed, before the next layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Tells the view that its tint colour has changed.
  open func tintColorDidChange() {}

  /// The view controller whose root view this is, or else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Returns the size of the view that fits its constraints best.
  ///
  /// The target is a wish at the given priorities. Constraints to views outside of the subtree have
  /// no part in it, the view is not resized, and the result is not rounded to pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      FittingTarget(
        size: targetSize, horizontalPriority: horizontalFittingPriority,
        verticalPriority: verticalFittingPriority))
  }

  // MARK: Layout item

  var layoutView: UIView? { self }
  var attributeMargins: UIEdgeInsets { layoutMargins }
  var firstBaselineFromTop: Double { 0 }
  var lastBaselineFromBottom: Double { 0 }

  // MARK: What the engine and the display list ask of classes in this module

  /// Whether the height of the contents depends on the width that layout finds.
  var wrapsContent: Bool { false }
  /// The width that wrapping contents are measured for; nil for unlimited.
  var wrappingWidth: Double?
  /// Whether a superview of the engine's kind forces this view's size, as a cell its content view's.
  var hasEncapsulatedSize: Bool { false }
  /// The margins of a view that sets none.
  var standardLayoutMargins: NSDirectionalEdgeInsets {
    viewController?.rootViewMargins
      ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// The guide that a scroll view's edges mean in constraints with views inside of it.
  var contentGuide: UILayoutGuide? { nil }
  /// Whether a container places the view by frame, so that nothing outside has a part in its layout.
  var isPlacedByContainer: Bool { false }
  /// Whether a constraint nevertheless ties something inside of the view to something outside.
  var isTiedToOutside = false

  /// Tells the view that what its layout depends on has changed.
  func layoutDidBecomeStale() {}

  /// Returns the size that the view's container gives it, or that it knows by itself, in a container
  /// of a width; nil for views that constraints size.
  package func containedSize(inWidth width: CGFloat) -> CGSize? { nil }

  /// Draws the contents between background and subviews in the current context.
  ///
  /// Subclasses draw with `UIBezierPath`, `UIImage`, `UIGraphicsGetCurrentContext` and the like. The
  /// rectangle is always the bounds. What a class of UIKit shows, such as a label's text, is drawn by
  /// `super`.
  open func draw(_ rect: CGRect) {
    guard let context = GraphicsStack.current else { return }
    if context.state.transform.isIdentity {
      drawContents(into: &context.canvas)
    } else {
      context.paint { drawContents(into: &$0) }
    }
  }

  /// Draws the contents that a class of this module shows.
  func drawContents(into canvas: inout Canvas) {}

  /// Adds what is wrong with the contents at the present size.
  func diagnoseContents(_ report: (LayoutDiagnostic.Kind, String) -> Void) {}
}
