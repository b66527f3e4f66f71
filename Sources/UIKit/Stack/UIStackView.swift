public import Foundation

/// A view that lays out a row or column of views with its own constraints.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
/// stack.axis = .vertical
/// stack.spacing = 4
/// ```
///
/// A hidden arranged view takes no space. The stack view's constraints carry UIKit's identifiers,
/// such as `UISV-spacing`, and appear with them in messages.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// The value that means a view's default spacing.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The system's spacing, 8 points.
  public static let spacingUseSystem: CGFloat = .leastNormalMagnitude

  /// The views that the stack lays out, from its start to its end; a subset of its subviews.
  open internal(set) var arrangedSubviews: [UIView] = []

  /// The direction of the row or column; horizontal by default.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the arranged views are sized and spaced along the axis; `fill` by default.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// How the arranged views are placed across the axis; `fill` by default.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance between arranged views in points, a minimum where gaps or centres are equal.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Whether a vertical stack measures its spacing from the last to the first baseline of text.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the arranged views stay inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var isArrangementStale = true
  private var hasSharedWidthsOfTexts = false
  private(set) var arrangement: [NSLayoutConstraint] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of arranged views, the first one at its start.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates the stack that an Interface Builder file describes; any other archive makes an empty one.
  public required init(coder: NSCoder) {
    let nib = coder as? NibCoder
    super.init(frame: nib?.frame ?? .zero)
    nib?.decode(into: self)
  }

  /// A stack that does not arrange its views by margins has none (rule `stack-margins`).
  override var standardLayoutMargins: NSDirectionalEdgeInsets {
    isLayoutMarginsRelativeArrangement ? super.standardLayoutMargins : .zero
  }

  /// Whether the view cannot be laid out without constraints; true.
  open override class var requiresConstraintBasedLayout: Bool { true }

  open override func updateConstraints() {
    if isArrangementStale { arrange() }
    super.updateConstraints()
  }

  /// The arranged view that provides the first baseline: the first one of a column, the tallest one of a row.
  open override var forFirstBaselineLayout: UIView {
    (axis == .vertical ? visibleSubviews.first : tallestSubview) ?? self
  }

  /// The arranged view that provides the last baseline: the last one of a column, the tallest one of a row.
  open override var forLastBaselineLayout: UIView {
    (axis == .vertical ? visibleSubviews.last : tallestSubview) ?? self
  }

  override func subviewDidChange(_ view: UIView, _ change: SubviewChange) {
    switch change {
    case .removal: forget(view)
    case .visibility: setNeedsArrangement()
    case .contents:
      if distribution == .fillProportionally || sharesWidthsOfTexts != hasSharedWidthsOfTexts {
        setNeedsArrangement()
      } else {
        tellOuterStack()
      }
    case .margins: break
    }
  }

  /// Requests new constraints before the next layout.
  func setNeedsArrangement() {
    isArrangementStale = true
    setNeedsUpdateConstraints()
    tellOuterStack()
  }

  /// A stack around this one may have its shares by this one's size.
  private func tellOuterStack() {
    (storedSuperview as? UIStackView)?.subviewDidChange(self, .contents)
  }

  private func arrange() {
    isArrangementStale = false
    hasSharedWidthsOfTexts = sharesWidthsOfTexts
    NSLayoutConstraint.deactivate(arrangement)
    systemGuides.removeAll { $0 is StackGuide }
    var next = StackArrangement(of: self)
    next.build()
    systemGuides += next.guides as [UILayoutGuide]
    arrangement = next.constraints
    NSLayoutConstraint.activate(arrangement)
    invalidateEngine()
  }

  // MARK: Arranged views

  /// Adds a view at the end of the row or column, and to the subviews if it is not among them.
  open func addArrangedSubview(_ view: UIView) {
    liftOut(view)
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at a position of the row or column, and adds it to the subviews if needed.
  ///
  /// A view that is arranged already moves. The order in which views are drawn does not change.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    liftOut(view)
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "Index \(stackIndex) is out of bounds of a stack view with \(arrangedSubviews.count) other "
        + "arranged views.")
    if view.superview !== self { addSubview(view) }
    guard !view.isLeftOut else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: stackIndex)
    setNeedsArrangement()
  }

  /// Removes a view from the arrangement; it remains a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: UIView) { forget(view) }

  /// Sets the distance after one arranged view; `spacingUseDefault` restores `spacing`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// Returns the custom distance after an arranged view; `spacingUseDefault` without one.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}
