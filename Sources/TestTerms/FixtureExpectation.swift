public import Foundation
public import UIKit

/// A requirement of a fixture besides matching its reference.
///
/// If several apply to a configuration, the most specific one counts: a named configuration before a width at a text
/// size, before a width, before no condition. Tests can thus share a list.
public struct FixtureExpectation: Hashable, Sendable {
  /// The cell's height in points.
  public let height: CGFloat
  /// Where it applies; nil for all configurations.
  public let condition: Condition?

  /// The configurations to which an expectation applies.
  public enum Condition: Hashable, Sendable {
    /// Those with a width in points, at one text size or at any.
    case width(CGFloat, contentSize: UIContentSizeCategory? = nil)
    /// The one with a name, such as `320-dark`.
    case configuration(String)
  }

  /// Expects the exact height of the cell in points.
  public static func height(
    _ height: CGFloat, at condition: Condition? = nil
  ) -> FixtureExpectation {
    FixtureExpectation(height: height, condition: condition)
  }

  /// Whether it applies to a configuration, whose name is given because making it takes time.
  package func concerns(
    _ configuration: Configuration, named configurationName: String
  ) -> Bool {
    switch condition {
    case nil: true
    case .width(let width, let contentSize):
      configuration.width == width
        && (contentSize ?? configuration.contentSize) == configuration.contentSize
    case .configuration(let name): configurationName == name
    }
  }

  /// How specific the condition is.
  package var rank: Int {
    switch condition {
    case nil: 0
    case .width(_, nil): 1
    case .width: 2
    case .configuration: 3
    }
  }
}
