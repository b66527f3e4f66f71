import Foundation
import TestSupport
import Testing

@testable import Typography

/// Glyphs that are made of one another without end, or of more parts than can be drawn.
struct CompositeGlyphTests {
  /// How a font's composite glyphs, in a row, refer to each other.
  enum Reference: CaseIterable {
    /// Each contains itself.
    case itself
    /// The first part of each is the next one, and that of the last is the first.
    case ring
    /// The first part of each is the next one, and that of the last is a simple glyph.
    case chain
    /// All parts of each are the next one, so that the number of outlines doubles with each.
    case doubled
    /// All parts of each are the next one, and those of the last are white space.
    case doubledSpace
  }

  @Test(.timeLimit(.minutes(5)), arguments: Reference.allCases)
  func `glyphs that refer to each other without end are not drawn`(reference: Reference) throws {
    let start = Thread.processorTime
    defer { #expect(Thread.processorTime - start < 60) }
    var font = DamagedFont(try Data(contentsOf: Self.file))
    let composites = try font.compositeGlyphs.filter { $0.components.count > 1 }.prefix(40)
    try #require(composites.count == 40)
    for (index, composite) in composites.enumerated() {
      let next = reference == .itself ? index : (index + 1) % composites.count
      var target = composites[next].glyph
      if next == 0, reference == .chain || reference == .doubled { target = Self.letter }
      if next == 0, reference == .doubledSpace { target = Self.space }
      let isSingle = reference == .ring || reference == .chain
      for part in composite.components.prefix(isSingle ? 1 : .max) {
        font.write(UInt32(target), at: part, size: 2)
      }
    }
    let folder = try TemporaryFolder()
    let face = try FontFace(file: folder.write(font.bytes, to: "Nested.ttf"))
    let first = UInt32(composites[0].glyph)
    #expect((face.mask(for: first, pixelsPerEm: 34, subpixel: 0) != nil) == (reference == .chain))
    #expect(face.outline(of: first, pointSize: 17).isEmpty == (reference != .chain))
    #expect(face.mask(for: UInt32(Self.letter), pixelsPerEm: 34, subpixel: 0) != nil)
  }

  /// Glyphs of the file: “A” and the space.
  private static let (letter, space) = (36, 3)

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Fonts/DejaVu/DejaVuSansMono.ttf")
}

extension DamagedFont {
  /// The glyphs that consist of others, with the places of the numbers of these in the file.
  ///
  /// See the tables “glyf” and “loca” of OpenType 1.9.
  fileprivate var compositeGlyphs: [(glyph: Int, components: [Int])] {
    get throws {
      func start(of tag: String) throws -> Int {
        try #require(tables.first { $0.tag == tag }).range.lowerBound
      }
      let (glyphs, places) = (try start(of: "glyf"), try start(of: "loca"))
      let count = number(at: try start(of: "maxp") + 4, size: 2)
      let isShort = number(at: try start(of: "head") + 50, size: 2) == 0
      func place(_ glyph: Int) -> Int {
        isShort
          ? 2 * number(at: places + 2 * glyph, size: 2) : number(at: places + 4 * glyph, size: 4)
      }
      return (0..<count).compactMap { glyph in
        let start = glyphs + place(glyph)
        guard place(glyph) < place(glyph + 1), number(at: start, size: 2) == 0xFFFF else {
          return nil
        }
        return (glyph, components(at: start + 10))
      }
    }
  }

  private func components(at start: Int) -> [Int] {
    var (next, found) = (start, [Int]())
    while true {
      let flags = number(at: next, size: 2)
      found.append(next + 2)
      // Two offsets, of a byte or two each, then a scale, two, or a matrix.
      next += flags & 0x1 == 0 ? 6 : 8
      next += flags & 0x8 != 0 ? 2 : flags & 0x40 != 0 ? 4 : flags & 0x80 != 0 ? 8 : 0
      guard flags & 0x20 != 0 else { return found }
    }
  }

  private func number(at offset: Int, size: Int) -> Int {
    bytes[offset..<offset + size].reduce(0) { $0 << 8 | Int($1) }
  }
}
