internal import Fixtures
public import Foundation

/// What a rendered fixture must be besides looking like its reference.
public struct FixtureExpectation: Hashable, Sendable {
  let height: CGFloat
  let condition: Condition?

  /// Which configurations an expectation speaks of.
  public struct Condition: Hashable, Sendable {
    let width: CGFloat

    /// Those of a width in points.
    public static func width(_ width: CGFloat) -> Condition { Condition(width: width) }
  }

  /// Expects the exact height of the cell in points.
  public static func height(_ height: CGFloat, at condition: Condition? = nil) -> FixtureExpectation
  {
    FixtureExpectation(height: height, condition: condition)
  }

  /// Heights are multiples of a device pixel; this much is lost in writing thirds as decimals.
  private static let tolerance: CGFloat = 0.001

  /// Returns the complaint about a height, nil if it is as expected or not spoken of.
  func complaint(about actual: CGFloat, in configuration: Configuration) -> String? {
    if let condition, condition.width != configuration.width { return nil }
    guard abs(actual - height) > Self.tolerance else { return nil }
    return "The height is \(actual) points, expected \(height) (\(configuration.name))."
  }
}
