import ArgumentParser
import Fixtures
import Foundation
import UIKit

/// The font options: a text style, or a typeface with a size.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The typeface: system, the PostScript name of a bundled font, or a .ttf or .otf file.",
      valueName: "name"))
  var font: String?

  @Option(help: ArgumentHelp("The font's size; 17 by default.", valueName: "points"))
  var size: Double?

  @Option(help: "The weight of the system font, such as semibold.")
  var weight: Weight?

  @Flag(help: "Use the italic system font.")
  var italic = false

  @Option(help: "A text style such as body, instead of a typeface and a size.")
  var style: Style?

  @Option(help: "The text size of a style, such as accessibilityLarge or AX2.")
  var category: Category?

  private var isSystem: Bool { font == nil || font == "system" }

  func validate() throws {
    if style != nil, font != nil || size != nil || weight != nil || italic {
      throw ValidationError(
        "--style has its own typeface, size and weight; omit --font, --size, --weight and --italic."
      )
    }
    if category != nil, style == nil {
      throw ValidationError("--category only applies to text styles; add --style.")
    }
    if !isSystem, weight != nil || italic {
      throw ValidationError(
        "--weight and --italic only apply to the system font; choose another font's cut with --font."
      )
    }
    if let size, !(size > 0 && size <= 10_000) {
      throw ValidationError("--size is \(size); it must be a size in points above 0, up to 10000.")
    }
  }

  @MainActor func makeFont() throws -> UIFont {
    if let style {
      return .preferredFont(
        forTextStyle: style.value,
        compatibleWith: UITraitCollection(
          preferredContentSizeCategory: category?.value ?? .large))
    }
    let size = size ?? UIFont.labelFontSize
    guard let font, !isSystem else { return systemFont(ofSize: size) }
    let isFile = [".ttf", ".otf"].contains { font.lowercased().hasSuffix($0) }
    let name = isFile ? try UIFont.register(contentsOf: URL(fileURLWithPath: font)).first : font
    guard let found = name.flatMap({ UIFont(name: $0, size: size) }) else {
      throw SnapError.noFont(name: font)
    }
    return found
  }

  private func systemFont(ofSize size: Double) -> UIFont {
    let upright = UIFont.systemFont(ofSize: size, weight: weight?.value ?? .regular)
    guard italic else { return upright }
    let slanted = upright.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.slant: 1]
    ])
    return UIFont(descriptor: slanted, size: size)
  }
}

extension FontOptions {
  /// The weights by their names in UIKit.
  enum Weight: String, CaseIterable, ExpressibleByArgument {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var value: UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The text styles by their names in UIKit.
  enum Style: String, CaseIterable, ExpressibleByArgument {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote,
      caption1
    case caption2

    var value: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }
  }

  /// The text sizes by their names in UIKit, or by those in the keys of snapshots: XS … XXXL, AX1 … AX5.
  struct Category: ExpressibleByArgument {
    static var allValueStrings: [String] { UIContentSizeCategory.words }

    let value: UIContentSizeCategory

    init?(argument: String) {
      guard let value = UIContentSizeCategory(word: argument) else { return nil }
      self.value = value
    }
  }
}
