public import Foundation
public import Graphics

/// Text broken into lines, each with its position; x runs right and y down from the top left corner.
public struct TextLayout: Sendable {
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// The widest line's width and the height of all lines, not rounded to pixels.
  ///
  /// The height includes the lines and the space between them: leading is not added after the last line. White space
  /// at a line's end is counted if it has room.
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
///
/// Lines are equal if they have the same place and are the same part of one shaped text.
public struct TextLine: Equatable, Sendable {
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

/// Gives lines their heights and positions.
struct LayoutBuilder {
  private let text: ShapedText
  private let width: Double

  init(_ text: ShapedText, width: Double) {
    self.text = text
    self.width = width
  }

  /// Stacks lines from top to bottom and aligns them.
  func build(_ broken: (lines: [LineSpan], isTruncated: Bool)) -> TextLayout {
    let widths = broken.lines.map { $0.pieces.reduce(0) { $0 + $1.width } }
    let widest = zip(broken.lines, widths).map { extent(of: $0, width: $1) }.max() ?? 0
    let container = width.isFinite ? width : widest
    var lines: [TextLine] = []
    lines.reserveCapacity(broken.lines.count)
    var top = 0.0
    var spaceBefore = 0.0
    for (span, lineWidth) in zip(broken.lines, widths) {
      let style = style(of: span)
      let metrics = LineMetrics(text, span.range, style)
      if span.beginsParagraph, !lines.isEmpty { spaceBefore += style.paragraphSpacingBefore }
      top += spaceBefore
      lines.append(line(span, width: lineWidth, container: container, top: top, metrics))
      top += metrics.ascent + metrics.descent
      spaceBefore = metrics.leading + style.lineSpacing
      if span.endsParagraph { spaceBefore += style.paragraphSpacing }
    }
    return TextLayout(
      lines: lines, size: CGSize(width: widest, height: top), isTruncated: broken.isTruncated)
  }

  /// Returns the width that a line needs, with as much of the white space at its end as fits.
  ///
  /// Rule `space-at-line-end`.
  private func extent(of span: LineSpan, width: Double) -> Double {
    let style = style(of: span)
    let words = style.extent(of: width, isFirstLine: span.beginsParagraph)
    guard !span.endsParagraph, span.pieces.count == 1, let shown = span.pieces.first else {
      return words
    }
    let space = text.width(of: shown.range.upperBound..<span.range.upperBound)
    return max(words, min(words + space, self.width))
  }

  private func style(of span: LineSpan) -> ParagraphStyle { text.paragraphStyles[span.paragraph] }

  private func line(
    _ span: LineSpan, width: Double, container: Double, top: Double, _ metrics: LineMetrics
  ) -> TextLine {
    let style = style(of: span)
    let room = style.room(in: container, isFirstLine: span.beginsParagraph)
    let expansion = spaceExpansion(of: span, width: width, room: room)
    let isFilled = expansion > 0
    let indent = style.indent(isFirstLine: span.beginsParagraph)
    let left = isRightToLeft(span) ? container - indent - room : indent
    return TextLine(
      range: span.range, x: left + (isFilled ? 0 : x(of: span, free: room - width)),
      baseline: top + metrics.ascent, ascent: metrics.ascent, descent: metrics.descent,
      width: isFilled ? room : width, pieces: span.pieces, spaceExpansion: expansion)
  }

  private func isRightToLeft(_ span: LineSpan) -> Bool { text.paragraphLevels[span.paragraph] != 0 }

  private func x(of span: LineSpan, free: Double) -> Double {
    switch style(of: span).alignment {
    case .left: 0
    case .center: free / 2
    case .right: free
    case .natural, .justified: isRightToLeft(span) ? free : 0
    }
  }

  private func spaceExpansion(of span: LineSpan, width: Double, room: Double) -> Double {
    guard style(of: span).alignment == .justified, !span.endsParagraph, width < room else {
      return 0
    }
    let spaces = span.pieces.reduce(0) { count, piece in
      count + piece.source.units[piece.range].count { $0 == 0x20 }
    }
    return spaces > 0 ? (room - width) / Double(spaces) : 0
  }
}
