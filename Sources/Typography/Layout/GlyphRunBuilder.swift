import Foundation
internal import Graphics

/// Puts the glyphs of a line side by side, in visual order.
struct GlyphRunBuilder {
  private(set) var runs: [GlyphRun] = []
  private(set) var shadows: [LineDrawing.Shadow] = []
  private(set) var outlines: [LineDrawing.Outline] = []
  private(set) var pictures: [LineDrawing.Picture] = []
  /// Data for backgrounds and lines; empty without any.
  private(set) var stretches: [LineStretch] = []
  private var x: Double
  private let baseline: Double
  private let spaceExpansion: Double
  private var lastFace: FontFace?
  /// The parts without white space of the current stretch.
  private var words: [ClosedRange<Double>] = []

  init(x: Double, baseline: Double, spaceExpansion: Double) {
    self.x = x
    self.baseline = baseline
    self.spaceExpansion = spaceExpansion
  }

  /// A stretch of glyphs on the line, or a gap such as a tab.
  private struct Part {
    let source: ShapedText
    let range: Range<Int>
    let item: ShapedItem?
    let level: UInt8
  }

  /// Adds the parts of a line, given in logical order.
  mutating func add(_ pieces: [LinePiece]) {
    var parts: [Part] = []
    for piece in pieces { append(piece, to: &parts) }
    // Most lines are of one face and direction.
    if parts.count == 1 { return add(parts[0]) }
    for index in BidiLevels.visualOrder(of: parts.map(\.level)) { add(parts[index]) }
  }

  private func append(_ piece: LinePiece, to parts: inout [Part]) {
    let source = piece.source
    var start = piece.range.lowerBound
    var number = source.firstItem(endingAfter: start)
    while start < piece.range.upperBound {
      let item = number < source.items.count ? source.items[number] : nil
      if let item, item.range.lowerBound <= start {
        let range = start..<min(item.range.upperBound, piece.range.upperBound)
        parts.append(
          Part(source: source, range: range, item: item, level: piece.level ?? item.level))
        number += 1
        start = range.upperBound
      } else {
        let end = min(item?.range.lowerBound ?? piece.range.upperBound, piece.range.upperBound)
        // Controls other than tabs have no width, and must not separate their neighbours.
        let isTab = source.units[start..<end].contains(0x09)
        let level = (isTab ? nil : parts.last?.level) ?? source.paragraphLevel(at: start)
        parts.append(Part(source: source, range: start..<end, item: nil, level: level))
        start = end
      }
    }
  }

  private mutating func add(_ part: Part) {
    let table = part.source.attributes
    let attributes = table[part.item?.attributes ?? table.number(at: part.range.lowerBound)]
    let start = x
    if attributes.isDecorated { words = [] }
    if let item = part.item, attributes.attachment == nil {
      addGlyphs(of: part, item, attributes)
    } else {
      if part.item != nil { addPicture(attributes) }
      x += part.source.width(of: part.range)
    }
    if attributes.isDecorated { addStretch(attributes, start: start) }
  }

  private mutating func addPicture(_ attributes: TextAttributes) {
    guard let attachment = attributes.attachment, let image = attachment.image else { return }
    let bottom = baseline - attributes.baselineOffset - attachment.baselineOffset
    pictures.append(
      .init(
        image: image,
        rect: CGRect(
          x: x, y: bottom - attachment.size.height, width: attachment.size.width,
          height: attachment.size.height),
        tint: attachment.isTemplate ? attributes.color : nil))
  }

  private mutating func addStretch(_ attributes: TextAttributes, start: Double) {
    let last = stretches.count - 1
    if last >= 0, stretches[last].end == start, stretches[last].attributes == attributes {
      stretches[last].end = x
      stretches[last].words += words
    } else {
      stretches.append(LineStretch(attributes: attributes, start: start, end: x, words: words))
    }
  }

  private mutating func addGlyphs(
    of part: Part, _ item: ShapedItem, _ attributes: TextAttributes
  ) {
    let range = part.source.glyphs(of: item, in: part.range)
    guard !range.isEmpty else { return }
    let y = baseline - attributes.baselineOffset
    let splitsWords = attributes.isDecorated
    var placed: [PositionedGlyph] = []
    placed.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let glyph = part.source.glyphs[index]
      placed.append(
        PositionedGlyph(
          id: glyph.id,
          position: CGPoint(x: x + Double(glyph.xOffset), y: y - Double(glyph.yOffset))))
      let left = x
      x += glyph.advance
      if splitsWords, !part.source.units[Int(glyph.cluster)].isBreakingSpace { addWord(left) }
      if spaceExpansion > 0, part.source.units[Int(glyph.cluster)] == 0x20 { x += spaceExpansion }
      index &+= 1
    }
    if let shadow = attributes.shadow { addShadow(shadow, placed, item) }
    let stroke = item.face.isEmoji ? nil : attributes.stroke
    if let stroke { addOutlines(stroke, placed, item) }
    if stroke?.fills != false { append(placed, item, attributes.color) }
  }

  private mutating func addOutlines(
    _ stroke: TextStroke, _ glyphs: [PositionedGlyph], _ item: ShapedItem
  ) {
    var path = Path()
    for glyph in glyphs {
      let outline = item.face.outline(of: glyph.id, pointSize: item.pointSize)
      path.append(outline.translated(x: glyph.position.x, y: glyph.position.y))
    }
    if !path.isEmpty { outlines.append(.init(path: path, stroke: stroke)) }
  }

  /// Records that a glyph from a position up to the pen is not white space.
  private mutating func addWord(_ left: Double) {
    if let last = words.last, last.upperBound == left {
      words[words.count - 1] = last.lowerBound...max(left, x)
    } else {
      words.append(left...max(left, x))
    }
  }

  private mutating func addShadow(
    _ shadow: TextShadow, _ glyphs: [PositionedGlyph], _ item: ShapedItem
  ) {
    let moved = glyphs.map { glyph in
      PositionedGlyph(
        id: glyph.id,
        position: CGPoint(
          x: glyph.position.x + shadow.offset.width, y: glyph.position.y + shadow.offset.height))
    }
    shadows.append(
      .init(
        run: GlyphRun(
          source: item.face, pointSize: item.pointSize, color: shadow.color, glyphs: moved),
        blurRadius: shadow.blurRadius))
  }

  private mutating func append(_ glyphs: [PositionedGlyph], _ item: ShapedItem, _ color: Color) {
    let last = runs.count - 1
    if last >= 0, lastFace === item.face, runs[last].pointSize == item.pointSize,
      runs[last].color == color
    {
      runs[last].glyphs += glyphs
    } else {
      runs.append(
        GlyphRun(source: item.face, pointSize: item.pointSize, color: color, glyphs: glyphs))
      lastFace = item.face
    }
  }
}

extension TextAttributes {
  fileprivate var isDecorated: Bool {
    backgroundColor != nil || underline != nil || strikethrough != nil
  }
}

extension ShapedText {
  /// The embedding level of the character at an offset; nil if it has no picture, such as a tab.
  func level(at offset: Int) -> UInt8? {
    let number = firstItem(endingAfter: offset)
    guard number < items.count, items[number].range.contains(offset) else { return nil }
    return items[number].level
  }

  /// The embedding level of the paragraph at an offset, which tabs have (rule L1 of UAX #9).
  fileprivate func paragraphLevel(at offset: Int) -> UInt8 {
    var low = 0
    var high = paragraphs.count - 1
    while low < high {
      let middle = (low + high) / 2
      if paragraphs[middle].end > offset { high = middle } else { low = middle + 1 }
    }
    return paragraphLevels[low]
  }

  /// The index of the first item that ends after an offset.
  fileprivate func firstItem(endingAfter offset: Int) -> Int {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The glyphs of an item whose characters lie in a range; clusters rise or fall along an item.
  fileprivate func glyphs(of item: ShapedItem, in range: Range<Int>) -> Range<Int> {
    guard range != item.range else { return item.glyphs }
    if item.isRightToLeft {
      let start = firstGlyph(of: item) { $0 < range.upperBound }
      return start..<max(start, firstGlyph(of: item) { $0 < range.lowerBound })
    }
    let start = firstGlyph(of: item) { $0 >= range.lowerBound }
    return start..<max(start, firstGlyph(of: item) { $0 >= range.upperBound })
  }

  private func firstGlyph(of item: ShapedItem, where hasPassed: (Int) -> Bool) -> Int {
    var low = item.glyphs.lowerBound
    var high = item.glyphs.upperBound
    while low < high {
      let middle = (low + high) / 2
      if hasPassed(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
