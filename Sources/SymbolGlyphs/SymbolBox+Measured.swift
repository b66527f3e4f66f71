extension SymbolBox {
  /// Returns the box that frames in Interface Builder files show for a symbol; nil for one that no file tells of.
  ///
  /// An image view with a constraint for its height is higher or lower than this length by what the picture differs from a
  /// line of text, so that its frame tells the picture's height; the file has its proportions. A filled symbol has the box of
  /// the outlined one, and one in a circle, square or octagon that of this frame.
  static func measured(of name: String) -> SymbolBox? {
    if let box = fromFrames[name] { return box }
    let stem = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let box = fromFrames[stem] { return box }
    return ["circle", "octagon", "square"].first { stem.hasSuffix("." + $0) }
      .flatMap { fromFrames[$0] }
  }

  /// Heights in hundredths of the point size, from symbols of 17 points, and width by height as stored in the same files.
  private static let fromFrames: [String: SymbolBox] = {
    let heights: [(name: String, height: Double, proportions: Double)] = [
      // Rule `symbol-box-circle`.
      ("circle", 111, 128 / 123),
      // Rule `symbol-boxes`.
      ("bolt", 123, 100 / 128), ("calendar", 99.5, 128 / 107), ("checkmark", 95.5, 128 / 114),
      ("exclamationmark.triangle", 106, 128 / 112), ("link", 122, 128 / 124),
      ("magnifyingglass", 110, 128 / 117), ("person", 102, 128 / 121),
      ("safari", 111, 128 / 123), ("square", 99.5, 128 / 114), ("timer", 111, 128 / 123),
      ("tray.and.arrow.up", 128, 128 / 117),
      // Rule `symbol-boxes-single`.
      ("faceid", 107, 128 / 115), ("gearshape", 115, 128 / 123), ("gift", 114, 128 / 125),
      ("icloud.and.arrow.down", 122, 128 / 112), ("nosign", 111, 128 / 123),
      ("octagon", 109.5, 128 / 112), ("phone.fill", 102, 128 / 114), ("printer", 113, 128 / 111),
      ("qrcode", 99, 128 / 114), ("star", 117, 128 / 116),
    ]
    return Dictionary(
      uniqueKeysWithValues: heights.map {
        ($0.name, SymbolBox(width: $0.height * $0.proportions, height: $0.height))
      })
  }()
}
