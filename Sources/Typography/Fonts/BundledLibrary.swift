/// The bundled fonts, opened once: the API of `UIFont` has no parameter for a library and cannot throw.
package enum BundledLibrary {
  /// Equal texts, such as those of one cell at several widths, are shaped once.
  package static let shapedTexts = ShapingCache()

  package static let shared: FontLibrary = {
    do {
      return try FontLibrary.bundled()
    } catch {
      preconditionFailure("The bundled fonts cannot be used: \(error)")
    }
  }()
}
