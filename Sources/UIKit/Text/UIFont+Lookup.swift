import Foundation
internal import Typography

extension UIFont {
  /// Returns a bundled font by its PostScript name, or the font of a file, which gets registered.
  ///
  /// - Parameters:
  ///   - name: The name, or a path that ends in `.ttf` or `.otf`.
  ///   - size: The size in points.
  /// - Returns: The font; nil if there is none of that name.
  /// - Throws: an error that names the file if that is missing or damaged.
  package static func named(_ name: String, size: CGFloat) throws -> UIFont? {
    let library = BundledLibrary.shared
    let isFile = [".ttf", ".otf"].contains { name.lowercased().hasSuffix($0) }
    let names = isFile ? try library.register(fontFile: URL(fileURLWithPath: name)) : [name]
    return names.first.flatMap { library.font(named: $0, size: size) }.map(UIFont.init)
  }

  /// Returns the italic system font at a size in points and a weight.
  package static func italicSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      BundledLibrary.shared.systemFont(
        ofSize: size, weight: FontWeight(rawValue: weight.rawValue), italic: true))
  }
}
