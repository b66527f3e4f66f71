public import Foundation
internal import LayoutModel
internal import NumberText
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

  /// The tolerance of a height in points.
  ///
  /// Heights are whole pixels, but a third of a point is rounded as a decimal, and sums differ in their last digits.
  /// The smallest pixel, at 4x, is 256 times as large.
  static let tolerance: CGFloat = 1 / 1024

  /// Whether it applies to a configuration, whose name is given because making it takes time.
  fileprivate func concerns(_ configuration: Configuration, named configurationName: String) -> Bool
  {
    switch condition {
    case nil: true
    case .width(let width, let contentSize):
      configuration.width == width
        && (contentSize ?? configuration.contentSize) == configuration.contentSize
    case .configuration(let name): configurationName == name
    }
  }

  /// How specific the condition is.
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
  func diagnostics(of inspection: Inspection, in configuration: Configuration) -> [Diagnostic] {
    guard let rendering = inspection.rendering else { return [] }
    let name = configuration.name
    let concerned = filter { $0.concerns(configuration, named: name) }
    let rank = concerned.map(\.rank).max()
    return concerned.filter { $0.rank == rank }.compactMap { $0.diagnostic(of: rendering) }
  }
}
