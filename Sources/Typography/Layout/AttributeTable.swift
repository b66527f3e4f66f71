/// The attributes of a text by offset.
struct AttributeTable: Sendable {
  private let ends: [Int]
  private let values: [TextAttributes]

  init(_ text: AttributedText, length: Int) {
    var ends: [Int] = []
    var values: [TextAttributes] = []
    var end = 0
    for run in text.runs where run.length > 0 && end < length {
      end = run.length < length - end ? end + run.length : length
      ends.append(end)
      values.append(run.attributes)
    }
    if end < length, let last = text.runs.last {
      ends.append(length)
      values.append(last.attributes)
    }
    self.ends = ends
    self.values = values
  }

  subscript(number: Int) -> TextAttributes { values[number] }

  /// The end of a stretch, by its index.
  func end(of number: Int) -> Int { ends[number] }

  /// The index of the stretch at an offset, searching from an index that is not above the answer.
  func number(at offset: Int, from first: Int = 0) -> Int {
    var low = first
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The stretches that a range touches; the one at its start if it is empty.
  func numbers(in range: Range<Int>) -> ClosedRange<Int> {
    let first = number(at: range.lowerBound)
    return first...number(at: max(range.lowerBound, range.upperBound - 1), from: first)
  }
}
