import Foundation

/// Turns stretches of text into glyphs and the positions of characters along the line.
struct Shaper {
  private let text: UnsafeBufferPointer<UInt16>
  private let buffer: HarfBuzzBuffer
  private(set) var glyphs: [ShapedGlyph] = []
  /// The advance of each cluster at the offset where it begins, else 0.
  private(set) var advances: [Double]
  /// 1 at each offset where no glyph is split, from 0 to the text's length.
  private(set) var carets: [UInt8]
  /// The offsets of characters missing from every face, in order.
  private(set) var missing: [Int] = []

  init(_ text: UnsafeBufferPointer<UInt16>, locale: String?) {
    self.text = text
    buffer = HarfBuzzBuffer(language: locale)
    advances = Array(repeating: 0, count: text.count)
    carets = Array(repeating: 1, count: text.count + 1)
  }

  /// Shapes a stretch and records the range of its glyphs.
  mutating func shape(_ item: inout ShapedItem, _ attributes: TextAttributes) {
    if let attachment = attributes.attachment {
      item.glyphs = glyphs.count..<glyphs.count
      for offset in item.range { advances[offset] = attachment.size.width + attributes.spacing }
      return
    }
    let typeface = attributes.font.typeface
    let textSize = attributes.font.pointSize
    let isPrimary = typeface.face(forSize: textSize) === item.face
    item.pointSize =
      isPrimary ? textSize : typeface.fallbacks.size(of: item.face, inTextOfSize: textSize)
    buffer.load(
      text, range: item.range, script: item.script ?? .latin, isRightToLeft: item.isRightToLeft)
    item.face.shaper.shape(
      buffer, features: typeface.features + attributes.features)
    let first = glyphs.count
    buffer.appendGlyphs(
      to: &glyphs, scale: item.pointSize / item.face.shaper.unitsPerEm,
      widths: item.face.widths)
    item.glyphs = first..<glyphs.count
    place(
      item,
      spacing: isPrimary
        ? typeface.spacing(forSize: textSize) : typeface.fallbackSpacing(forSize: textSize),
      kern: attributes.spacing)
  }

  /// Adds the spacing after each cluster, and records advances, carets and missing glyphs.
  private mutating func place(_ item: ShapedItem, spacing: Spacing, kern: Double) {
    var isMissing = false
    glyphs.withUnsafeMutableBufferPointer { glyphs in
      advances.withUnsafeMutableBufferPointer { advances in
        carets.withUnsafeMutableBufferPointer { carets in
          carets[item.range].update(repeating: 0)
          var index = item.glyphs.lowerBound
          let end = item.glyphs.upperBound
          while index < end {
            let cluster = Int(glyphs[index].cluster)
            let next = index &+ 1
            if next == end || Int(glyphs[next].cluster) != cluster,
              advances[cluster] + glyphs[index].advance != 0
            {
              if let width = spacing.width(of: text[cluster]) { glyphs[index].center(in: width) }
              glyphs[index].advance += spacing.after(text[cluster]) + kern
            }
            advances[cluster] += glyphs[index].advance
            carets[cluster] = 1
            isMissing = isMissing || glyphs[index].id == 0
            index = next
          }
        }
      }
    }
    if isMissing { noteMissing(item) }
  }

  private mutating func noteMissing(_ item: ShapedItem) {
    let offsets = glyphs[item.glyphs].filter { $0.id == 0 }.map { Int($0.cluster) }
    missing += item.isRightToLeft ? offsets.reversed() : offsets
  }

  /// The distance of each offset from the text's start along the line, in logical order.
  func edges(of paragraphs: [Paragraph], styles: [ParagraphStyle]) -> [Double] {
    var edges = [Double](repeating: 0, count: text.count + 1)
    edges.withUnsafeMutableBufferPointer { edges in
      advances.withUnsafeBufferPointer { advances in
        for (paragraph, style) in zip(paragraphs, styles) {
          // Tab stops count from the margin, not from the indent.
          let origin = edges[paragraph.start] - style.firstLineHeadIndent
          var index = paragraph.start
          while index < paragraph.end {
            let isTab = text[index] == 0x09
            edges[index &+ 1] =
              isTab
              ? origin
                + style.tabs.position(
                  after: edges[index] - origin, beforeTextOf: lengthToTab(from: index, paragraph))
              : edges[index] + advances[index]
            index &+= 1
          }
        }
      }
    }
    return edges
  }

  /// The length of the text between a tab and the next one.
  private func lengthToTab(from tab: Int, _ paragraph: Paragraph) -> Double {
    let start = tab + 1
    let end = text[start..<paragraph.contentEnd].firstIndex(of: 0x09) ?? paragraph.contentEnd
    return advances[start..<end].reduce(0, +)
  }
}
