internal import Foundation
internal import Graphics

/// A drawn line of text.
///
/// Its numbers are in the coordinates of the innermost transformed view, its rectangles in the root's.
struct DrawnText {
  /// The height of capital letters above and the depth of descenders below the baseline, as typical shares of the size
  /// in Latin faces.
  private static let capitals = 0.7
  private static let descenders = 0.2
  /// A glyph is assumed to be half as wide as its size if only its origin is known.
  private static let glyphWidth = 0.5

  let minX: Double
  var maxX: Double
  let baseline: Double
  let pointSize: Double
  let color: Color
  /// From the coordinates of the numbers to the root's.
  var toRoot = CGAffineTransform.identity

  /// The text with its descenders.
  var ink: CGRect { localInk.mapped(by: toRoot) }

  /// The same before it is transformed.
  var localInk: CGRect {
    CGRect(
      x: minX, y: baseline - Self.capitals * pointSize, width: maxX - minX,
      height: (Self.capitals + Self.descenders) * pointSize)
  }

  /// The text without descenders: where these overlap, letters collide.
  var core: CGRect {
    CGRect(
      x: minX, y: baseline - Self.capitals * pointSize, width: maxX - minX,
      height: Self.capitals * pointSize
    ).mapped(by: toRoot)
  }

  /// The size of the font in the picture.
  var seenPointSize: Double { pointSize * toRoot.affine.lengthFactor }

  /// Returns the lines formed by glyphs, from top to bottom.
  static func lines(of runs: [GlyphRun]) -> [DrawnText] {
    var lines: [DrawnText] = []
    for run in runs {
      guard let first = run.glyphs.first?.position else { continue }
      var (minX, lastX) = (first.x, first.x)
      for glyph in run.glyphs {
        minX = min(minX, glyph.position.x)
        lastX = max(lastX, glyph.position.x)
      }
      let maxX = lastX + Self.glyphWidth * run.pointSize
      if let last = lines.last, abs(last.baseline - first.y) < 0.01 {
        lines[lines.count - 1] = DrawnText(
          minX: min(last.minX, minX), maxX: max(last.maxX, maxX), baseline: last.baseline,
          pointSize: max(last.pointSize, run.pointSize), color: last.color)
      } else {
        lines.append(
          DrawnText(
            minX: minX, maxX: maxX, baseline: first.y, pointSize: run.pointSize, color: run.color))
      }
    }
    return lines
  }
}
