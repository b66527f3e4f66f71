public import Foundation

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject, LayoutItem {
  /// The view that owns the guide.
  open internal(set) var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  @BackReference private var owner: UIView?
  /// A name that messages print.
  open var identifier: String = ""
  /// The rectangle in the owning view's coordinates: after layout, or at once for a guide that the system places.
  open var layoutFrame: CGRect { systemFrame ?? solvedFrame }
  /// The rectangle of the last layout, in the owning view's coordinates.
  var solvedFrame: CGRect = .zero

  var madeLifetime: Lifetime?

  /// Creates a guide that belongs to no view yet.
  public override init() { super.init() }

  /// Nil: guides are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The name of the class, without an address: messages of two runs would differ.
  open override nonisolated var description: String { "\(type(of: self))" }

  deinit { madeLifetime?.end() }

  var layoutView: UIView? { owningView }

  /// The class that messages print.
  var className: String { "UILayoutGuide" }

  /// The insets from the owning view's edges, for a guide placed by the system.
  var systemInsets: UIEdgeInsets? { nil }

  /// The rectangle that the insets leave of the owning view's bounds, empty where they leave nothing.
  private var systemFrame: CGRect? {
    guard let owningView, let insets = systemInsets else { return nil }
    let bounds = owningView.bounds
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// The offset from the owning view's corner, and the size unless constraints determine it, for the guide of scrolled
  /// content.
  var systemContent: CGRect? { nil }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Debugging

  /// Whether the constraints leave the guide's position or size ambiguous.
  open var hasAmbiguousLayout: Bool {
    owningView?.layoutHost.layoutEngine?.alternatives(for: self) != nil
  }

  /// Returns the constraints that affect the guide's position and size along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    owningView?.layoutHost.layoutEngine?.constraints(affecting: self, axis) ?? []
  }
}
