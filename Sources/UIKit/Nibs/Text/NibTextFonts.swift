internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Returns the font of a stretch of attributed text, which is named by its PostScript name or by its
  /// use.
  func textFont(_ element: IBElement, in view: IBElement) -> UIFont? {
    let size = element.decimal("size")
    if let use = element["metaFont"] { return systemFont(for: use, size: size, in: view) }
    guard let name = element["name"] else { return nil }
    if Self.systemFontNames.contains(where: name.hasPrefix) {
      return font(.system(weight: .regular, size: size), view, defaultSize: Self.textFontSize)
        .withNibWeight(UIFont.Weight(inStyleNamed: name))
    }
    return font(.named(name, family: nil, size: size), view, defaultSize: Self.textFontSize)
  }

  /// The names of the system's fonts in files, which no app can ask for by name.
  private static let systemFontNames = [".SF", ".AppleSystemUIFont", ".HelveticaNeueInterface"]

  /// The size of text that has none, as `NSAttributedString` documents it.
  private static let textFontSize: CGFloat = 12

  private func systemFont(for use: String, size: Double?, in view: IBElement) -> UIFont {
    guard let (name, standard) = Self.uses.first(where: { use.hasPrefix($0.name) }) else {
      note(view, .missing(.fontUse(use)))
      return font(.system(weight: .regular, size: size), view, defaultSize: 13)
    }
    let system = font(.system(weight: .regular, size: size), view, defaultSize: standard)
    let style = String(use.dropFirst(name.count))
    if style.hasPrefix("FixedPitch") {
      return .monospacedSystemFont(ofSize: system.pointSize, weight: .regular)
    }
    return system.withNibWeight(UIFont.Weight(inStyleNamed: style))
  }

  /// Interface Builder's names of fonts by their use, each with the size that it leaves out.
  ///
  /// A weight may follow a name, as in `systemSemibold`.
  /// Labels of the system's font without a size are 15.667 points high in files, which is a line of 13
  /// points; the other sizes are those that `NSFont` documents for these uses.
  private static let uses: [(name: String, size: CGFloat)] = [
    ("system", 13), ("smallSystem", 11), ("miniSystem", 9), ("message", 13), ("menuBar", 14),
    ("menu", 13), ("cellTitle", 12), ("label", 10), ("toolTip", 11), ("titleBar", 13),
    ("controlContent", 12), ("palette", 12), ("user", 12),
  ]
}

extension UIFont {
  fileprivate func withNibWeight(_ weight: Weight) -> UIFont {
    weight == .regular ? self : .systemFont(ofSize: pointSize, weight: weight)
  }
}
