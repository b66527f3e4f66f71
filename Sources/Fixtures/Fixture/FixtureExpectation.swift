public import Foundation
internal import LayoutModel
internal import NumberText
public import UIKit

/// What a fixture must be besides looking like its reference.
///
/// Of several expectations the ones that name a configuration count there, then those of a width at
/// a text size, then those of a width, then those without a condition. A list can thus be passed on
/// from test to test.
public struct FixtureExpectation: Hashable, Sendable {
  /// The cell's height in points.
  public let height: CGFloat
  /// Where it is expected; nil for all configurations.
  public let condition: Condition?

  /// Which configurations an expectation speaks of.
  public enum Condition: Hashable, Sendable {
    /// Those of a width in points, at one text size or at all of them.
    case width(CGFloat, contentSize: UIContentSizeCategory? = nil)
    /// The one of a name, such as `320-dark`.
    case configuration(String)
  }

  /// Expects the exact height of the cell in points.
  public static func height(
    _ height: CGFloat, at condition: Condition? = nil
  ) -> FixtureExpectation {
    FixtureExpectation(height: height, condition: condition)
  }

  /// How far a height may be from the expected one, in points.
  ///
  /// Heights are whole pixels, but thirds of a point are written as decimals, and sums of them differ in
  /// their last digits. The least pixel, at 4x, is 256 times as large.
  static let tolerance: CGFloat = 1 / 1024

  /// Whether the expectation speaks of a configuration.
  func concerns(_ configuration: Configuration) -> Bool {
    switch condition {
    case nil: true
    case .width(let width, let contentSize):
      configuration.width == width
        && (contentSize ?? configuration.contentSize) == configuration.contentSize
    case .configuration(let name): configuration.name == name
    }
  }

  /// How narrow the condition is.
  fileprivate var rank: Int {
    switch condition {
    case nil: 0
    case .width(_, nil): 1
    case .width: 2
    case .configuration: 3
    }
  }

  /// Returns what is wrong with a height; nil if it is the expected one.
  fileprivate func diagnostic(of rendering: Rendering) -> Diagnostic? {
    guard abs(rendering.size.height - height) > Self.tolerance else { return nil }
    return Diagnostic(
      .unexpectedHeight, view: rendering.tree.name,
      message: "The height is \(rendering.size.height.pointText) points; "
        + "expected \(height.exactText).")
  }
}

extension [FixtureExpectation] {
  /// Returns a diagnostic for each expectation for the configuration that is not met.
  func diagnostics(of inspection: Inspection, in configuration: Configuration) -> [Diagnostic] {
    guard let rendering = inspection.rendering else { return [] }
    let concerned = filter { $0.concerns(configuration) }
    let rank = concerned.map(\.rank).max()
    return concerned.filter { $0.rank == rank }.compactMap { $0.diagnostic(of: rendering) }
  }
}
