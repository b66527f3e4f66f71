internal import ConstraintSolver
internal import NumberText

/// How important a constraint is, from 0 to 1000; 1000 must hold, and 0 has no effect.
///
/// Priorities are a strict order: a constraint is never broken in favour of any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value; views and constraints accept 0 to 1000.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  /// Must hold, 1000.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance, 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// A drag that may resize the scene, 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The scene's preference to keep its size, 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// A drag that must not resize the scene, 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default content hugging, 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The target size of `systemLayoutSizeFitting`, 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Orders by importance, the least important first.
  public static func < (lhs: UILayoutPriority, rhs: UILayoutPriority) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Returns a priority that is higher by some points.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }

  /// Returns a priority that is lower by some points.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }

  /// Raises a priority.
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs + rhs }

  /// Lowers a priority.
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs = lhs - rhs }

  /// Stops with UIKit's message if a view or constraint cannot accept the value.
  func requireLegal() {
    precondition(
      rawValue >= 0 && rawValue <= 1000,
      "It's illegal to set priority:\(rawValue.shortDescription).  Priorities must be at least 0 and less "
        + "or equal to NSLayoutPriorityRequired, which is 1000.000000.")
  }

  var solverPriority: Priority { Priority(rawValue: rawValue) }
}
