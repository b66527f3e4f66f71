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

/// Pseudo-random numbers that are the same in every run.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood 2014).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
