internal import Foundation
internal import Graphics
internal import Typography

/// Symbols that are characters: digits, letters, currencies and signs of text, drawn in the system font.
enum SymbolText {
  /// Returns the drawing of a name's characters; nil for another name.
  static func drawing(named name: String) -> SymbolDrawing? {
    guard let text = characters[name] ?? numberOrLetter(name) else { return nil }
    let isItalic = name == "italic"
    let box = path(text, weight: name == "bold" ? .bold : .regular, italic: isItalic).boundingBox
    let margin = 9.0
    return SymbolDrawing(name, box.width + 2 * margin, max(box.height, 70.5) + 2 * margin) { pen in
      let weight = name == "bold" ? .bold : pen.weight
      let path = path(text, weight: weight, italic: isItalic)
      pen.fill(
        path.middled(
          at: CGPoint(x: box.width / 2 + margin, y: max(box.height, 70.5) / 2 + margin), scale: 1))
    }
  }

  /// The number from 0 to 50, also with two digits, or the letter that a name begins with.
  private static func numberOrLetter(_ name: String) -> String? {
    guard (1...2).contains(name.utf8.count) else { return nil }
    if let number = Int(name), (0...50).contains(number) { return name }
    guard name.utf8.count == 1, let letter = name.first, letter.isLetter else { return nil }
    return letter.uppercased()
  }

  private static let characters = [
    "ampersand": "&", "asterisk": "*", "at": "@", "bitcoinsign": "₿", "bold": "B", "centsign": "¢",
    "character": "A", "dollarsign": "$", "eurosign": "€", "indianrupeesign": "₹", "italic": "I",
    "number": "#", "numbersign": "#", "paragraphsign": "¶", "percent": "%", "pesosign": "₱",
    "rublesign": "₽", "sterlingsign": "£", "textformat": "Aa", "textformat.123": "123",
    "textformat.abc": "abc", "textformat.size": "AA", "turkishlirasign": "₺", "wonsign": "₩",
    "yensign": "¥",
  ]

  /// The outlines of characters at 100 points.
  static func path(
    _ text: String, weight: GlyphWeight, italic: Bool = false
  ) -> Path {
    let font = BundledLibrary.shared.systemFont(
      ofSize: 100, weight: weight.fontWeight, italic: italic)
    var attributes = TextAttributes(font: font)
    // Only text with a stroke is laid out as outlines.
    attributes.stroke = TextStroke(width: 1, color: .black, fills: false)
    let line = ShapedText(AttributedText(text, attributes: attributes)).layout().lines.first
    var path = Path()
    for outline in line?.drawing(scale: 1).outlines ?? [] { path.append(outline.path) }
    return path
  }
}
