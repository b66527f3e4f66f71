public import Foundation
internal import Typography

/// Lays out a text storage in a container, and says where its characters are.
///
/// Each UTF-16 unit counts as a glyph, so that glyph and character ranges are the same. All text is in the first container.
@preconcurrency @MainActor open class NSLayoutManager: NSObject {
  /// The text; not retained, the storage retains its managers.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The areas, of which the first has all of the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that decides about the layout; kept.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether the fonts' leading is added between lines.
  open var usesFontLeading = true
  /// Whether parts may be laid out alone; kept.
  open var allowsNonContiguousLayout = false

  public override init() { super.init() }

  /// Adds an area.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Removes an area.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
  }

  // MARK: Ranges

  /// The number of UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the shown characters.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    let lines = lines(in: container)
    guard let first = lines.first, let last = lines.last else { return NSRange() }
    return NSRange(first.range.lowerBound..<last.range.upperBound)
  }

  /// Returns the range: each character counts as a glyph.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the range: each character counts as a glyph.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the index: each character counts as a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the index: each character counts as a glyph.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  // MARK: Layout

  /// Does nothing: the layout is always that of the text.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing: the layout is always that of the text.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: the layout is always that of the text.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Does nothing: the layout is always that of the text.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {}
  /// Does nothing: a snapshot draws everything.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing: a snapshot draws everything.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}

  // MARK: Drawing

  /// Draws the text's backgrounds; nothing, as `drawGlyphs` draws them below the characters.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  /// Draws the lines of some characters in the current context, whole, with the container's corner at a point.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let container = textContainers.first, let context = GraphicsStack.current else { return }
    let grid = PixelGrid(scale: context.scale)
    let shown = lines(in: container).filter { NSRange($0.range).intersection(glyphsToShow) != nil }
    context.paint { canvas in
      for line in shown {
        let corner = CGPoint(x: origin.x + container.lineFragmentPadding, y: origin.y)
        canvas.draw(line.drawing(scale: grid.scale), at: corner, grid)
      }
    }
  }

  // MARK: Lines

  /// The lines that fit the container.
  func lines(in container: NSTextContainer) -> [TextLine] {
    guard let textStorage, textStorage.length > 0, container === textContainers.first else {
      return []
    }
    let padding = 2 * container.lineFragmentPadding
    let measurement = StringMeasurement(
      textStorage,
      size: CGSize(
        width: container.size.width > 0 ? max(1, container.size.width - padding) : 0, height: 0),
      options: usesFontLeading
        ? [.usesLineFragmentOrigin, .usesFontLeading] : .usesLineFragmentOrigin)
    let lines = measurement.layout(
      scale: 1, maximumNumberOfLines: container.maximumNumberOfLines
    ).lines
    guard container.size.height > 0 else { return lines }
    return lines.filter { $0.top + $0.height <= container.size.height }
  }
}

/// Decides about the layout of text; kept by the manager, never called.
@preconcurrency @MainActor public protocol NSLayoutManagerDelegate: AnyObject {}
