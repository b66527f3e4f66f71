import Graphics

/// What is beside each other in the same rows of two pictures, matched from left to right.
struct RowItems {
  /// One thing in both pictures, or in one.
  struct Match {
    var actual: Span?
    var expected: Span?
    /// Whether it is a text, or several.
    let isText: Bool

    /// How far the left edge is beyond the expected one, to the right.
    var left: Int { (actual?.start ?? 0) - (expected?.start ?? 0) }
    /// How far the right edge is beyond the expected one.
    var right: Int { (actual?.end ?? 0) - (expected?.end ?? 0) }
    /// How much wider it is than expected.
    var widening: Int { (actual?.length ?? 0) - (expected?.length ?? 0) }
  }

  private(set) var matches: [Match] = []

  /// Matches spans of columns.
  ///
  /// Only the actual picture's texts are known. Spans of one text are one thing; those of the expected picture belong to what
  /// they overlap most, otherwise to the text that is less than a word's gap away.
  init(
    _ actual: [Span], _ expected: [Span], texts: [PixelRect], gap: Int, wordGap: Int
  ) {
    var items: [(span: Span, texts: Set<Int>)] = []
    for span in actual {
      let own = Set(texts.indices.filter { Self.shows(texts[$0], span) })
      if let last = items.last, !own.isDisjoint(with: last.texts) {
        items[items.count - 1] = (last.span.union(span), last.texts.union(own))
      } else {
        items.append((span, own))
      }
    }
    matches = items.map { Match(actual: $0.span, expected: nil, isText: !$0.texts.isEmpty) }
    for span in expected { add(span, gap, wordGap) }
    matches.sort { $0.position < $1.position }
  }

  /// Whether most of a span is inside of a text's columns.
  private static func shows(_ text: PixelRect, _ span: Span) -> Bool {
    Span(start: text.x, end: text.maxX).overlap(span) * 2 > span.length
  }

  private mutating func add(_ span: Span, _ gap: Int, _ wordGap: Int) {
    let overlaps = matches.indices.map { (index: $0, overlap: matches[$0].overlap(span)) }
    let best = overlaps.max { ($0.overlap, $1.index) < ($1.overlap, $0.index) }
    let near = overlaps.filter { matches[$0.index].isText }.max { $0.overlap < $1.overlap }
    if let best, best.overlap > -gap {
      matches[best.index].take(span)
    } else if let near, near.overlap > -wordGap {
      matches[near.index].take(span)
    } else {
      matches.append(Match(actual: nil, expected: span, isText: false))
    }
  }
}

extension RowItems.Match {
  fileprivate var position: Int { actual?.start ?? expected?.start ?? 0 }

  /// How many columns of a span are in this thing as it is in either picture, or, negative, how far it is away.
  fileprivate func overlap(_ span: Span) -> Int {
    let own = actual?.overlap(span)
    // A word that comes behind others of a text is near those.
    let other = isText ? expected?.overlap(span) : nil
    return [own, other].compactMap(\.self).max() ?? Int.min / 2
  }

  fileprivate mutating func take(_ span: Span) { expected = expected?.union(span) ?? span }
}
