internal import Foundation
internal import InterfaceBuilder
internal import Typography

extension NibBuilder {
  /// Returns the font of a child with a key, or nil where the class decides.
  func font(
    _ key: String = "fontDescription", of element: IBElement, defaultSize: CGFloat
  ) -> UIFont? {
    document.font(key, of: element).map { font($0, element, defaultSize: defaultSize) }
  }

  /// Returns the font in the file, for the current traits' text size.
  ///
  /// A size of 0 is 12 points, as for Core Text. Rule `font-size-zero`.
  func font(_ font: IBFont, _ element: IBElement, defaultSize: CGFloat) -> UIFont {
    func legal(_ size: Double?) -> CGFloat {
      size.map { $0 == 0 ? 12 : min(max($0, 0.5), 1000) } ?? defaultSize
    }
    switch font {
    case .system(let weight, let size):
      return .systemFont(ofSize: legal(size), weight: UIFont.Weight(weight))
    case .boldSystem(let size): return .boldSystemFont(ofSize: legal(size))
    case .italicSystem(let size): return .italicSystemFont(ofSize: legal(size))
    case .textStyle(let name):
      guard let style = Self.textStyles.first(where: { $0.rawValue == name }) else {
        note(element, .missing(.textStyle(name)))
        return .styled(.body)
      }
      return .styled(style)
    case .named(let name, _, let size):
      let font = UIFont(name: name, size: legal(size), in: fontFolder)
      if font?.font.isStandIn != false {
        note(element, .missing(.font(name, hasStandIn: font != nil)))
      }
      if let font { return font }
      return .systemFont(ofSize: legal(size), weight: UIFont.Weight(ofFontNamed: name))
    }
  }

  private static let textStyles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    .caption1, .caption2,
  ]
}

extension UIFont.Weight {
  fileprivate init(_ weight: IBFontWeight) {
    self =
      switch weight {
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

  /// The weight in the last part of a PostScript name, such as `HelveticaNeue-Bold`.
  fileprivate init(ofFontNamed name: String) {
    self.init(inStyleNamed: name.split(separator: "-").dropFirst().last.map(String.init) ?? "")
  }

  /// The weight in the name of a style, such as `SemiboldItalic`.
  init(inStyleNamed name: String) {
    let style = name.lowercased()
    let weights: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold), ("light", .light), ("medium", .medium), ("heavy", .heavy),
      ("black", .black), ("bold", .bold),
    ]
    self = weights.first { style.contains($0.0) }?.1 ?? .regular
  }
}
