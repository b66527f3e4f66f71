public import Foundation

/// A rectangle that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: LayoutItem {
  /// The view that owns the guide.
  public internal(set) weak var owningView: UIView?
  /// A name that messages print.
  open var identifier: String = ""
  /// The rectangle in the owning view's coordinates: after layout, or at once for a guide that the system places.
  public var layoutFrame: CGRect { systemFrame ?? solvedFrame }
  /// The rectangle of the last layout, in the owning view's coordinates.
  var solvedFrame: CGRect = .zero

  /// Creates a guide that belongs to no view yet.
  public init() {}

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
}

extension UILayoutGuide {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// The guide of a view's layout margins; its four edges are required system constraints.
final class LayoutMarginsGuide: UILayoutGuide {
  init(owningView: UIView) {
    super.init()
    self.owningView = owningView
    identifier = "UIViewLayoutMarginsGuide"
  }

  override var systemInsets: UIEdgeInsets? { owningView?.layoutMargins ?? .zero }
}

/// The guide of a view's safe area.
///
/// Nothing covers a cell outside a window, so the guide has the size of its view.
final class SafeAreaLayoutGuide: UILayoutGuide {
  init(owningView: UIView) {
    super.init()
    self.owningView = owningView
    identifier = "UIViewSafeAreaLayoutGuide"
  }

  override var systemInsets: UIEdgeInsets? { owningView?.safeAreaInsets ?? .zero }
}

/// The guide of readable width: the margins, centred and narrower in wide views.
final class ReadableContentGuide: UILayoutGuide {
  init(owningView: UIView) {
    super.init()
    self.owningView = owningView
    identifier = "UIViewReadableContentGuide"
  }

  override var systemInsets: UIEdgeInsets? {
    guard let owningView else { return nil }
    var insets = owningView.layoutMargins
    let room = owningView.bounds.width - insets.left - insets.right
    let surplus = max(0, room - Self.widest(owningView.traitCollection)) / 2
    insets.left += surplus
    insets.right += surplus
    return insets
  }

  /// 672 points at the standard text size, and in proportion to body text at others.
  private static func widest(_ traits: UITraitCollection) -> CGFloat {
    let body = UIFont.styled(.body, in: traits)
    return (672 * body.pointSize / UIFont.labelFontSize).rounded()
  }
}
