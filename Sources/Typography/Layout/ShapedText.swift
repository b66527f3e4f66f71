internal import CICU
import Locks

/// Text that has been shaped once and can be laid out cheaply at many widths.
///
/// Lengths are in points; offsets count UTF-16 units.
///
/// ```swift
/// let text = AttributedText("Hello, world", attributes: TextAttributes(font: font))
/// let layout = ShapedText(text).layout(width: 60)
/// print(layout.lines.map(\.text))  // ["Hello,", "world"]
/// ```
public final class ShapedText: Sendable {
  /// How lines are broken, spaced and aligned in paragraphs without their own style.
  public let style: ParagraphStyle
  /// The characters that no bundled or registered font contains, in order of first appearance.
  ///
  /// They are drawn as the `.notdef` box of the font's own face.
  public let missingGlyphs: [Character]

  let units: [UInt16]
  let attributes: AttributeTable
  let paragraphs: [Paragraph]
  let paragraphLevels: [UInt8]
  let paragraphStyles: [ParagraphStyle]
  let breaks: [LineBreak]
  /// In the text's order.
  let items: [ShapedItem]
  let glyphs: [ShapedGlyph]
  /// The distance of each offset from the text's start, as if all of it were on one line.
  let edges: [Double]
  let graphemes: Graphemes
  let carets: [UInt8]
  let locale: String?

  /// Shapes a text.
  ///
  /// - Parameters:
  ///   - text: The characters and their attributes.
  ///   - style: How lines are broken, spaced and aligned.
  ///   - direction: The base direction of every paragraph.
  ///   - locale: A BCP 47 tag such as `ja`, for line breaks and language forms; nil for `en`. The machine's locale is
  ///     never used.
  public init(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(),
    direction: WritingDirection = .natural, locale: String? = nil
  ) {
    let units = Array(text.string.utf16)
    let attributes = AttributeTable(text, length: units.count)
    let analysis = units.withUnsafeBufferPointer {
      TextAnalysis(
        $0, attributes: attributes, style: style, direction: direction, locale: locale)
    }
    self.style = style
    self.units = units
    self.attributes = attributes
    self.locale = locale
    paragraphs = analysis.lineBreaks.paragraphs
    breaks = analysis.lineBreaks.breaks
    paragraphLevels = analysis.paragraphLevels
    paragraphStyles = analysis.paragraphStyles
    graphemes = analysis.graphemes
    items = analysis.items
    glyphs = analysis.glyphs
    edges = analysis.edges
    carets = analysis.carets
    missingGlyphs = analysis.missing
  }

  /// Breaks the text into lines.
  ///
  /// - Parameters:
  ///   - width: The width of the lines; infinite keeps them at their full length.
  ///   - maximumNumberOfLines: The maximum number of lines; 0 for no limit.
  ///   - wrapsAllModes: Whether paragraphs that are clipped or truncated are wrapped too, as in labels; strings that are
  ///     measured or drawn without a view keep each on one line.
  /// - Returns: The lines; none for an empty text.
  public func layout(
    width: Double = .infinity, maximumNumberOfLines: Int = 0, wrapsAllModes: Bool = true
  ) -> TextLayout {
    let breaker = LineBreaker(self, width: width, wrapsAllModes: wrapsAllModes)
    return LayoutBuilder(self, width: width).build(breaker.lines(limit: maximumNumberOfLines))
  }

  func width(of range: Range<Int>) -> Double {
    edges[range.upperBound] - edges[range.lowerBound]
  }

  /// Whether a line may be broken at an offset without splitting a glyph or a grapheme cluster.
  func isCaret(_ offset: Int) -> Bool {
    carets[offset] != 0 && graphemes.isBoundary(offset)
  }
}

/// A shaped glyph; lengths in points.
struct ShapedGlyph {
  /// The glyph's index in its face; 0 if the face has none.
  var id: UInt32
  /// The UTF-16 offset of the first character it represents.
  var cluster: Int32
  /// The distance to the next glyph, including tracking and kerning.
  var advance: Double
  /// Displacement to the right.
  var xOffset: Float
  /// Displacement upwards.
  var yOffset: Float

  /// Changes the advance, with the glyph in its middle.
  mutating func center(in width: Double) {
    xOffset += Float((width - advance) / 2)
    advance = width
  }
}

/// A stretch of text that is shaped in one call: one face, script, direction and set of attributes.
struct ShapedItem {
  /// UTF-16 offsets.
  var range: Range<Int>
  let face: FontFace
  /// Nil as long as only punctuation and the like has been seen.
  var script: Script?
  /// The embedding level; odd ones run from right to left.
  let level: UInt8
  let attributes: Int
  /// Its glyphs from left to right, once shaped.
  var glyphs: Range<Int> = 0..<0
  /// The size of the face, which differs from the text's for emoji.
  var pointSize = 0.0

  var isRightToLeft: Bool { level & 1 == 1 }
}

/// Recently used shaped texts, for callers that measure the same text again and again.
///
/// It is thread-safe, and limited by the total length of its texts.
public final class ShapingCache: Sendable {
  private struct Key: Hashable {
    let text: AttributedText
    let style: ParagraphStyle
    let direction: WritingDirection
    let locale: String?
  }

  private struct State {
    var younger: [Key: ShapedText] = [:]
    var older: [Key: ShapedText] = [:]
    var length = 0
  }

  private let maximumLength: Int
  private let state = Lock(State())

  /// Creates a cache whose texts together have at most a number of UTF-16 units.
  ///
  /// A unit takes about 40 bytes, so the default takes 10 MB.
  public init(maximumLength: Int = 1 << 18) {
    self.maximumLength = maximumLength
  }

  /// Returns a shaped text, from the cache if it contains an equal one.
  public func shapedText(
    _ text: AttributedText, style: ParagraphStyle = ParagraphStyle(),
    direction: WritingDirection = .natural, locale: String? = nil
  ) -> ShapedText {
    let key = Key(text: text, style: style, direction: direction, locale: locale)
    if let known = known(key) { return known }
    let made = ShapedText(text, style: style, direction: direction, locale: locale)
    keep(made, for: key)
    return made
  }

  private func known(_ key: Key) -> ShapedText? {
    let found = state.withLock { state -> (text: ShapedText, isYoung: Bool)? in
      if let text = state.younger[key] { return (text, true) }
      return state.older[key].map { ($0, false) }
    }
    guard let found else { return nil }
    if !found.isYoung { keep(found.text, for: key) }
    return found.text
  }

  private func keep(_ text: ShapedText, for key: Key) {
    // Even an empty text takes an entry.
    let length = text.units.count + 16
    guard length <= maximumLength / 2 else { return }
    state.withLock { state in
      if state.length + length > maximumLength / 2 {
        state.older = state.younger
        state.younger = [:]
        state.length = 0
      }
      state.younger[key] = text
      state.length += length
    }
  }
}
