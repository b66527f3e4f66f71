/// How much a constraint matters: above 0, up to 1000, fractions included.
///
/// Priorities are a strict order, not weights: any number of constraints at 750 give way to a single one at 751. At
/// 1000 a constraint is required: it holds, or it is rejected as part of a conflict.
public struct Priority: RawRepresentable, Comparable, Hashable, Sendable {
  /// The constraint holds in every solution.
  public static let required = Priority(rawValue: 1000)

  /// The numeric value; the solver rejects values outside (0, 1000].
  public var rawValue: Float

  /// Creates a priority; the solver checks the range when the priority is used.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Returns whether the first priority gives way to the second.
  public static func < (first: Priority, second: Priority) -> Bool {
    first.rawValue < second.rawValue
  }

  var isRequired: Bool { rawValue == 1000 }

  /// Whether the solver accepts it: above 0 and at most 1000.
  public var isValid: Bool {
    rawValue > 0 && rawValue <= 1000
  }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a priority from a whole number.
  public init(integerLiteral value: Int) {
    self.init(rawValue: Float(value))
  }

  /// Creates a priority from a number with a fraction.
  public init(floatLiteral value: Float) {
    self.init(rawValue: value)
  }
}
