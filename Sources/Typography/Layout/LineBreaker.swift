/// A line before it has a position.
struct LineSpan {
  /// The line's range in the text, including hanging white space and the separator.
  let range: Range<Int>
  /// The visible parts, from the text or an ellipsis, in logical order.
  var pieces: [LinePiece]
  let paragraph: Int
  let beginsParagraph: Bool
  let endsParagraph: Bool
}

/// A part of a line: a range of a text.
struct LinePiece: Sendable {
  let source: ShapedText
  let range: Range<Int>
  /// The embedding level of all of it; nil for that of each character.
  var level: UInt8?

  var width: Double { source.width(of: range) }
}

extension LinePiece: Equatable {
  /// Whether both are the same part of the very same text.
  static func == (first: LinePiece, second: LinePiece) -> Bool {
    first.source === second.source && first.range == second.range && first.level == second.level
  }
}

/// Finds where lines end.
///
/// 1. A line ends at a line separator.
/// 2. Otherwise it ends at the last opportunity whose text fits without the white space at its end.
/// 3. If not even one word fits, it ends at the last grapheme cluster that does, or after one.
/// 4. A line that ends at a soft hyphen shows it, and must have room for it.
/// 5. A paragraph of two lines that pushes words out is broken again; see ``LineBreaker/pushOut(_:_:)``.
/// 6. The last allowed line of text that is clipped has the rest of its paragraph.
/// 7. The empty line after a separator at the end of the text is not shown if no line is left for it, and nothing is
///    truncated then.
struct LineBreaker {
  /// A width computed by a layout engine may be short by its rounding error.
  static let tolerance = 1e-6

  private let text: ShapedText
  private let width: Double
  private let wrapsAllModes: Bool

  init(_ text: ShapedText, width: Double, wrapsAllModes: Bool = true) {
    self.text = text
    self.width = width
    self.wrapsAllModes = wrapsAllModes
  }

  /// Returns the lines, at most `limit` unless that is 0, and whether some text is not shown.
  func lines(limit: Int) -> (lines: [LineSpan], isTruncated: Bool) {
    var lines: [LineSpan] = []
    var isTruncated = false
    for (number, paragraph) in text.paragraphs.enumerated() {
      let first = lines.count
      var start = paragraph.start
      var nextBreak = paragraph.breaks.lowerBound
      repeat {
        var line = line(from: start, number, paragraph, &nextBreak)
        if shorten(&line, paragraph) { isTruncated = true }
        lines.append(line)
        start = line.range.upperBound
        if limit > 0, lines.count >= limit, start < text.units.count {
          return cutOff(lines, paragraph)
        }
      } while start < paragraph.end
      if lines.count == first + 2 { pushOut(&lines, paragraph) }
      // What is left is the empty line after a separator at the end.
      if limit > 0, lines.count >= limit { break }
    }
    return (lines, isTruncated)
  }

  private func line(
    from start: Int, _ number: Int, _ paragraph: Paragraph, _ nextBreak: inout Int
  ) -> LineSpan {
    let style = text.paragraphStyles[number]
    let room = style.room(in: width, isFirstLine: start == paragraph.start)
    let limit = text.edges[start] + room + LineBreaker.tolerance
    let last = paragraph.breaks.last.map { text.breaks[$0].trimmedEnd } ?? start
    if text.edges[max(last, start)] <= limit || isOneLine(style) {
      return span(start..<paragraph.end, showing: paragraph.contentEnd, number, paragraph)
    }
    if style.lineBreakMode != .byCharWrapping,
      let end = lastWord(from: start, limit: limit, style, paragraph, &nextBreak)
    {
      var line = span(start..<end.offset, showing: end.trimmedEnd, number, paragraph)
      if end.isSoftHyphen { line.pieces.append(hyphen(at: end.offset)) }
      return line
    }
    let end = lastCaret(from: start, limit: limit, end: paragraph.contentEnd)
    let isLast = end == paragraph.contentEnd
    return span(start..<(isLast ? paragraph.end : end), showing: end, number, paragraph)
  }

  private func span(
    _ range: Range<Int>, showing end: Int, _ number: Int, _ paragraph: Paragraph
  ) -> LineSpan {
    let shown = range.lowerBound..<max(end, range.lowerBound)
    return LineSpan(
      range: range, pieces: [LinePiece(source: text, range: shown)], paragraph: number,
      beginsParagraph: range.lowerBound == paragraph.start,
      endsParagraph: range.upperBound == paragraph.end)
  }

  private func lastWord(
    from start: Int, limit: Double, _ style: ParagraphStyle, _ paragraph: Paragraph,
    _ nextBreak: inout Int
  ) -> LineBreak? {
    let keepsHangul = style.lineBreakStrategy.contains(.hangulWordPriority)
    var best: Int?
    var number = nextBreak
    while number < paragraph.breaks.upperBound {
      let candidate = text.breaks[number]
      if candidate.offset <= start {
        // Never searched again: otherwise a long text without a word that fits would take quadratic time.
        nextBreak = number + 1
      } else {
        guard text.edges[candidate.trimmedEnd] <= limit else { break }
        if !(keepsHangul && candidate.splitsHangul) { best = number }
      }
      number &+= 1
    }
    let first = nextBreak
    while let number = best, !hasRoom(forHyphenOf: text.breaks[number], limit: limit) {
      best = (first..<number).last { !(keepsHangul && text.breaks[$0].splitsHangul) }
    }
    guard let best else { return nil }
    nextBreak = best + 1
    return text.breaks[best]
  }

  private func hasRoom(forHyphenOf candidate: LineBreak, limit: Double) -> Bool {
    !candidate.isSoftHyphen
      || text.edges[candidate.trimmedEnd] + hyphen(at: candidate.offset).width <= limit
  }

  /// The visible hyphen that replaces the soft one before an offset.
  private func hyphen(at offset: Int) -> LinePiece {
    var attributes = text.attributes[text.attributes.number(at: offset - 1)]
    attributes.attachment = nil
    let level = text.level(at: offset - 1)
    let shaped = ShapedText(
      AttributedText("-", attributes: attributes),
      direction: level.map { $0 & 1 == 1 } == true ? .rightToLeft : .leftToRight,
      locale: text.locale)
    return LinePiece(source: shaped, range: 0..<1, level: level)
  }

  /// Moves a word down to join a single word on the second of a paragraph's two lines, if both fit and the line above
  /// keeps one.
  ///
  /// Words are separated by white space. In a paragraph of more lines the last word stays alone. Rule `push-out`.
  private func pushOut(_ lines: inout [LineSpan], _ paragraph: Paragraph) {
    guard let last = lines.last else { return }
    let style = text.paragraphStyles[last.paragraph]
    guard style.lineBreakStrategy.contains(.pushOut), style.lineBreakMode != .byCharWrapping else {
      return
    }
    let above = lines[lines.count - 2]
    let spaces = lastSpaces(of: paragraph)
    guard spaces.count == 2, spaces[0].offset == last.range.lowerBound,
      case let start = spaces[1], start.offset > above.range.lowerBound,
      text.edges[text.breaks[paragraph.breaks.upperBound - 1].trimmedEnd] - text.edges[start.offset]
        <= style.room(in: width, isFirstLine: false) + LineBreaker.tolerance
    else { return }
    lines.removeLast(2)
    lines.append(
      span(
        above.range.lowerBound..<start.offset, showing: start.trimmedEnd, last.paragraph, paragraph)
    )
    lines.append(
      span(
        start.offset..<paragraph.end, showing: paragraph.contentEnd, last.paragraph, paragraph))
  }

  /// The last two breaks at white space within a paragraph, the last one first.
  private func lastSpaces(of paragraph: Paragraph) -> [LineBreak] {
    var spaces: [LineBreak] = []
    for number in paragraph.breaks.reversed() {
      let candidate = text.breaks[number]
      guard candidate.isAfterSpace, candidate.offset < paragraph.contentEnd else { continue }
      spaces.append(candidate)
      if spaces.count == 2 { break }
    }
    return spaces
  }

  private func lastCaret(from start: Int, limit: Double, end: Int) -> Int {
    let fitting = text.lastCaret(at: limit, in: start..<end)
    return fitting > start ? fitting : text.nextCaret(after: start, limit: end)
  }

  // MARK: Text that does not fit

  /// Ends the text with the last of some lines, in the manner of its mode.
  private func cutOff(
    _ lines: [LineSpan], _ paragraph: Paragraph
  ) -> (lines: [LineSpan], isTruncated: Bool) {
    guard let last = lines.last else { return (lines, true) }
    let style = text.paragraphStyles[last.paragraph]
    if style.lineBreakMode == .byClipping {
      let rest = last.range.lowerBound..<paragraph.end
      let line = span(rest, showing: paragraph.contentEnd, last.paragraph, paragraph)
      return (lines.dropLast() + [line], last.paragraph + 1 < text.paragraphs.count)
    }
    guard let truncation = Truncation(style.lineBreakMode) else { return (lines, true) }
    let line = LineSpan(
      range: last.range.lowerBound..<text.units.count,
      pieces: pieces(of: last, in: paragraph, truncation), paragraph: last.paragraph,
      beginsParagraph: last.beginsParagraph, endsParagraph: true)
    return (lines.dropLast() + [line], true)
  }

  /// Whether a paragraph is not wrapped: text that is clipped or truncated where it is not a label's.
  private func isOneLine(_ style: ParagraphStyle) -> Bool {
    guard !wrapsAllModes else { return false }
    return style.lineBreakMode == .byClipping || Truncation(style.lineBreakMode) != nil
  }

  /// Truncates the only line of a paragraph that is not wrapped; returns whether it does not fit.
  private func shorten(_ line: inout LineSpan, _ paragraph: Paragraph) -> Bool {
    let style = text.paragraphStyles[line.paragraph]
    guard isOneLine(style), let truncation = Truncation(style.lineBreakMode) else { return false }
    let room = style.room(in: width, isFirstLine: line.beginsParagraph) + LineBreaker.tolerance
    guard line.pieces.reduce(0, { $0 + $1.width }) > room else { return false }
    line.pieces = pieces(of: line, in: paragraph, truncation)
    return true
  }

  /// The visible parts of a line that shows as much of its paragraph's rest as fits.
  private func pieces(
    of line: LineSpan, in paragraph: Paragraph, _ truncation: Truncation
  ) -> [LinePiece] {
    let start = line.range.lowerBound
    return truncation.pieces(
      of: text, start..<max(paragraph.contentEnd, start),
      width: text.paragraphStyles[line.paragraph]
        .room(in: width, isFirstLine: line.beginsParagraph),
      level: text.paragraphLevels[line.paragraph])
  }
}
