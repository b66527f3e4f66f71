extension ElementReader {
  /// Reads the colours and fonts of an element and all within it.
  ///
  /// Elements without values of their own are read only when their views are made. A malformed colour
  /// or font stops the loading nevertheless, with its line, wherever it is.
  /// - Throws: An ``InterfaceBuilderError`` for a component or size that is not a number.
  func checkColorsAndFonts(in element: IBElement) throws {
    switch element.name {
    case "color": _ = try color(element)
    case "fontDescription": _ = try font(element)
    default: break
    }
    for child in element.children { try checkColorsAndFonts(in: child) }
  }
}
