internal import Fixtures
public import Foundation
internal import LayoutModel
internal import NumberText
internal import SnapReport
internal import Snapshots
public import UIKit

/// What a rendered fixture must be besides looking like its reference.
public struct FixtureExpectation: Hashable, Sendable {
  let height: CGFloat
  let condition: Condition?

  /// Which configurations an expectation speaks of.
  public struct Condition: Hashable, Sendable {
    let width: CGFloat
    let contentSize: UIContentSizeCategory?

    /// Those of a width in points.
    public static func width(_ width: CGFloat) -> Condition {
      Condition(width: width, contentSize: nil)
    }

    /// Those of a width in points at a text size.
    public static func width(
      _ width: CGFloat, contentSize: UIContentSizeCategory
    ) -> Condition {
      Condition(width: width, contentSize: contentSize)
    }

    func holds(in configuration: Configuration) -> Bool {
      configuration.width == width
        && (contentSize.map { $0 == configuration.contentSize } ?? true)
    }
  }

  /// Expects the exact height of the cell in points.
  public static func height(_ height: CGFloat, at condition: Condition? = nil) -> FixtureExpectation
  {
    FixtureExpectation(height: height, condition: condition)
  }

  /// Heights are multiples of a device pixel; this much is lost in writing thirds as decimals.
  private static let tolerance: CGFloat = 0.001

  /// Returns what is wrong with a rendering, nil if it is as expected or not spoken of.
  func diagnostic(
    of rendering: Rendering, in configuration: Configuration, fixture: SnapshotKey
  ) -> Diagnostic? {
    if let condition, !condition.holds(in: configuration) { return nil }
    let actual = rendering.size.height
    guard abs(actual - height) > Self.tolerance else { return nil }
    return Diagnostic(
      .unexpectedHeight, view: rendering.tree.name,
      message:
        "\(fixture) is \(actual.pointText) points high, and \(height.pointText) are expected."
    )
  }
}
