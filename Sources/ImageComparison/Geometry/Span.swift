/// Neighbouring rows or columns, from a first one to one behind the last.
struct Span: Hashable {
  var start: Int
  var end: Int

  var length: Int { end - start }
  var middle: Double { Double(start + end) / 2 }

  /// The longest runs of a range for which something holds.
  static func all(from start: Int, to end: Int, where holds: (Int) -> Bool) -> [Span] {
    var (spans, open) = ([Span](), Int?.none)
    for index in start..<max(start, end) {
      if holds(index) {
        open = open ?? index
      } else if let first = open {
        spans.append(Span(start: first, end: index))
        open = nil
      }
    }
    if let open { spans.append(Span(start: open, end: end)) }
    return spans
  }

  /// How many rows or columns are in both; how far they are apart, as a negative number, if none is.
  func overlap(_ other: Span) -> Int { min(end, other.end) - max(start, other.start) }

  func union(_ other: Span) -> Span {
    Span(start: min(start, other.start), end: max(end, other.end))
  }
}

extension [Span] {
  /// The spans with those made one that are less than a gap apart.
  func joined(within gap: Int) -> [Span] {
    reduce(into: []) { spans, next in
      if let last = spans.last, next.start - last.end < gap {
        spans[spans.count - 1] = last.union(next)
      } else {
        spans.append(next)
      }
    }
  }

  /// From the first to the last; nil without any.
  var hull: Span? {
    guard let first else { return nil }
    return reduce(first) { $0.union($1) }
  }

  /// Groups of spans of two pictures that belong together, as each is less than a gap from another one of its group.
  static func matched(
    _ actual: [Span], _ expected: [Span], within gap: Int
  ) -> [(actual: Span?, expected: Span?)] {
    (actual + expected).sorted { ($0.start, $0.end) < ($1.start, $1.end) }.joined(within: gap)
      .map { group in
        (
          actual.filter { group.overlap($0) > 0 }.hull,
          expected.filter { group.overlap($0) > 0 }.hull
        )
      }
  }
}
