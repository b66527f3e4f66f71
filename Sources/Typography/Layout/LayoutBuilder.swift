import Foundation

/// Gives lines their heights and places.
struct LayoutBuilder {
  private let text: ShapedText
  private let width: Double

  init(_ text: ShapedText, width: Double) {
    self.text = text
    self.width = width
  }

  /// Stacks lines from the top down and aligns them.
  func build(_ broken: (lines: [LineSpan], isTruncated: Bool)) -> TextLayout {
    let widths = broken.lines.map { $0.pieces.reduce(0) { $0 + $1.width } }
    let widest = widths.max() ?? 0
    let room = width.isFinite ? width : widest
    var lines: [TextLine] = []
    lines.reserveCapacity(broken.lines.count)
    var top = 0.0
    var spaceBefore = 0.0
    for (span, lineWidth) in zip(broken.lines, widths) {
      let metrics = LineMetrics(text, span.range)
      top += spaceBefore
      lines.append(line(span, width: lineWidth, room: room, top: top, metrics))
      top += metrics.ascent + metrics.descent
      spaceBefore = metrics.leading + text.style.lineSpacing
      if span.endsParagraph { spaceBefore += text.style.paragraphSpacing }
    }
    return TextLayout(
      lines: lines, size: CGSize(width: widest, height: top), isTruncated: broken.isTruncated)
  }

  private func line(
    _ span: LineSpan, width: Double, room: Double, top: Double, _ metrics: LineMetrics
  ) -> TextLine {
    let expansion = spaceExpansion(of: span, width: width, room: room)
    let isFilled = expansion > 0
    return TextLine(
      range: span.range, x: isFilled ? 0 : x(of: span, free: room - width),
      baseline: top + metrics.ascent, ascent: metrics.ascent, descent: metrics.descent,
      width: isFilled ? room : width, pieces: span.pieces, spaceExpansion: expansion)
  }

  private func x(of span: LineSpan, free: Double) -> Double {
    switch text.style.alignment {
    case .left: 0
    case .center: free / 2
    case .right: free
    case .natural, .justified: text.paragraphLevels[span.paragraph] == 0 ? 0 : free
    }
  }

  private func spaceExpansion(of span: LineSpan, width: Double, room: Double) -> Double {
    guard text.style.alignment == .justified, !span.endsParagraph, width < room else { return 0 }
    let spaces = span.pieces.reduce(0) { count, piece in
      count + piece.source.units[piece.range].count { $0 == 0x20 }
    }
    return spaces > 0 ? (room - width) / Double(spaces) : 0
  }
}
