public import Foundation

/// Glyphs of one font, size and colour with their positions.
public struct GlyphRun: Sendable {
  /// The source of the glyphs' pictures.
  public var source: any GlyphSource
  /// The font's size in points per em.
  public var pointSize: Double
  /// The colour of coverage glyphs; only its alpha applies to coloured ones.
  public var color: Color
  /// The glyphs in drawing order.
  public var glyphs: [PositionedGlyph]

  /// Creates a run.
  public init(
    source: any GlyphSource, pointSize: Double, color: Color, glyphs: [PositionedGlyph]
  ) {
    self.source = source
    self.pointSize = pointSize
    self.color = color
    self.glyphs = glyphs
  }
}

/// A glyph and its position.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's index in its font.
  public var id: UInt32
  /// The glyph's origin on the baseline, in the display list's points, y downwards.
  ///
  /// Drawing rounds y to a whole pixel and x to a quarter of one.
  public var position: CGPoint

  /// Creates a glyph at a position.
  public init(id: UInt32, position: CGPoint) {
    self.id = id
    self.position = position
  }
}
