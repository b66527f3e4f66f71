public import Foundation
internal import Typography

/// Scales fonts and lengths with the user's text size, as a text style scales.
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

  /// Returns a font scaled for the current traits that follows those of labels.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximum: nil, traits: nil)
  }

  /// Returns a font scaled for the given traits that follows those of labels.
  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximum: nil, traits: traitCollection)
  }

  /// Returns a font scaled up to a maximum size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, traits: nil)
  }

  /// Returns a font scaled for the given traits up to a maximum size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximum: maximumPointSize, traits: traitCollection)
  }

  /// Returns a length scaled for the current traits, rounded to pixels.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, .current) }

  /// Returns a length scaled for the given traits, rounded to pixels.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    scaledValue(for: value, (traitCollection ?? .current).filled(from: .current))
  }

  private func scaledFont(
    for font: UIFont, maximum: CGFloat?, traits: UITraitCollection?
  ) -> UIFont {
    precondition(
      font.scaling == nil && !font.request.isPreferred,
      "UIFontMetrics scales only fonts of a fixed size; \(font.plainName) follows text sizes already."
    )
    let scaling = FontScaling(
      style: style, baseSize: font.pointSize,
      maximumPointSize: maximum.flatMap { $0 > 0 ? $0 : nil })
    let base = UIFont(
      font.font, request: font.request, scaling: scaling, replacedName: font.replacedName,
      isEmboldened: font.isEmboldened)
    return base.adjusted(to: (traits ?? .current).filled(from: .current))
  }

  func pointSize(_ scaling: FontScaling, _ traits: UITraitCollection) -> Double {
    min(
      scaledSize(scaling.baseSize, traits), scaling.maximumPointSize ?? .greatestFiniteMagnitude)
  }

  /// Fonts scaled as body text have whole points (rule `font-scaling`).
  private func scaledSize(_ size: Double, _ traits: UITraitCollection) -> Double {
    guard style == .body, let factor = factor(traits) else { return scaledValue(for: size, traits) }
    return (size * factor).rounded()
  }

  /// Lengths scale like the distance between baselines (rule `font-scaling`).
  private func scaledValue(for value: Double, _ traits: UITraitCollection) -> Double {
    guard let factor = factor(traits) else { return value }
    return PixelGrid(scale: traits.displayScale).snapped(value * factor)
  }

  /// The factor of a text size; nil for the standard one.
  private func factor(_ traits: UITraitCollection) -> Double? {
    let category = traits.preferredContentSizeCategory
    guard category != .large, category != .unspecified else { return nil }
    let leading = TextStyleMetrics.metrics(of: style, category: category).leading
    return leading / TextStyleMetrics.metrics(of: style, category: .large).leading
  }
}
