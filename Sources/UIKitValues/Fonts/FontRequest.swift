internal import Foundation
internal import LayoutModel
internal import Typography

/// A request for a font; the value of a descriptor, and kept by each font.
package struct FontRequest: Hashable, Sendable {
  /// The designs of the system font.
  package enum Design: Sendable {
    case standard, monospaced, rounded, serif
  }

  package enum Source: Hashable, Sendable {
    case system(Design)
    /// By PostScript name, or a family's name.
    case named(String)
    case family(String)
  }

  package var source = Source.system(.standard)
  /// In points; 0 for the text style's size, otherwise 12.
  package var size = 0.0
  /// Nil for the weight of the text style or the named font.
  package var weight: UIFont.Weight?
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var textStyle: UIFont.TextStyle?
  /// The content size category of the style; nil for that of the traits.
  package var category: UIContentSizeCategory?
  /// Points between lines in addition to the text style's.
  var addedLeading = 0.0

  /// Where the app's fonts are that no code has registered: around an Interface Builder file.
  var folder: FontFolder?

  /// The values on a variable font's axes, in the order of their tags.
  var axes: [FontAxis] = []

  private static let standardSize = 12.0

  /// Whether the size follows the user's text size.
  var followsContentSizeCategory: Bool { textStyle != nil && size == 0 }

  /// Whether it is a text style's own font, rather than a bold or italic one made of it.
  var isPreferred: Bool {
    followsContentSizeCategory && weight == nil && !isItalic && addedLeading == 0
      && source == .system(.standard)
  }

  /// The name of a system font for messages.
  var systemName: String {
    (source == .system(.monospaced) ? "system monospaced" : "system")
      + (hasMonospacedDigits ? " monospacedDigits" : "")
  }

  /// Finds the font, and the name of the missing font if it is a substitute.
  func resolved(for traits: UITraitCollection) -> (font: Font, replacedName: String?) {
    let metrics = textStyle.map {
      TextStyleMetrics.metrics(of: $0, category: category ?? traits.preferredContentSizeCategory)
    }
    let size = size > 0 ? size : metrics?.pointSize ?? FontRequest.standardSize
    let (font, replacedName) = drawn(for: traits).font(
      ofSize: size, in: traits.systemVersion)
    guard let metrics, followsContentSizeCategory else {
      return (addedLeading == 0 ? font : font.withLeading(addedLeading), replacedName)
    }
    return (font.withLeading(metrics.leading - font.lineHeight + addedLeading), replacedName)
  }

  private func font(
    ofSize size: Double, in system: SystemVersion
  ) -> (Font, replacedName: String?) {
    switch source {
    case .system(.standard): return (systemFont(ofSize: size, in: system), unvariedName)
    case .system(.monospaced):
      return (
        BundledLibrary.shared.monospacedFont(
          ofSize: size, weight: fontWeight, italic: isItalic), unvariedName
      )
    case .system(.rounded):
      return (systemFont(ofSize: size, in: system), "the system font's rounded design")
    case .system(.serif):
      return (systemFont(ofSize: size, in: system), "the system font's serif design")
    case .named(let name):
      if let font = (namedFont(name)?.font).flatMap(varied) {
        return (font.withSize(size), font.isStandIn ? "“\(name)”" : nil)
      }
      return (systemFont(ofSize: size, in: system), "“\(name)”")
    case .family(let family):
      let font = BundledLibrary.shared.font(
        inFamily: family, weight: fontWeight, italic: isItalic, size: size)
      if let font = font.flatMap(varied) {
        return (font, font.isStandIn ? "“\(font.name)”" : nil)
      }
      return (systemFont(ofSize: size, in: system), "the family “\(family)”")
    }
  }

  /// The name of a missing variation of the system font, which has no axes.
  private var unvariedName: String? {
    axes.isEmpty
      ? nil : "the system font at \(axes.map(\.description).joined(separator: ", "))"
  }

  /// Returns the font with a name at the requested size: a registered one or a font of iOS, otherwise that of the folder,
  /// otherwise a bundled one.
  ///
  /// An app with a file of its own means that file, even if a bundled font has its name.
  func namedFont(_ name: String) -> (font: Font, isInFolder: Bool)? {
    let library = BundledLibrary.shared
    let known =
      library.font(named: name, size: size)
      ?? library.font(inFamily: name, weight: .regular, italic: false, size: size)
    if let folder, known.map(library.isBundled) ?? true,
      let font = library.font(named: name, size: size, in: folder)
    {
      return (font, isInFolder: true)
    }
    return known.map { ($0, isInFolder: false) }
  }

  private func varied(_ font: Font) -> Font? {
    axes.isEmpty ? font : BundledLibrary.shared.font(font, at: axes)
  }

  private func systemFont(ofSize size: Double, in system: SystemVersion) -> Font {
    BundledLibrary.shared.systemFont(
      ofSize: size, weight: fontWeight, italic: isItalic, monospacedDigits: hasMonospacedDigits,
      release: system.major)
  }

  private var fontWeight: FontWeight {
    FontWeight(rawValue: (weight ?? textStyle?.weight ?? .regular).rawValue)
  }
}

/// How a font's size follows the user's text size.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  let baseSize: Double
  /// Nil sets no limit.
  let maximumPointSize: Double?
}

extension UIFont {
  /// Returns the font as a view with some traits shows it: with bold text, and at their text size if the view follows it.
  package func shown(in traits: UITraitCollection, followingContentSize follows: Bool) -> UIFont {
    follows ? adjusted(to: traits) : legible(in: traits)
  }

  /// Returns the font for the text size of some traits; the same if it does not follow text sizes.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    if let scaling {
      let size = UIFontMetrics(forTextStyle: scaling.style).pointSize(scaling, traits)
      return UIFont(
        font.withSize(size), request: request, scaling: scaling, replacedName: replacedName,
        isEmboldened: isEmboldened
      ).legible(in: traits)
    }
    guard request.followsContentSizeCategory else { return legible(in: traits) }
    var request = request
    request.category = traits.preferredContentSizeCategory
    return UIFont(request, traits: traits)
  }

  /// Returns the typeface and the leading at a multiple of the size.
  func scaled(by factor: Double) -> Font { factor == 1 ? font : font.scaled(by: factor) }

  /// The problem of text drawn in this font instead of the requested one.
  package func standInProblem(for name: String) -> ContentProblem {
    let advice = "Call UIFont.register(contentsOf:) with its file before the view is made"
    if font.isStandIn {
      return ContentProblem(
        kind: .missingFont, subject: name,
        message:
          "\(name) is a font of iOS that may not be shipped: a bundled font is drawn in its place, with its line "
          + "metrics as far as published, so widths are estimates.",
        advice: advice + ", if you have one.")
    }
    return ContentProblem(
      kind: .missingFont, subject: name,
      message: "No font is registered for \(name), so \(plainName) is used.", advice: advice + ".")
  }
}

extension FontRequest {
  /// The system font at a size.
  package init(size: Double) { self.init(source: .system(.standard), size: size) }
}
