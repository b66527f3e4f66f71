import Foundation

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
    let widest =
      zip(broken.lines, widths).map { span, width in
        style(of: span).extent(of: width, isFirstLine: span.beginsParagraph)
      }.max() ?? 0
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
