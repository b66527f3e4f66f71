import Foundation
import Graphics
import Testing

@testable import Typography

/// The bundled fonts.
func bundled() throws -> FontLibrary { try FontLibrary.bundled() }

/// A text in the system font.
func systemText(
  _ string: String, size: Double = 17, weight: FontWeight = .regular
) throws -> AttributedText {
  let font = try bundled().systemFont(ofSize: size, weight: weight)
  return AttributedText(string, attributes: TextAttributes(font: font))
}

/// The visible lines of a text in the system font.
func shownLines(
  _ string: String, width: Double, limit: Int = 0,
  mode: ParagraphStyle.LineBreakMode = .byWordWrapping
) throws -> [String] {
  let style = ParagraphStyle(lineBreakMode: mode)
  return try ShapedText(systemText(string), style: style)
    .layout(width: width, maximumNumberOfLines: limit).lines.map(\.text)
}

/// The names of the faces that draw a text, from left to right on each line.
func faceNames(_ string: String) throws -> [String] {
  try ShapedText(systemText(string)).layout().lines.flatMap(\.runs).map(\.source.name)
}

/// Whether every glyph of a layout has a position.
func placesAreFinite(_ layout: TextLayout) -> Bool {
  layout.lines.flatMap(\.runs).flatMap(\.glyphs).allSatisfy {
    $0.position.x.isFinite && $0.position.y.isFinite
  }
}

/// Rounds a length up to a whole pixel, as labels do.
func ceiled(_ length: Double, scale: Double) -> Double {
  (length * scale).rounded(.up) / scale
}
