import Foundation

extension Renderer {
  /// Fills the outlines of turned glyphs; coloured ones, which have none, are drawn upright on a plane.
  func drawTurned(_ run: GlyphRun) {
    let outline = run.outline(scale: scale)
    if !outline.isEmpty { return fill(outline, run.color, .winding) }
    guard let (upright, matrix) = run.upright else { return }
    pushTransform(matrix)
    draw(upright)
    _ = popLayer()
  }
}

extension GlyphRun {
  /// Returns the outline of all glyphs in points, for pixels of a scale.
  ///
  /// Glyphs that are turned by quarters are moved to the same fractions of pixels as upright ones, seen along their
  /// baseline, so that they are as sharp.
  func outline(scale: Double) -> Path {
    var whole = Path()
    for glyph in glyphs {
      let origin = matrix.keepsAxes ? snapped(glyph.position, scale) : glyph.position
      let place = AffineTransform(
        m11: matrix.m11 * pointSize, m12: matrix.m12 * pointSize, m21: matrix.m21 * pointSize,
        m22: matrix.m22 * pointSize, tX: origin.x, tY: origin.y)
      whole.append(source.outline(of: glyph.id).transformed(by: place))
    }
    return whole
  }

  private func snapped(_ position: CGPoint, _ scale: Double) -> CGPoint {
    guard let inverse = matrix.inverted(),
      let place = GlyphPlace(inverse.transform(position), scale: scale)
    else { return position }
    let (x, y) = (Double(place.x) + Double(place.subpixel) / 4, Double(place.y))
    return matrix.transform(CGPoint(x: x / scale, y: y / scale))
  }

  /// The run before its glyphs were turned, and what turns it; nil if that is not unique.
  fileprivate var upright: (run: GlyphRun, matrix: AffineTransform)? {
    guard let inverse = matrix.inverted() else { return nil }
    var run = GlyphRun(source: source, pointSize: pointSize, color: color, glyphs: glyphs)
    for index in run.glyphs.indices {
      run.glyphs[index].position = inverse.transform(run.glyphs[index].position)
    }
    return (run, matrix)
  }
}
