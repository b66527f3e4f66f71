public import Foundation
public import Graphics

/// Text broken into lines, each with its position; x runs right and y down from the top left corner.
public struct TextLayout: Sendable {
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// The widest line's width and the height of all lines, not rounded to pixels.
  ///
  /// The height includes the lines and the space between them: leading is not added after the last line. White space
  /// hanging at a line's end is not counted; at the end of a paragraph it is.
  public var size: CGSize
  /// Whether some of the text is not shown: an ellipsis replaces it, or it follows the last allowed line.
  public var isTruncated: Bool

  /// Creates a layout from its parts.
  public init(lines: [TextLine], size: CGSize, isTruncated: Bool) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
  }
}

/// One line of a layout; lengths in points.
public struct TextLine: Sendable {
  /// The line's range in the text in UTF-16 units; the lines of a layout are contiguous.
  ///
  /// White space and the separator at its end, and text replaced by an ellipsis, are included.
  public let range: Range<Int>
  /// The distance from the layout's left edge to the line's, after alignment.
  public let x: Double
  /// The distance from the layout's top to the line's baseline.
  public let baseline: Double
  /// The distance from the baseline up to the line's top; positive.
  public let ascent: Double
  /// The distance from the baseline down to the line's bottom; positive.
  public let descent: Double
  /// The distance from the first glyph's origin to the end of the last one's advance.
  public let width: Double

  let pieces: [LinePiece]
  /// The points added to each space of a justified line.
  let spaceExpansion: Double

  /// The distance from the layout's top to the line's top.
  public var top: Double { baseline - ascent }
  /// The ascent and the descent together.
  public var height: Double { ascent + descent }

  /// The visible characters, including an ellipsis, in logical order.
  public var text: String {
    pieces.map { String(decoding: $0.source.units[$0.range], as: UTF16.self) }.joined()
  }

  /// The glyphs in visual order, with their positions in the layout; computed on each call.
  public var runs: [GlyphRun] {
    var builder = GlyphRunBuilder(x: x, baseline: baseline, spaceExpansion: spaceExpansion)
    builder.add(pieces)
    return builder.runs
  }
}
