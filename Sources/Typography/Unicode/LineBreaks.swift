/// A place where a line may end.
struct LineBreak {
  /// The offset at which the next line begins.
  let offset: Int
  /// The offset before the white space at the line's end, which may hang over the edge.
  let trimmedEnd: Int
  /// Whether it lies between two Hangul characters.
  let splitsHangul: Bool
  /// Whether it follows a soft hyphen, which is visible if the line ends there.
  let isSoftHyphen: Bool

  /// Whether it lies between words separated by white space.
  var isAfterSpace: Bool { trimmedEnd < offset }

  init(_ text: UnsafeBufferPointer<UInt16>, offset: Int, trimmedEnd: Int) {
    self.offset = offset
    self.trimmedEnd = trimmedEnd
    let before = text[offset &- 1]
    isSoftHyphen = before == 0xAD && offset < text.count
    splitsHangul =
      trimmedEnd == offset && offset < text.count && before.isHangul && text[offset].isHangul
  }
}

/// A stretch of text up to a line separator.
struct Paragraph {
  let start: Int
  /// The end of what is visible: before the separator.
  let contentEnd: Int
  /// The start of the next paragraph.
  let end: Int
  /// Its range in the list of line breaks.
  let breaks: Range<Int>
}

/// The paragraphs of a text and their line break opportunities (UAX #14).
struct LineBreaks {
  private(set) var breaks: [LineBreak] = []
  private(set) var paragraphs: [Paragraph] = []

  init(_ text: UnsafeBufferPointer<UInt16>, locale: String) {
    guard !text.isEmpty else { return }
    var start = 0
    var firstBreak = 0
    for boundary in BreakIteratorPool.shared.boundaries(of: .lines, in: text, locale: locale) {
      let offset = Int(boundary)
      let isHard = text[offset - 1].isLineSeparator
      let contentEnd = isHard ? LineBreaks.contentEnd(text, from: start, to: offset) : offset
      breaks.append(
        LineBreak(
          text, offset: offset,
          trimmedEnd: LineBreaks.trimmed(text, from: start, to: contentEnd)))
      guard isHard || offset == text.count else { continue }
      paragraphs.append(
        Paragraph(
          start: start, contentEnd: contentEnd, end: offset, breaks: firstBreak..<breaks.count))
      start = offset
      firstBreak = breaks.count
    }
    guard let last = text.last, last.isLineSeparator else { return }
    paragraphs.append(
      Paragraph(
        start: text.count, contentEnd: text.count, end: text.count,
        breaks: breaks.count..<breaks.count))
  }

  private static func contentEnd(
    _ text: UnsafeBufferPointer<UInt16>, from start: Int, to end: Int
  ) -> Int {
    let isPair = end - start >= 2 && text[end - 2] == 0x0D && text[end - 1] == 0x0A
    return end - (isPair ? 2 : 1)
  }

  private static func trimmed(
    _ text: UnsafeBufferPointer<UInt16>, from start: Int, to end: Int
  ) -> Int {
    var end = end
    while end > start, text[end &- 1].isBreakingSpace { end &-= 1 }
    return end
  }
}

extension UInt16 {
  /// Whether a line must end after this unit (classes BK, CR, LF and NL of UAX #14).
  var isLineSeparator: Bool {
    self <= 0x0D ? self >= 0x0A : self == 0x85 || self == 0x2028 || self == 0x2029
  }

  /// Whether this is white space that hangs over the edge when a line breaks after it.
  var isBreakingSpace: Bool {
    switch self {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether this is a Hangul letter or syllable.
  var isHangul: Bool {
    switch self {
    case 0xAC00...0xD7A3, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xD7B0...0xD7FB: true
    default: false
    }
  }

  /// Whether this is a control character, which has no picture.
  var isControl: Bool { self < 0x20 || (self >= 0x7F && self < 0xA0) }
}
