internal import CICU

/// Everything that is known about a text before its width is known.
struct TextAnalysis {
  let lineBreaks: LineBreaks
  let paragraphLevels: [UInt8]
  let paragraphStyles: [ParagraphStyle]
  let graphemes: Graphemes
  private(set) var items: [ShapedItem]
  let glyphs: [ShapedGlyph]
  let edges: [Double]
  let carets: [UInt8]
  let missing: [Character]

  init(
    _ text: UnsafeBufferPointer<UInt16>, attributes: AttributeTable, style: ParagraphStyle,
    direction: WritingDirection, locale: String?
  ) {
    let count = Int32(text.count)
    let isASCII = text.isEmpty || shim_printable_ascii_end(text.baseAddress, 0, count) == count
    lineBreaks = LineBreaks(text, locale: locale ?? "en")
    graphemes = Graphemes(text, isPrintableASCII: isASCII)
    let paragraphs = lineBreaks.paragraphs
    let isLeftToRight =
      direction != .rightToLeft && shim_has_right_to_left(text.baseAddress, count) == 0
    let bidi =
      isLeftToRight
      ? nil
      : BidiLevels(text, direction: direction, paragraphStarts: paragraphs.map(\.start))
    paragraphLevels = paragraphs.indices.map { bidi?.level(ofParagraph: $0) ?? 0 }
    paragraphStyles = paragraphs.map {
      attributes[attributes.number(at: $0.start)].paragraphStyle ?? style
    }
    items = TextAnalysis.itemize(text, paragraphs, attributes, bidi, graphemes)
    var shaper = Shaper(text, locale: locale)
    for index in items.indices {
      shaper.shape(&items[index], attributes[items[index].attributes])
    }
    glyphs = shaper.glyphs
    carets = shaper.carets
    edges = shaper.edges(of: paragraphs, styles: paragraphStyles)
    missing = TextAnalysis.characters(at: shaper.missing, in: text, graphemes)
  }

  private static func itemize(
    _ text: UnsafeBufferPointer<UInt16>, _ paragraphs: [Paragraph], _ attributes: AttributeTable,
    _ bidi: BidiLevels?, _ graphemes: Graphemes
  ) -> [ShapedItem] {
    var itemizer = Itemizer(text, graphemes: graphemes)
    var number = 0
    for paragraph in paragraphs {
      var start = paragraph.start
      while start < paragraph.contentEnd {
        number = attributes.number(at: start, from: number)
        let limit = min(attributes.end(of: number), paragraph.contentEnd)
        let run = bidi?.run(at: start, limit: limit) ?? (level: 0, end: limit)
        let values = attributes[number]
        if values.attachment != nil {
          itemizer.addAttachments(
            start..<run.end, level: run.level, attributes: number, font: values.font)
        } else {
          itemizer.add(
            start..<run.end, level: run.level, attributes: number, font: values.font)
        }
        start = run.end
      }
    }
    return itemizer.items
  }

  private static func characters(
    at offsets: [Int], in text: UnsafeBufferPointer<UInt16>, _ graphemes: Graphemes
  ) -> [Character] {
    var seen: Set<Character> = []
    return offsets.compactMap { offset in
      let end = graphemes.end(after: offset, limit: text.count)
      let character = String(decoding: text[offset..<end], as: UTF16.self).first
      return character.flatMap { seen.insert($0).inserted ? $0 : nil }
    }
  }
}
