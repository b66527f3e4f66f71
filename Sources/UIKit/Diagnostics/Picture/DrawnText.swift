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
  /// The glyphs, which tell how deep they reach.
  fileprivate let runs: [GlyphRun]
  /// From the coordinates of the numbers to the root's.
  var toRoot = CGAffineTransform.identity

  /// The text with room for descenders.
  var ink: CGRect { localInk.mapped(by: toRoot) }

  /// The same before it is transformed.
  var localInk: CGRect { localInk(descent: Self.descenders) }

  /// The text with its descenders: of capitals and digits nothing reaches over an edge at the baseline.
  ///
  /// The glyphs' outlines take time, so they are read only where typical descenders would reach over the edge.
  func ink(at edge: CGRect) -> CGRect {
    let typical = ink
    return edge.contains(typical) ? typical : localInk(descent: descent).mapped(by: toRoot)
  }

  private func localInk(descent: Double) -> CGRect {
    CGRect(
      x: minX, y: baseline - Self.capitals * pointSize, width: maxX - minX,
      height: (Self.capitals + descent) * pointSize)
  }

  /// How far the deepest glyph reaches below the baseline, as a share of the size; at most as far as typical ones.
  ///
  /// Emoji, which have no outlines, reach as far as these.
  private var descent: Double {
    let depths = runs.map { run in
      let outlines = run.glyphs.map { run.source.outline(of: $0.id) }.filter { !$0.isEmpty }
      let deepest = outlines.map { Double($0.boundingBox.maxY) }.max() ?? Self.descenders
      return deepest * run.pointSize
    }
    return min(Self.descenders, max(0, (depths.max() ?? 0) / pointSize))
  }

  /// The text without descenders: where these overlap, letters collide.
  var core: CGRect { localInk(descent: 0).mapped(by: toRoot) }

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
          pointSize: max(last.pointSize, run.pointSize), color: last.color, runs: last.runs + [run])
      } else {
        lines.append(
          DrawnText(
            minX: minX, maxX: maxX, baseline: first.y, pointSize: run.pointSize, color: run.color,
            runs: [run]))
      }
    }
    return lines
  }
}
