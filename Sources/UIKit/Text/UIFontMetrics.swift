public import Foundation
internal import Typography

/// Scales fonts and lengths as a text style scales with the user's text size.
///
/// ```swift
/// let title = UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont(name: "Acme", size: 28)!)
/// label.adjustsFontForContentSizeCategory = true
/// ```
public final class UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns a font whose size is scaled for the current traits and follows those of labels.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximum: nil, traits: nil)
  }

  /// Returns a font whose size is scaled for some traits and follows those of labels.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximum: nil, traits: traitCollection)
  }

  /// Returns a font whose size is scaled up to a limit in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, traits: nil)
  }

  /// Returns a font whose size is scaled for some traits up to a limit in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// Returns a length scaled for the current traits, in whole pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, .current) }

  /// Returns a length scaled for some traits, in whole pixels.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    scaledValue(for: value, (traitCollection ?? .current).filled(from: .current))
  }

  private func scaledFont(
    for font: UIFont, maximum: CGFloat?, traits: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling == nil && !font.request.followsContentSizeCategory,
      "UIFontMetrics scales only fonts of a fixed size; \(font.plainName) follows text sizes already."
    )
    let scaling = FontScaling(
      style: style, baseSize: font.pointSize,
      maximumPointSize: maximum.flatMap { $0 > 0 ? $0 : nil })
    let base = UIFont(
      font.font, request: font.request, scaling: scaling, replacedName: font.replacedName)
    return base.adjusted(to: (traits ?? .current).filled(from: .current))
  }

  /// The size of a scaled font for some traits.
  func pointSize(_ scaling: FontScaling, _ traits: UITraitCollection) -> Double {
    min(
      scaledValue(for: scaling.baseSize, traits),
      scaling.maximumPointSize ?? .greatestFiniteMagnitude)
  }

  /// Lengths grow as the distance of baselines does; all measured pairs agree with that.
  private func scaledValue(for value: Double, _ traits: UITraitCollection) -> Double {
    let category = traits.preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return value }
    let leading = TextStyleMetrics.metrics(of: style, category: category).leading
    let standard = TextStyleMetrics.metrics(of: style, category: .large).leading
    return PixelGrid(scale: traits.displayScale).snapped(value * leading / standard)
  }
}
