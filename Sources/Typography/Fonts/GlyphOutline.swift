internal import CFreeType
internal import Foundation
internal import Graphics

extension GlyphRasterizer {
  /// Returns the outline of a glyph in em, y downwards; empty for white space and coloured bitmaps.
  func outline(of glyph: UInt32) -> Path {
    // Without a scale FreeType returns the file's own units, for every size.
    guard canLoad(glyph), FT_Load_Glyph(face, glyph, shim_load_unscaled_outline) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return Path() }
    var collector = OutlineCollector(
      scaleX: widths.factor(of: glyph) / Double(face.pointee.units_per_EM),
      scaleY: -1 / Double(face.pointee.units_per_EM))
    var functions = OutlineCollector.functions
    let error = withUnsafeMutablePointer(to: &collector) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, $0)
    }
    guard error == 0, !collector.path.isEmpty else { return Path() }
    collector.path.close()
    return collector.path
  }
}

extension FontFace {
  /// Returns the outline of a glyph around its origin on the baseline, in points, y downwards.
  func outline(of glyph: UInt32, pointSize: Double) -> Path {
    outline(of: glyph).transformed(by: AffineTransform(scale: pointSize))
  }
}

/// Receives the parts of an outline from FreeType.
private struct OutlineCollector {
  let scaleX: Double
  let scaleY: Double
  var path = Path()

  private func point(_ vector: UnsafePointer<FT_Vector>) -> CGPoint {
    CGPoint(x: Double(vector.pointee.x) * scaleX, y: Double(vector.pointee.y) * scaleY)
  }

  private static func collector(
    _ user: UnsafeMutableRawPointer?
  ) -> UnsafeMutablePointer<OutlineCollector>? {
    user?.assumingMemoryBound(to: OutlineCollector.self)
  }

  /// FreeType stops when one of these returns anything but 0.
  static var functions: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { to, user in
        guard let to, let collector = OutlineCollector.collector(user) else { return 1 }
        if !collector.pointee.path.isEmpty { collector.pointee.path.close() }
        collector.pointee.path.move(to: collector.pointee.point(to))
        return 0
      },
      line_to: { to, user in
        guard let to, let collector = OutlineCollector.collector(user) else { return 1 }
        collector.pointee.path.addLine(to: collector.pointee.point(to))
        return 0
      },
      conic_to: { control, to, user in
        guard let control, let to, let collector = OutlineCollector.collector(user) else {
          return 1
        }
        collector.pointee.path.addQuad(
          to: collector.pointee.point(to), control: collector.pointee.point(control))
        return 0
      },
      cubic_to: { first, second, to, user in
        guard let first, let second, let to, let collector = OutlineCollector.collector(user) else {
          return 1
        }
        collector.pointee.path.addCubic(
          to: collector.pointee.point(to), control1: collector.pointee.point(first),
          control2: collector.pointee.point(second))
        return 0
      }, shift: 0, delta: 0)
  }
}
