import Foundation
import Graphics
import InterfaceBuilder
import Typography

extension FuzzTarget {
  /// A font as the only one of a library: it is loaded, shapes texts of several scripts, and draws their glyphs.
  static let font = FuzzTarget(name: "font", file: "input.otf", others: fontFolder) { _, url in
    let library = try FontLibrary(directory: url.deletingLastPathComponent())
    try library.register(fontFile: url)
    let font = library.systemFont(ofSize: 17)
    try require(
      font.lineHeight.isFinite && font.capHeight.isFinite, "the font's metrics are not finite")
    let text = ShapedText(
      AttributedText(
        "AVATAR a->b السلام لا بَ क्षत्रिय कि 👩‍👩‍👧‍👦 🇩🇪 1️⃣", attributes: TextAttributes(font: font)))
    let layout = text.layout(width: 60)
    try require(layout.size.width.isFinite, "the text's width is not finite")
    for run in layout.lines.flatMap(\.runs) {
      for glyph in run.glyphs {
        _ = run.source.mask(for: glyph.id, pixelsPerEm: 34, subpixel: 1)
      }
    }
  }

  /// The bundled fonts' manifest with this font in all roles.
  private static let fontFolder: [String: Data] = {
    let face = #"{"file": "input.otf", "weight": 0, "italic": false}"#
    let manifest = """
      {"system": {"metrics": {"ascender": 0.95, "descender": -0.24, "lineGap": 0, "capHeight": 0.7,
        "xHeight": 0.53}, "widthScale": 1,
        "fallbackSpaces": {"ideographs": [[17, 0]], "earlierIdeographs": [], "syllables": 0}, "cuts": [{"minimumSize": 0, "faces": [\(face)],
        "tracking": {"sizes": [[17, 0]], "weights": [{"weight": 0, "sizes": [[17, 0]]}], "earlier": []}, "digits": [[17, 0]], "spaces": 0, "letters": {}}]},
       "monospaced": [\(face)], "fallbacks": [],
       "emoji": {"file": "input.otf", "ownAdvance": 1, "advances": [[0, 1]]}}
      """
    return [
      "manifest.json": Data(manifest.utf8),
      "ios-fonts.json": Data(#"{"averageWidths": {}, "advances": {}, "families": []}"#.utf8),
    ]
  }()

  static let strings = FuzzTarget(
    name: "strings", file: "fr.lproj/Cell.strings", others: ["Cell.xib": Data(cell.utf8)]
  ) { _, url in
    let folder = url.deletingLastPathComponent().deletingLastPathComponent()
    _ = try InterfaceBuilderDocument(contentsOf: folder.appendingPathComponent("Cell.xib"))
  }

  static let stringCatalog = FuzzTarget(
    name: "xcstrings", file: "Cell.xcstrings", others: ["Cell.xib": Data(cell.utf8)]
  ) { _, url in
    let folder = url.deletingLastPathComponent()
    _ = try InterfaceBuilderDocument(contentsOf: folder.appendingPathComponent("Cell.xib"))
    // Code reads the same file, with all forms of a text.
    _ = try LocalizedTexts(table: "Cell", in: folder).translations(of: "k")
  }

  static let plurals = FuzzTarget(name: "stringsdict", file: "fr.lproj/Localizable.stringsdict") {
    _, url in
    let folder = url.deletingLastPathComponent().deletingLastPathComponent()
    let texts = try LocalizedTexts(table: "Localizable", in: folder)
    _ = texts.text(for: "songs", locale: "fr-CA", fallback: nil)
  }
}
