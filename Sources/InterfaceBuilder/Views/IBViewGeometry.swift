/// A priority along each axis, from 0 to 1000.
public struct IBAxisPriorities: Hashable, Sendable {
  public let horizontal: Double
  public let vertical: Double
}

/// Insets from a view's edges, in points.
public struct IBMargins: Hashable, Sendable {
  public let top: Double
  /// The inset from the left, or from the leading edge if ``isDirectional``.
  public let leading: Double
  public let bottom: Double
  /// The inset from the right, or from the trailing edge if ``isDirectional``.
  public let trailing: Double
  /// Whether the sides follow the direction of the language.
  public let isDirectional: Bool

  package init(
    top: Double, leading: Double, bottom: Double, trailing: Double, isDirectional: Bool
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    self.isDirectional = isDirectional
  }
}

/// A placeholder of an intrinsic size.
public struct IBPlaceholderSize: Hashable, Sendable {
  /// The width in points, -1 for none; `nil` for the contents' own.
  public let width: Double?
  /// The height in points, -1 for none; `nil` for the contents' own.
  public let height: Double?

  /// Creates a size.
  public init(width: Double?, height: Double?) { (self.width, self.height) = (width, height) }
}

/// The parts of a view's geometry that stretch with its superview.
public struct IBAutoresizing: OptionSet, Hashable, Sendable {
  /// The bits, as `UIView.AutoresizingMask` numbers them.
  public let rawValue: Int
  /// The distance to the left edge.
  public static let flexibleMinX = Self(rawValue: 1)
  public static let widthSizable = Self(rawValue: 2)
  /// The distance to the right edge.
  public static let flexibleMaxX = Self(rawValue: 4)
  /// The distance to the top edge.
  public static let flexibleMinY = Self(rawValue: 8)
  public static let heightSizable = Self(rawValue: 16)
  /// The distance to the bottom edge.
  public static let flexibleMaxY = Self(rawValue: 32)

  static let names: [(String, IBAutoresizing)] = [
    ("flexibleMinX", .flexibleMinX), ("widthSizable", .widthSizable),
    ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY),
    ("heightSizable", .heightSizable), ("flexibleMaxY", .flexibleMaxY),
  ]

  /// Creates a set of parts from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
