extension TextLine {
  /// The characters of a line from left to right, each with the x of its sides in the layout.
  ///
  /// The sides of a cluster's characters share its width. Text that an ellipsis replaces has none.
  public var characters: [PlacedCharacter] {
    var found: [PlacedCharacter] = []
    var pen = x
    for part in visualParts {
      let offsets = part.isRightToLeft ? Array(part.range.reversed()) : Array(part.range)
      for offset in offsets {
        let isSpace = part.source.units[offset] == 0x20
        let width = part.source.width(of: offset..<offset + 1) + (isSpace ? spaceExpansion : 0)
        if part.source === pieces.first?.source {
          found.append(PlacedCharacter(offset: offset, left: pen, right: pen + width))
        }
        pen += width
      }
    }
    return found
  }

  private struct VisualPart {
    let source: ShapedText
    let range: Range<Int>
    let isRightToLeft: Bool
  }

  /// Stretches of one direction, from left to right.
  private var visualParts: [VisualPart] {
    var parts: [(part: VisualPart, level: UInt8)] = []
    for piece in pieces {
      var start = piece.range.lowerBound
      while start < piece.range.upperBound {
        let level = piece.level ?? piece.source.level(at: start) ?? 0
        var end = start + 1
        while end < piece.range.upperBound,
          (piece.level ?? piece.source.level(at: end) ?? level) == level
        { end += 1 }
        let part = VisualPart(
          source: piece.source, range: start..<end, isRightToLeft: level % 2 == 1)
        parts.append((part, level))
        start = end
      }
    }
    return BidiLevels.visualOrder(of: parts.map(\.level)).map { parts[$0].part }
  }
}

/// A character of a line with its place; lengths in points.
public struct PlacedCharacter: Hashable, Sendable {
  /// The UTF-16 offset in the text.
  public let offset: Int
  /// The distance from the layout's left edge to the character's.
  public let left: Double
  /// The distance from the layout's left edge to the character's right side.
  public let right: Double

  /// Returns how far a place is from the character; 0 inside it.
  public func distance(to x: Double) -> Double { max(0, left - x, x - right) }
}
