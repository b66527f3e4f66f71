public import Foundation

/// How the system shows that a view has the focus; a snapshot has none, so nothing is drawn.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {
  /// Creates the system's effect.
  public override init() { super.init() }
}

/// A halo around a shape; nothing is drawn.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// Where the halo is.
  public enum Position: Int, Sendable {
    case automatic = 0
    case outside = 1
    case inside = 2
  }

  /// The view that contains the halo; kept, not retained.
  open weak var containerView: UIView?
  /// The view in front of which the halo is; kept, not retained.
  open weak var referenceView: UIView?
  /// Where the halo is; kept.
  open var position = Position.automatic

  /// Creates a halo around the view.
  public override init() { super.init() }

  /// Creates a halo around a rectangle in the view's coordinates.
  public convenience init(rect: CGRect) { self.init() }

  /// Creates a halo around a rectangle with rounded corners in the view's coordinates.
  public convenience init(roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    self.init()
  }

  /// Creates a halo around a path in the view's coordinates.
  public convenience init(path: UIBezierPath) { self.init() }
}

extension UIView {
  /// How the view shows that it has the focus; kept, and never drawn.
  public var focusEffect: UIFocusEffect? {
    get { rareProperties?.focusEffect }
    set { setRareProperty { $0.focusEffect = newValue } }
  }
}
