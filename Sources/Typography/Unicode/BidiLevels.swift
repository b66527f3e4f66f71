internal import CICU

/// The embedding levels of a text under the Unicode bidirectional algorithm (UAX #9).
struct BidiLevels {
  /// One level per UTF-16 unit; nil if all are 0.
  private let levels: [UInt8]?
  /// One level per paragraph, looked up by the offset of its start.
  private let paragraphLevels: [UInt8]

  init(
    _ text: UnsafeBufferPointer<UInt16>, direction: WritingDirection, paragraphStarts: [Int]
  ) {
    let level: UInt8 =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .natural: UInt8(SHIM_LEVEL_BY_FIRST_LETTER)
      }
    guard let bidi = shim_bidi_open(text.baseAddress, Int32(text.count), level) else {
      levels = nil
      paragraphLevels = paragraphStarts.map { _ in direction == .rightToLeft ? 1 : 0 }
      return
    }
    defer { shim_bidi_close(bidi) }
    // The empty paragraph after a final separator has no level.
    let starts = paragraphStarts.filter { $0 < text.count }.map(Int32.init)
    var found = paragraphStarts.map { _ in direction == .rightToLeft ? 1 : 0 as UInt8 }
    shim_bidi_paragraph_levels(bidi, starts, Int32(starts.count), &found)
    paragraphLevels = found
    guard shim_bidi_is_left_to_right(bidi) == 0 else {
      levels = nil
      return
    }
    var copied = [UInt8](repeating: 0, count: text.count)
    levels =
      shim_bidi_copy_levels(bidi, &copied, Int32(text.count)) != 0 ? copied : nil
  }

  /// The level of a paragraph by its index: 0 left to right, 1 right to left.
  func level(ofParagraph number: Int) -> UInt8 { paragraphLevels[number] }

  /// The level of a unit, and the end of the stretch from there that shares it, up to a limit.
  func run(at start: Int, limit: Int) -> (level: UInt8, end: Int) {
    guard let levels else { return (0, limit) }
    let level = levels[start]
    var end = start + 1
    while end < limit, levels[end] == level { end &+= 1 }
    return (level, end)
  }

  /// Returns the visual order of runs with these levels, from left to right (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
    var order = [Int32](repeating: 0, count: levels.count)
    shim_bidi_reorder(levels, Int32(levels.count), &order)
    return order.map { Int($0) }
  }
}
