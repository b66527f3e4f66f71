internal import Foundation
internal import Typography

// Bold text makes system fonts heavier, and leaves an app's own fonts as they are.
//
// A font keeps the weight that was requested. What draws it takes the weight for its own traits: an app may keep a font in
// a constant, and the same process draws with and without bold text.

extension UIFont.Weight {
  /// Apple's weights, lightest first; their steps are those of CSS, 100 apart.
  private static let steps: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// How many steps heavier bold text is.
  ///
  /// WebKit adds 200 to the weight of system fonts: `SystemFontDatabaseCoreText::systemFontParameters`,
  /// https://github.com/WebKit/WebKit/blob/main/Source/WebCore/platform/graphics/cocoa/SystemFontDatabaseCoreText.cpp
  private static let boldTextSteps = 2

  /// The weight in place of this one where the user chose bold text, at most black.
  var emboldened: UIFont.Weight {
    let nearest = Self.steps.indices.min {
      abs(Self.steps[$0].rawValue - rawValue) < abs(Self.steps[$1].rawValue - rawValue)
    }
    return Self.steps[min((nearest ?? 0) + Self.boldTextSteps, Self.steps.count - 1)]
  }

  /// The lightest weight that bold text turns into this one; nil if it turns none into it.
  package var beforeEmboldening: UIFont.Weight? { Self.steps.first { $0.emboldened == self } }
}

extension FontRequest {
  /// Whether the font is heavier than requested in some traits.
  package func isEmboldened(for traits: UITraitCollection) -> Bool {
    guard case .system = source else { return false }
    return traits.legibilityWeight == .bold
  }

  /// The request with the weight that is drawn in some traits.
  func drawn(for traits: UITraitCollection) -> FontRequest {
    guard isEmboldened(for: traits) else { return self }
    var request = self
    request.weight = (weight ?? textStyle?.weight ?? .regular).emboldened
    return request
  }
}

extension UIFont {
  /// Returns the font with the weight and the release's widths for some traits, whatever the current ones were when it was
  /// created.
  func legible(in traits: UITraitCollection) -> UIFont {
    let isEmboldened = request.isEmboldened(for: traits)
    guard
      isEmboldened != self.isEmboldened
        || !BundledLibrary.shared.isFont(font, ofRelease: traits.systemVersion.major)
    else { return self }
    let drawn = request.resolved(for: traits).font
    return UIFont(
      font.withTypeface(of: drawn), request: request, scaling: scaling, replacedName: replacedName,
      isEmboldened: isEmboldened)
  }
}
