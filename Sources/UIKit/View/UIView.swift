public import Foundation
internal import LayoutModel

/// A rectangle of an interface: it draws a background and its contents, and lays out its subviews.
///
/// Geometry is in points with y growing downwards.
@preconcurrency @MainActor
open class UIView: UIResponder, LayoutItem, DynamicView, UICoordinateSpace {
  /// The value of an `intrinsicContentSize` component that does not exist.
  public static let noIntrinsicMetric: CGFloat = -1
  /// The target of a fitting that makes a view as small as possible.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target of a fitting that makes a view as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  // MARK: Hierarchy

  /// The views inside this one, back to front.
  open var subviews: [UIView] { storedSubviews }
  /// Whether the layer has not yet placed its own sublayers among the subviews' as they are.
  var hasChangedSubviews = true
  open var superview: UIView? { storedSuperview }
  /// The subviews, whatever a subclass overrides: layout and drawing follow these, so that they come to an end.
  package internal(set) var storedSubviews: [UIView] = [] { didSet { hasChangedSubviews = true } }

  /// Adds a view in front of the others, removing it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }
  /// Inserts a view at an index counted from the back, removing it from its previous superview.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view behind one of the subviews; in front of all if the other view is not a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 0)
  }
  /// Inserts a view in front of one of the subviews; in front of all if the other view is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, nextTo: siblingSubview, offset: 1)
  }
  /// Removes the view from its superview, with the constraints between it and its ancestors.
  open func removeFromSuperview() { leaveSuperview() }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view is added to a superview or, if nil, removed from one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view was added to or removed from a superview.
  open func didMoveToSuperview() {}

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; of a transformed view, the one around it.
  ///
  /// Setting it under a transform sets the size of the bounds that the frame's size maps back to, and the centre.
  open var frame: CGRect {
    get { layerTransform.frame(of: plainFrame) }
    set { setFrame(layerTransform.plainFrame(for: newValue, present: plainFrame)) }
  }
  /// The rectangle in the view's own coordinates; a new size keeps the centre.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: plainFrame.size) }
    set { setBounds(newValue) }
  }
  /// The place of the layer's anchor point, the middle by default, in the superview's coordinates.
  open var center: CGPoint {
    get { layerTransform.position(in: plainFrame) }
    set { setFrame(layerTransform.plainFrame(at: newValue, plainFrame.size)) }
  }
  /// How the view with its subviews is moved, scaled and turned around its centre; it does not take part in layout.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// Converts a rectangle from another view's coordinates; nil means the root's.
  ///
  /// Views of two trees have the coordinates around both roots in common. A turned rectangle becomes the one around it.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    converted(rect, from: view ?? rootView, to: self)
  }
  /// Converts a rectangle to another view's coordinates; nil means the root's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    converted(rect, from: self, to: view ?? rootView)
  }
  /// Converts a point from another view's coordinates; nil means the root's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    converted(point, from: view ?? rootView, to: self)
  }
  /// Converts a point to another view's coordinates; nil means the root's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    converted(point, from: self, to: view ?? rootView)
  }

  var layerTransform = LayerTransform() { didSet { keyValueObservers?.objectDidChange() } }
  /// The frame without the transform: constraints and autoresizing masks act on it.
  package internal(set) var plainFrame: CGRect
  var boundsOrigin: CGPoint = .zero

  /// How the view is resized with its superview when it is not laid out by constraints.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of size resizes the subviews by their autoresizing masks.
  open var autoresizesSubviews = true

  // MARK: Appearance

  /// The background colour; nil draws nothing.
  open var backgroundColor: UIColor? { didSet { keyValueObservers?.objectDidChange() } }
  /// The opacity of the view with all of its subviews, 0…1.
  open var alpha: CGFloat = 1 { didSet { keyValueObservers?.objectDidChange() } }
  /// Whether the view and its subviews are not drawn; they still take part in layout.
  open var isHidden = false {
    didSet {
      if isHidden != oldValue { storedSuperview?.subviewDidChange(self, .visibility) }
      keyValueObservers?.objectDidChange()
    }
  }
  /// Whether contents and subviews are clipped to the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// Whether the app says that the view covers its bounds; kept, as a snapshot draws what is behind it anyway.
  open var isOpaque = true
  /// Whether the bounds are cleared before `draw(_:)`; kept, as they are always clear in a snapshot.
  open var clearsContextBeforeDrawing = true
  /// How contents are placed in bounds of a different size.
  open var contentMode: ContentMode = .scaleToFill
  /// The class of the view's layer, for subclasses to override; `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }
  /// The drawing attributes that are the same for all classes; an object of `layerClass`.
  open var layer: CALayer { ownLayer }
  private lazy var ownLayer: CALayer = makeLayer()
  /// A number that identifies the view in the app.
  open var tag = 0
  /// Whether the view handles touches; it has no effect on snapshots.
  open var isUserInteractionEnabled = true

  /// Returns whether a gesture may begin; true unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The recognizers of gestures, in the order they were added; nil without any.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      recognizers.forEach(removeGestureRecognizer)
      newValue?.forEach(addGestureRecognizer)
    }
  }
  /// Adds a recognizer, which leaves the view that had it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    add(gestureRecognizer)
  }
  /// Removes a recognizer, if the view has it.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    remove(gestureRecognizer)
  }
  var recognizers: [UIGestureRecognizer] = []

  /// The interactions, in the order they were added.
  open var interactions: [any UIInteraction] {
    get { touchHandling.interactions }
    set {
      for interaction in interactions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }
  /// Adds an interaction, which leaves the view that had it.
  open func addInteraction(_ interaction: any UIInteraction) { add(interaction) }
  /// Removes an interaction, if the view has it.
  open func removeInteraction(_ interaction: any UIInteraction) { remove(interaction) }

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
  /// Whether the view has taken the properties of its class's proxies; one that is a part of another takes none.
  var hasTakenAppearance = false

  // MARK: Layout

  /// Whether frame and autoresizing mask become constraints; false for views laid out by constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { invalidateEngine() }
    }
  }

  /// The constraints that this view holds.
  open internal(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that this view owns, in the order they were added.
  open internal(set) var layoutGuides: [UILayoutGuide] = []
  var systemGuides: [UILayoutGuide] = []

  /// Whether the view is mirrored in right-to-left interfaces.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      invalidateEngine()
      setNeedsLayout()
    }
  }

  /// Whether margins are at least as large as those of the superview that this view overlaps.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { marginsDidChange() } }
  }
  /// Whether the safe area's insets are added to the margins; they are by default.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { marginsDidChange() } }
  }
  /// The insets of content from the edges, including those of the superview and the safe area where they apply; 8 by
  /// default.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { directionalLayoutMargins = directional(newValue) }
  }
  /// The same insets, leading and trailing by direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveLayoutMargins) }
    set {
      ownLayoutMargins = newValue
      marginsDidChange()
    }
  }
  /// The insets of the area covered by bars or the device's shape; zero if nothing covers it.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }
  /// Called after the layout margins changed.
  open func layoutMarginsDidChange() {}
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}

  var contentPriorities = ContentPriorities()
  var placeholderSize = PlaceholderSize()
  /// The safe area of the root of a tree, from a window or screen.
  var rootSafeAreaInsets = UIEdgeInsets.zero
  var ownMargins = OwnMargins()

  // MARK: Environment

  /// The traits that the view sets for itself and its descendants.
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
  /// The environment that a host sets for the root of a tree.
  var overrideTraits: UITraitCollection? { didSet { traitOverridesDidChange() } }
  /// The cached traits and the traits they were inherited from; nil if they inherit nothing.
  var traitCache: (base: UITraitCollection?, result: UITraitCollection)?
  /// The traits of a view whose superview's are settled, too.
  var settledTraits: UITraitCollection?
  /// Whether the view changes inherited traits; cached, as descendants read them for every colour and length.
  var hasOwnTraits = false
  package let traitObservation = TraitObservation()
  /// The view controller whose root view this is.
  weak var viewController: UIViewController? {
    didSet {
      isRootOfController = viewController != nil
      forgetTraits()
    }
  }
  /// Whether there was a view controller; faster to read than a weak reference.
  private(set) var isRootOfController = false
  weak var seenWindow: UIWindow?

  /// What keeps the view from being laid out as the app says; nil for most views.
  package internal(set) var layoutFault: LayoutFault?
  var nesting = LayoutNesting()
  var innerLevels = 0
  var needsLayout = true
  var awaitsConstraintUpdate = true
  var layoutEngine: LayoutEngine?
  /// The view whose engine lays out this one, once found; nil for that view itself.
  @BackReference var settledHost: UIView?
  @BackReference var containingView: UIView?
  var madeLifetime: Lifetime?
  /// The view's location in an Interface Builder file; nil for a view made in code.
  package var nibOrigin: NibOrigin?

  // MARK: Creation

  deinit { madeLifetime?.end() }

  /// Creates a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    plainFrame = frame.isFinite ? frame : .zero
    super.init()
    requireFinite(frame, "its frame")
    setUpParts()
  }

  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view of this class by its `init()`, which in Swift overrides nothing: rewritten sources override this
  /// where a class declares one.
  open class func makeByInit() -> UIResponder { make(self, .zero) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibCoder else { return nil }
    plainFrame = nib.frame
    super.init()
    setUpParts()
    nib.decode(into: self)
  }

  /// Does nothing: views are read from Interface Builder files only, and not archived.
  open func encode(with coder: NSCoder) {}

  /// Gives a view of this module its parts and defaults, in code and in Interface Builder files alike.
  func setUpParts() {}

  // MARK: For subclasses to override

  /// The natural size of the contents; a component is `noIntrinsicMetric` without one.
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

  /// Requests a layout of the subviews in the next pass.
  open func setNeedsLayout() { needsLayout = true }
  /// Lays out the view's tree immediately.
  open func layoutIfNeeded() { LayoutPass(root: rootView).run() }
  /// Sets the subviews' frames from the constraints.
  ///
  /// Subclasses call `super` and may then move subviews without constraints.
  open func layoutSubviews() { applySolvedFrames() }

  /// Called when the layer needs layout: calls `layoutSubviews`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutSubviews() }
  }

  /// Updates constraints before a layout; subclasses call `super` last.
  open func updateConstraints() { awaitsConstraintUpdate = false }
  /// Requests a call of `updateConstraints` before the next layout.
  open func setNeedsUpdateConstraints() { awaitsConstraintUpdate = true }
  /// Returns whether `updateConstraints` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { awaitsConstraintUpdate }
  /// Calls `updateConstraints` where requested, from the innermost views outwards.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }
  /// Notifies layout that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { contentsDidChangeSize() }

  /// Returns the size that best fits the contents; the current size unless a subclass overrides it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to the result of `sizeThatFits` for its current size, whatever its transform.
  open func sizeToFit() {
    let present = bounds.size
    let size = call(.sizeThatFits, else: present) { sizeThatFits(present) }
    if layerTransform.isIdentity { frame.size = size } else { bounds.size = size }
  }

  /// Returns the size that best fits the constraints, with the target at priority 50.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Called before the view is added to a window or, if nil, removed from one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view was added to or removed from a window, itself or with its superview.
  open func didMoveToWindow() {}

  /// Called after the traits changed, before the next layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after the tint colour changed.
  open func tintColorDidChange() {}

  /// The view controller whose root view this is, otherwise the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Returns the size of the view that best fits its constraints.
  ///
  /// The target applies at the given priorities. Constraints to views outside the subtree are ignored, the view is not
  /// resized, and the result is not rounded to pixels.
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

  /// The view that provides the first baseline: itself or a descendant.
  open var forFirstBaselineLayout: UIView { self }
  /// The view that provides the last baseline: itself or a descendant.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Anchors and constraints

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text; the top edge of a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// Adds each constraint.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint that this view holds.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.installingView === self else { return }
    uninstall(constraint)
  }

  /// Removes each constraint that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Exchanges two subviews in the order from back to front.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    swapSubviews(index1, index2)
  }

  /// Returns whether the view is another view or a descendant of it.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }

  /// Returns the view with a tag: this view or its first descendant with it.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  /// Adds a constraint whose items are this view or its descendants.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Returns the content hugging priority along an axis.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriority(axis)
  }

  /// Sets the content hugging priority along an axis.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, axis) }

  /// Returns the compression resistance priority along an axis.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { resistancePriority(axis) }

  /// Sets the compression resistance priority along an axis.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, axis) }

  /// The environment of the view, inherited from its superview or view controller.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// The direction in which the view lays out its subviews.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

  /// Whether the constraints leave the view's position or size ambiguous.
  ///
  /// Lays out first if needed. A view outside any tree with constraints is not ambiguous.
  open var hasAmbiguousLayout: Bool { isAmbiguous }

  /// Changes the frame of a view with an ambiguous layout to another one that satisfies the constraints; has no effect
  /// on other views.
  open func exerciseAmbiguityInLayout() { takeOtherFrame() }

  /// Returns the constraints that affect the view's position and size along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { affectingConstraints(axis) }

  /// The guide of the area inside the layout margins.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(of: LayoutMarginsGuide.self) }

  /// The guide of the unobscured area; for a cell its whole area.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(of: SafeAreaLayoutGuide.self) }

  /// The guide of an area of readable width, inside the margins.
  open var readableContentGuide: UILayoutGuide { systemGuide(of: ReadableContentGuide.self) }

  /// Adds a guide to the view, which then owns it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }

  /// Removes a guide and the constraints that involve it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  /// The view whose opacity masks this one and its descendants; nil for none.
  open var mask: UIView? {
    get { layer.mask?.view }
    set { layer.mask = newValue?.layer }
  }

  /// Requests a redraw; snapshots are always redrawn, so there is nothing to do.
  open func setNeedsDisplay() {}
  /// Requests a redraw of a part; snapshots are always redrawn, so there is nothing to do.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// The window that contains the view; a window contains itself.
  open var window: UIWindow? { containingWindow }
  override var enclosingWindow: UIWindow? { window }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view) { $0.append(view) } }
  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view) { $0.insert(view, at: 0) } }

  // MARK: Input

  /// Ends that the view or a descendant gets input first; returns whether none of them does.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else {
      return true
    }
    return first.resignFirstResponder()
  }

  /// Returns the view that gets a touch at a point: the frontmost descendant that contains it, or the view itself.
  ///
  /// Views that are hidden, almost transparent or without interaction get none, nor do their subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touchedView(at: point, event)
  }
  /// Returns whether a point in the view's coordinates is inside it: in its bounds, unless overridden.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.covers(point) }

  /// Whether the view can get the focus; false by default.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus: only in a snapshot of that state.
  open var isFocused: Bool { rareProperties?.isFocused ?? false }
  /// Called after the focus moved: only in a snapshot of that state.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns whether the focus may move; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  var touchHandling = TouchHandling()
  var rareProperties: RareViewProperties?

  // MARK: Layout item

  var layoutView: UIView? { self }
  var attributeMargins: UIEdgeInsets { layoutMargins }
  var firstBaselineFromTop: Double { 0 }
  var lastBaselineFromBottom: Double { 0 }

  // MARK: For the engine and the display list

  /// Notifies a view that lays out its subviews of a change to one of them.
  func subviewDidChange(_ view: UIView, _ change: SubviewChange) {}

  /// Whether the height of the contents depends on the laid-out width.
  var wrapsContent: Bool { false }
  /// Whether layout measures the contents each time, because they depend on more than what invalidates their size.
  var measuresContentsAnew: Bool { false }
  /// The intrinsic size and the traits it was measured in; nil after it was invalidated.
  var knownContentSize: (size: CGSize, traits: UITraitCollection)?
  /// The width that wrapping contents are measured for; nil for unlimited.
  var wrappingWidth: Double?
  /// Whether the superview forces this view's size, as a cell forces its content view's.
  var hasEncapsulatedSize: Bool { isCellContent }
  /// Whether the view is the content view of a cell, made from a configuration.
  var isCellContent = false
  /// The margins of the view's content view; nil for none.
  var contentViewMargins: NSDirectionalEdgeInsets? { nil }
  /// The axes on which margins are at least as large as those of the superview.
  var axesPreservingSuperviewLayoutMargins: UIAxis { preservesSuperviewLayoutMargins ? .both : [] }
  var standardLayoutMargins: NSDirectionalEdgeInsets {
    if isCellContent, let margins = storedSuperview?.contentViewMargins { return margins }
    return viewController?.rootViewMargins
      ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// The guide that represents a scroll view's edges in constraints with views inside it.
  var contentGuide: UILayoutGuide? { nil }
  /// Whether a container places the view by frame, so that its layout is independent of views outside.
  var isPlacedByContainer: Bool { false }
  /// Whether a table gives the view its size.
  var isRow: Bool { false }
  /// Whether a constraint nevertheless connects an item inside the view to one outside.
  var isTiedToOutside = false {
    didSet { if isTiedToOutside != oldValue { forgetHost() } }
  }

  /// Notifies the view that its layout must be updated.
  func layoutDidBecomeStale() {}

  /// Returns the size set by the view's container, or its own, in a container of a width; nil for views sized by
  /// constraints.
  package func containedSize(inWidth width: CGFloat) -> CGSize? { nil }

  /// Draws the contents between the background and the subviews in the current context.
  ///
  /// Subclasses draw with `UIBezierPath`, `UIImage`, `UIGraphicsGetCurrentContext` and the like. The
  /// rectangle is always the bounds. The content of a UIKit class, such as a label's text, is drawn by `super`.
  open func draw(_ rect: CGRect) {
    guard let context = GraphicsStack.current else { return }
    if context.state.transform.isIdentity {
      drawContents(into: &context.canvas)
    } else {
      context.paint { drawContents(into: &$0) }
    }
  }

  /// Draws the content of a class in this module.
  func drawContents(into canvas: inout Canvas) {}

  /// Whether the view handles touches as a whole, like a control.
  var takesTouches: Bool { false }

  /// Whether contents beyond the bounds can be scrolled into view.
  var scrollsContents: Bool { false }

  var contentProblems: [ContentProblem] { [] }
}
