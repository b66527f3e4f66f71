public import Foundation

/// Glyphs of one font, size and colour with their positions.
public struct GlyphRun: Sendable {
  public var source: any GlyphSource
  /// The font's size in points per em.
  public var pointSize: Double
  /// The colour of coverage glyphs; only its alpha applies to coloured ones.
  public var color: Color
  /// The glyphs in drawing order.
  public var glyphs: [PositionedGlyph]
  /// How each glyph is turned, mirrored or skewed around its origin; areas stay the same.
  public private(set) var matrix = AffineTransform.identity

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

extension GlyphRun {
  /// Returns the run with positions and shapes mapped by a transform.
  func transformed(by transform: AffineTransform) -> GlyphRun {
    let factor = transform.lengthFactor
    var run = self
    run.pointSize *= factor
    guard run.pointSize > 0 else {
      run.glyphs = []
      return run
    }
    for index in run.glyphs.indices {
      run.glyphs[index].position = transform.transform(run.glyphs[index].position)
    }
    // First the run's own shape, then the transform's linear part.
    run.matrix =
      AffineTransform(
        m11: (matrix.m11 * transform.m11 + matrix.m12 * transform.m21) / factor,
        m12: (matrix.m11 * transform.m12 + matrix.m12 * transform.m22) / factor,
        m21: (matrix.m21 * transform.m11 + matrix.m22 * transform.m21) / factor,
        m22: (matrix.m21 * transform.m12 + matrix.m22 * transform.m22) / factor,
        tX: 0, tY: 0
      ).roundedLinearPart
    return run
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
