public import Foundation
internal import LayoutModel

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

  /// Adds a view in front of the others, taking it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a view at a position counted from the back, taking it from its former superview.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view behind one of the subviews; in front of all if that is none of them.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }
  /// Inserts a view in front of one of the subviews; in front of all if that is none of them.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }
  /// Takes the view out of its superview, with the constraints between it and the views above.
  open func removeFromSuperview() { leaveSuperview() }

  /// Tells the view that it has a new subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that it is about to lose a subview.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Tells the view that it is about to be added to or, if nil, removed from a superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that it was added to or removed from a superview.
  open func didMoveToSuperview() {}

  // MARK: Geometry

  /// The rectangle in the superview's coordinates.
  open var frame: CGRect {
    get { storedFrame }
    set { setFrame(newValue) }
  }
  /// The rectangle in the view's own coordinates; a new size keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set { setBounds(newValue) }
  }
  /// The middle of the frame in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      let size = storedFrame.size
      let origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
      setFrame(CGRect(origin: origin, size: size))
    }
  }

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
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewDidChange(self, .visibility) } }
  }
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
  /// Whether the view takes touches, which no picture shows.
  open var isUserInteractionEnabled = true
  /// The colour of template images and controls, inherited; the system's blue at the root.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set {
      ownTintColor = newValue
      tellTintColor()
    }
  }

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
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether the safe area's insets are added to the margins; they are by default.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// The distances of content from the edges, with those of the superview and of the safe area where
  /// they count; 8 unless set.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { directionalLayoutMargins = directional(newValue) }
  }
  /// The same distances, leading and trailing by direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveLayoutMargins) }
    set {
      ownLayoutMargins = newValue
      marginsDidChange()
    }
  }
  /// The parts at the edges that bars or the device's shape cover; zero where nothing does.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }
  /// Tells the view that its layout margins have changed.
  open func layoutMarginsDidChange() {}
  /// Tells the view that its safe area has changed.
  open func safeAreaInsetsDidChange() {}

  var contentPriorities = ContentPriorities()
  var placeholderSize = PlaceholderSize()
  /// The safe area of the root of a tree, which a window or screen gives.
  var rootSafeAreaInsets = UIEdgeInsets.zero
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
  /// The traits last asked for, with what they were inherited from; nil if they inherit nothing.
  var traitCache: (base: UITraitCollection?, result: UITraitCollection)?
  /// Whether the view changes what it inherits; asked for by all views below, at every colour and length.
  var hasOwnTraits = false
  let traitObservation = TraitObservation()
  /// The view controller whose root view this is.
  weak var viewController: UIViewController? {
    didSet { isRootOfController = viewController != nil }
  }
  /// Whether there was a view controller, which is faster to ask than a weak reference.
  private(set) var isRootOfController = false
  weak var seenWindow: UIWindow?

  var needsLayout = true
  var awaitsConstraintUpdate = true
  var layoutEngine: LayoutEngine?
  /// Where in an Interface Builder file the view comes from; nil for a view made in code.
  package var nibOrigin: NibOrigin?

  // MARK: Creation

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
    setUpParts()
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    storedFrame = nib.frame
    super.init()
    setUpParts()
    nib.decode(into: self)
  }

  /// Gives a view of this module its parts and defaults, in code and in Interface Builder files alike.
  func setUpParts() {}

  // MARK: What subclasses override

  /// The size that the contents ask for, each component `noIntrinsicMetric` if they ask for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The insets of the alignment rectangle, which constraints act on, from the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the rectangle that constraints act on for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for a rectangle that constraints act on.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.inset(by: -alignmentRectInsets)
  }

  /// Asks for a layout of the subviews in the next pass.
  open func setNeedsLayout() { needsLayout = true }
  /// Lays out the tree that the view is in, now.
  open func layoutIfNeeded() { LayoutPass(root: rootView).run() }
  /// Sets the subviews' frames from the constraints.
  ///
  /// Subclasses call `super` and then may move subviews that no constraint speaks of.
  open func layoutSubviews() { applySolvedFrames() }

  /// Lays the view out when its layer asks for it: calls `layoutSubviews`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutSubviews() }
  }

  /// Brings constraints up to date before a layout; subclasses call `super` last.
  open func updateConstraints() { awaitsConstraintUpdate = false }
  /// Asks for `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { awaitsConstraintUpdate = true }
  /// Returns whether `updateConstraints` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { awaitsConstraintUpdate }
  /// Calls `updateConstraints` where it was asked for, from the innermost views outwards.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
  /// Tells layout that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { contentsDidChangeSize() }

  /// Returns the size that suits the contents best; the current size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to what `sizeThatFits` gives for its present size.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

  /// Returns the size that fits the constraints best, with the target as a wish at priority 50.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Tells the view that it is about to get into a window or, if nil, out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}
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

  /// Whether the view cannot be laid out without constraints.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The view whose first baseline is this one's: itself or one inside of it.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this one's: itself or one inside of it.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Layout item

  var layoutView: UIView? { self }
  var attributeMargins: UIEdgeInsets { layoutMargins }
  var firstBaselineFromTop: Double { 0 }
  var lastBaselineFromBottom: Double { 0 }

  // MARK: What the engine and the display list ask of classes in this module

  /// Tells a view of this module that lays out its subviews what has changed about one of them.
  func subviewDidChange(_ view: UIView, _ change: SubviewChange) {}

  /// Whether the height of the contents depends on the width that layout finds.
  var wrapsContent: Bool { false }
  /// The width that wrapping contents are measured for; nil for unlimited.
  var wrappingWidth: Double?
  /// Whether a superview of the engine's kind forces this view's size, as a cell its content view's.
  var hasEncapsulatedSize: Bool { isCellContent }
  /// Whether the view is the content view of a cell, made from a configuration.
  var isCellContent = false
  /// The margins that the view gives its content view; nil for none.
  var contentViewMargins: NSDirectionalEdgeInsets? { nil }
  /// The axes on which margins are at least as large as those of the superview.
  var axesPreservingSuperviewLayoutMargins: UIAxis { preservesSuperviewLayoutMargins ? .both : [] }
  /// The margins of a view that sets none.
  var standardLayoutMargins: NSDirectionalEdgeInsets {
    if isCellContent, let margins = superview?.contentViewMargins { return margins }
    return viewController?.rootViewMargins
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

  /// Whether the view is touched by itself, and is a unit with all that is in it, as a control.
  var takesTouches: Bool { false }

  /// Whether contents beyond the bounds can be scrolled into view.
  var scrollsContents: Bool { false }

  /// Adds what is wrong with the contents at the present size.
  func diagnoseContents(_ report: (Diagnostic.Kind, String) -> Void) {}
}
