internal import Foundation
internal import LayoutModel
internal import NumberText
internal import TestTerms

extension FixtureExpectation {
  /// The tolerance of a height in points.
  ///
  /// Heights are whole pixels, but a third of a point is rounded as a decimal, and sums differ in their last digits.
  /// The smallest pixel, at 4x, is 256 times as large.
  fileprivate static let tolerance: CGFloat = 1 / 1024

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
