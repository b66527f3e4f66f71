extension UIView {
  /// How contents are placed in bounds of a different size.
  public enum ContentMode: Int, Sendable {
    /// Stretched in both directions.
    case scaleToFill = 0
    /// Scaled evenly until one side fits, centred.
    case scaleAspectFit = 1
    /// Scaled evenly until both sides are covered, centred.
    case scaleAspectFill = 2
    /// The same as `scaleToFill`.
    case redraw = 3
    /// At its own size, centred.
    case center = 4
    /// At its own size at the top.
    case top = 5
    /// At its own size at the bottom.
    case bottom = 6
    /// At its own size at the left.
    case left = 7
    /// At its own size at the right.
    case right = 8
    /// At its own size in the top left corner.
    case topLeft = 9
    /// At its own size in the top right corner.
    case topRight = 10
    /// At its own size in the bottom left corner.
    case bottomLeft = 11
    /// At its own size in the bottom right corner.
    case bottomRight = 12
  }

  /// The parts of a frame that give way when the superview changes its size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// The changes of a subview that may require its superview to lay out again.
enum SubviewChange {
  case visibility
  case contents
  case removal
  case margins
}

/// Content priorities, by axis.
struct ContentPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalResistance = UILayoutPriority.defaultHigh
  var verticalResistance = UILayoutPriority.defaultHigh

  /// Whether one of them is 0.
  var hasZero: Bool {
    horizontalHugging.rawValue == 0 || verticalHugging.rawValue == 0
      || horizontalResistance.rawValue == 0 || verticalResistance.rawValue == 0
  }
}
