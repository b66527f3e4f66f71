public import Foundation
internal import Typography

// Rectangles and points are in the container's coordinates.
extension NSLayoutManager {
  /// Returns the smallest rectangle around the lines, with their padding.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    lines(in: container).map { usedRect(of: $0, container) }.union ?? .zero
  }

  /// Returns the smallest rectangle around some characters.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    lines(in: container).compactMap { rect(of: glyphRange, in: $0, container) }.union ?? .zero
  }

  /// Calls a closure with the rectangle of each line's part of some characters.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop: ObjCBool = false
    for line in lines(in: textContainer) where !stop.boolValue {
      if let rect = rect(of: glyphRange, in: line, textContainer) { block(rect, &stop) }
    }
  }

  /// Calls a closure with each line of some characters: its rectangle, the part of it with text, and its characters.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop: ObjCBool = false
    for line in lines(in: container)
    where !stop.boolValue && NSRange(line.range).intersection(glyphRange) != nil {
      block(
        fragmentRect(of: line, container), usedRect(of: line, container), container,
        NSRange(line.range), &stop)
    }
  }

  /// Returns the rectangle of a character's line, as wide as the container; zero without such a line.
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { place(of: glyphIndex, effectiveRange, fragmentRect) }

  /// Returns the part with text of a character's line; zero without such a line.
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> CGRect { place(of: glyphIndex, effectiveRange, usedRect) }

  /// Returns where a character's baseline begins, from the corner of its line.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let container = textContainers.first,
      let line = lines(in: container).first(where: { $0.range.contains(glyphIndex) })
    else { return .zero }
    let left = line.characters.first { $0.offset == glyphIndex }?.left ?? line.x + line.width
    return CGPoint(x: container.lineFragmentPadding + left, y: line.ascent)
  }

  /// Returns the character at a point, or else the closest one; 0 without text.
  /// - Parameters:
  ///   - point: the place.
  ///   - container: the area.
  ///   - partialFraction: gets how far between the character's sides the point is, 0…1.
  /// - Returns: the character's offset in UTF-16 units.
  public func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let lines = lines(in: container)
    guard let line = lines.first(where: { point.y < $0.top + $0.height }) ?? lines.last else {
      return 0
    }
    let x = point.x - container.lineFragmentPadding
    let characters = line.characters
    guard
      let hit = characters.first(where: { $0.left <= x && x < $0.right })
        ?? characters.min(by: { $0.distance(to: x) < $1.distance(to: x) })
    else { return line.range.lowerBound }
    let width = hit.right - hit.left
    partialFraction?.pointee = width > 0 ? max(0, min(1, (x - hit.left) / width)) : 0
    return hit.offset
  }

  /// Returns the character at a point, or else the closest one; 0 without text.
  public func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
  }

  private func place(
    of index: Int, _ effectiveRange: NSRangePointer?,
    _ rect: (TextLine, NSTextContainer) -> CGRect
  ) -> CGRect {
    guard let container = textContainers.first,
      let line = lines(in: container).first(where: { $0.range.contains(index) })
    else { return .zero }
    effectiveRange?.pointee = NSRange(line.range)
    return rect(line, container)
  }

  private func fragmentRect(of line: TextLine, _ container: NSTextContainer) -> CGRect {
    let used = usedRect(of: line, container)
    guard container.size.width > 0 else { return used }
    return CGRect(x: 0, y: line.top, width: container.size.width, height: line.height)
  }

  private func usedRect(of line: TextLine, _ container: NSTextContainer) -> CGRect {
    CGRect(
      x: line.x, y: line.top, width: line.width + 2 * container.lineFragmentPadding,
      height: line.height)
  }

  private func rect(
    of range: NSRange, in line: TextLine, _ container: NSTextContainer
  ) -> CGRect? {
    let hit = line.characters.filter { range.contains($0.offset) }
    guard let left = hit.map(\.left).min(), let right = hit.map(\.right).max() else { return nil }
    return CGRect(
      x: container.lineFragmentPadding + left, y: line.top, width: right - left,
      height: line.height)
  }
}

extension [CGRect] {
  /// The smallest rectangle around all; nil for none.
  fileprivate var union: CGRect? {
    first.map { first in dropFirst().reduce(first) { $0.union($1) } }
  }
}
