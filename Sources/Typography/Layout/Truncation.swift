/// The last line of a text that does not fit: the part that is kept, and an ellipsis for the rest.
///
/// The ellipsis has the attributes of the character before it, or of the one after it at a line's
/// start. White space next to it is dropped.
enum Truncation {
  case head, middle, tail

  /// The kind for a line break mode; nil if it does not truncate.
  init?(_ mode: ParagraphStyle.LineBreakMode) {
    switch mode {
    case .byTruncatingHead: self = .head
    case .byTruncatingMiddle: self = .middle
    case .byTruncatingTail: self = .tail
    case .byWordWrapping, .byCharWrapping, .byClipping: return nil
    }
  }

  /// Returns the parts of a line with as much of a paragraph's rest as fits.
  func pieces(of text: ShapedText, _ rest: Range<Int>, width: Double, level: UInt8) -> [LinePiece] {
    // The attributes at the cut are known only after it, so the second round corrects the first.
    let draft = ellipsis(text, at: rest.lowerBound, level: level)
    let (head, _) = kept(of: text, rest, width: width - draft.width)
    let at = head.isEmpty ? rest.upperBound - 1 : head.upperBound - 1
    var ellipsis = ellipsis(text, at: max(at, rest.lowerBound), level: level)
    let (left, right) = kept(of: text, rest, width: width - ellipsis.width)
    ellipsis.level = levelBetween(left, right, of: text)
    let parts = [left, right].map { LinePiece(source: text, range: $0) }
    return [parts[0], ellipsis, parts[1]].filter { !$0.range.isEmpty }
  }

  private func ellipsis(_ text: ShapedText, at offset: Int, level: UInt8) -> LinePiece {
    var attributes = text.attributes[text.attributes.number(at: offset)]
    attributes.attachment = nil
    let shaped = ShapedText(
      AttributedText("\u{2026}", attributes: attributes),
      direction: level == 0 ? .leftToRight : .rightToLeft, locale: text.locale)
    return LinePiece(source: shaped, range: 0..<1)
  }

  /// The level of a neutral character between two ranges of one direction (rule N1 of UAX #9); nil
  /// if their directions differ or one of them is empty.
  private func levelBetween(
    _ left: Range<Int>, _ right: Range<Int>, of text: ShapedText
  ) -> UInt8? {
    guard !left.isEmpty, !right.isEmpty, let before = text.level(at: left.upperBound - 1),
      let after = text.level(at: right.lowerBound), before & 1 == after & 1
    else { return nil }
    return min(before, after)
  }

  /// The ranges before and after the ellipsis.
  private func kept(
    of text: ShapedText, _ rest: Range<Int>, width: Double
  ) -> (Range<Int>, Range<Int>) {
    let none = rest.upperBound..<rest.upperBound
    switch self {
    case .tail:
      return (start(of: text, rest, width: width), none)
    case .head:
      return (rest.lowerBound..<rest.lowerBound, end(of: text, rest, width: width))
    case .middle:
      let left = start(of: text, rest, width: width / 2)
      let remaining = left.upperBound..<rest.upperBound
      return (left, end(of: text, remaining, width: width - text.width(of: left)))
    }
  }

  private func start(of text: ShapedText, _ range: Range<Int>, width: Double) -> Range<Int> {
    let limit = text.edges[range.lowerBound] + max(width, 0) + LineBreaker.tolerance
    let end = text.lastCaret(at: limit, in: range)
    return text.trimmingEnd(range.lowerBound..<end)
  }

  private func end(of text: ShapedText, _ range: Range<Int>, width: Double) -> Range<Int> {
    let limit = text.edges[range.upperBound] - max(width, 0) - LineBreaker.tolerance
    let start = text.firstCaret(at: limit, in: range)
    return text.trimmingStart(start..<range.upperBound)
  }
}
