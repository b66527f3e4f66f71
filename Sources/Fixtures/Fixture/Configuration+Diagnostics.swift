internal import Foundation
internal import LayoutModel
internal import NumberText
internal import TestTerms
internal import UIKit

/// What no device gives a view: a picture of it shows nobody's app.
extension Configuration {
  /// - Parameters:
  ///   - inspection: what was drawn.
  ///   - all: the configurations of the fixture.
  /// - Returns: a note for each thing that no device has.
  func diagnostics(of inspection: Inspection, among all: [Configuration]) -> [Diagnostic] {
    guard let root = inspection.rendering?.tree.name else { return [] }
    return
      ([mixture(among: all)] + [
        brokenPixels("width", width), height.flatMap { brokenPixels("height", $0) },
      ])
      .compactMap { $0 }.map { Diagnostic(.unlikelyConfiguration, view: root, message: $0) }
  }

  /// A language in the direction of others; directions without locales are a pseudo-language, as Xcode has one.
  private func mixture(among all: [Configuration]) -> String? {
    guard !hasDirectionOfLocale, all.contains(where: { $0.locale != Self.standardLocale })
    else { return nil }
    let (drawn, written) =
      direction == .rightToLeft
      ? ("right to left", "left to right") : ("left to right", "right to left")
    return
      "The layout is \(drawn) with the locale \(locale), whose language is written \(written): no "
      + "device has both. Leave directions out, as a locale brings its own."
  }

  private func brokenPixels(_ name: String, _ points: CGFloat) -> String? {
    let pixels = points * scale
    guard abs(pixels - pixels.rounded()) > Self.tolerance else { return nil }
    return
      "The \(name) of \(points.pointText) points is \(pixels.pointText) pixels at \(scale.exactText)x, and "
      + "iOS gives views whole ones. Use \((pixels.rounded() / scale).pointText)."
  }

  /// A third of a point, as a decimal, is not quite a pixel at 3x.
  private static let tolerance: CGFloat = 0.01
}
