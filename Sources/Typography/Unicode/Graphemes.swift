/// Which offsets of a text lie between grapheme clusters (UAX #29), with Indic conjuncts kept whole.
struct Graphemes {
  /// 1 at each boundary, from 0 to the text's length; nil if all offsets are boundaries.
  private let marks: [UInt8]?

  init(_ text: UnsafeBufferPointer<UInt16>, isPrintableASCII: Bool) {
    guard !isPrintableASCII else {
      marks = nil
      return
    }
    var marks = [UInt8](repeating: 0, count: text.count + 1)
    marks[0] = 1
    for boundary in BreakIteratorPool.shared.boundaries(of: .graphemes, in: text, locale: "en") {
      let offset = Int(boundary)
      if offset < text.count, IndicConjuncts.isJoined(text, at: offset) { continue }
      marks[offset] = 1
    }
    self.marks = marks
  }

  /// Whether an offset lies between two clusters, or at an end.
  func isBoundary(_ offset: Int) -> Bool {
    marks.map { $0[offset] != 0 } ?? true
  }

  /// The end of the cluster that begins at an offset, at most the limit.
  func end(after offset: Int, limit: Int) -> Int {
    var end = offset + 1
    guard let marks else { return end }
    while end < limit, marks[end] == 0 { end &+= 1 }
    return end
  }
}
