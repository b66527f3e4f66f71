extension ShapedText {
  /// The last caret of a range whose position is at most `x`; the range's start without one.
  func lastCaret(at x: Double, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if edges[middle] <= x { low = middle } else { high = middle - 1 }
    }
    while low > range.lowerBound, !isCaret(low) { low &-= 1 }
    return low
  }

  /// The first caret of a range whose position is at least `x`; the range's end without one.
  func firstCaret(at x: Double, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] >= x { high = middle } else { low = middle + 1 }
    }
    return isCaret(low) ? low : nextCaret(after: low, limit: range.upperBound)
  }

  /// The first caret after an offset, at most the limit.
  func nextCaret(after offset: Int, limit: Int) -> Int {
    var next = offset + 1
    while next < limit, !isCaret(next) { next &+= 1 }
    return min(next, limit)
  }

  /// A range without the white space at its end.
  func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, units[end &- 1].isBreakingSpace { end &-= 1 }
    return range.lowerBound..<end
  }

  /// A range without the white space at its start.
  func trimmingStart(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, units[start].isBreakingSpace { start &+= 1 }
    return start..<range.upperBound
  }
}
