import Foundation
import Graphics
import TestSupport
import Testing

@testable import Typography

/// Fonts with false data: rejected with an error that names the file, or used without harm.
struct HostileFontTests {
  private static let files = [
    "Inter/Inter-Regular.otf", "Noto/NotoSansArabic-Regular.ttf",
    "Noto/NotoSansDevanagari-Regular.ttf", "Noto/NotoColorEmoji.ttf",
  ]

  private func bundledFont(_ path: String) throws -> DamagedFont {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Fonts")
    return DamagedFont(try Data(contentsOf: folder.appendingPathComponent(path)))
  }

  /// Writes a font, opens it, and shapes and draws with it if it is accepted; returns whether it was.
  @discardableResult
  private func use(_ font: DamagedFont) throws -> Bool {
    let folder = try TemporaryFolder()
    let file = try folder.write(font.bytes, to: "Hostile.otf")
    do {
      try draw(FontFace(file: file))
      return true
    } catch let error as FontError {
      #expect(error.description.contains(file.path))
      return false
    }
  }

  private func draw(_ face: FontFace) throws {
    let one = try JSONDecoder().decode(PiecewiseLinear.self, from: Data("[[0, 1]]".utf8))
    let typeface = Typeface(
      cuts: [Typeface.Cut(minimumSize: 0, face: face, role: nil)],
      metrics: face.metrics, weight: face.weight, isItalic: face.isItalic, isSystem: false,
      fallbacks: FontFallbacks(
        families: [], emoji: face, emojiAdvance: one, ownEmojiAdvance: 1))
    let font = Font(typeface: typeface, pointSize: 17)
    #expect(font.lineHeight.isFinite && font.capHeight.isFinite)
    let text = ShapedText(
      AttributedText(
        "AVATAR a->b السلام لا بَ क्षत्रिय कि 👩‍👩‍👧‍👦 🇩🇪 1️⃣", attributes: TextAttributes(font: font)))
    let layout = text.layout(width: 60)
    #expect(placesAreFinite(layout))
    for run in layout.lines.flatMap(\.runs) {
      for glyph in run.glyphs {
        _ = run.source.mask(for: glyph.id, pixelsPerEm: 34, subpixel: 1)
      }
    }
    for glyph in [0, 1, 100, 1000, 65_535] as [UInt32] {
      _ = face.mask(for: glyph, pixelsPerEm: 34, subpixel: 0)
    }
  }

  @Test(arguments: files) func `an undamaged font is used`(path: String) throws {
    #expect(try use(bundledFont(path)))
  }

  @Test(arguments: [
    (3_000, "a table that every font needs is missing or damaged"),
    (0, "it has no glyph table"),
  ])
  func `an error describes the damage to a file in words`(length: Int, reason: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      Data(bundledFont(Self.files[0]).bytes.prefix(length)), to: "Cut.otf")
    let error = #expect(throws: FontError.self) { try FontFace(file: file) }
    #expect(error?.description.contains(reason) == true, "\(String(describing: error))")
  }

  @Test(.timeLimit(.minutes(2)), arguments: files)
  func `damage to any table does no harm`(path: String) throws {
    let whole = try bundledFont(path)
    var generator = SeededGenerator(seed: 11)
    let rounds = whole.bytes.count > 1 << 20 ? 1 : 6
    for table in whole.tables where !table.range.isEmpty {
      for round in 0..<rounds {
        var font = whole
        font.damage(table.range, count: [1, 4, 32][round % 3], using: &generator)
        try use(font)
      }
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: files)
  func `tables at other offsets or longer than the file do no harm`(path: String) throws {
    let start = Thread.processorTime
    defer { #expect(Thread.processorTime - start < 60) }
    let whole = try bundledFont(path)
    for index in whole.tables.indices {
      for (field, value) in [(8, 0), (8, .max), (12, .max), (12, 1), (8, 12)] as [(Int, UInt32)] {
        var font = whole
        font.write(value, at: 12 + 16 * index + field, size: 4)
        if whole.bytes.count < 1 << 20 || field == 12 { try use(font) }
      }
    }
  }

  @Test(arguments: [255, 256, 257]) func `a font has 256 tables at most`(count: Int) throws {
    var font = try bundledFont(Self.files[0])
    font.addTables(upTo: count)
    #expect(try use(font) == (count <= HarfBuzzFont.mostTables))
  }

  @Test func `a directory of more tables than the file contains does no harm`() throws {
    var font = try bundledFont(Self.files[0])
    font.write(0xFFFF, at: 4, size: 2)
    try use(font)
  }

  @Test func `a glyph larger than any picture is not drawn`() throws {
    var font = try bundledFont(Self.files[0])
    let head = try #require(font.tables.first { $0.tag == "head" }).range.lowerBound
    // With 16 units per em, an Inter capital is 100 em tall.
    font.write(16, at: head + 18, size: 2)
    let folder = try TemporaryFolder()
    let file = try folder.write(font.bytes, to: "Giant.otf")
    let face = try FontFace(file: file)
    for glyph in 0..<20 as Range<UInt32> {
      let mask = face.mask(for: glyph, pixelsPerEm: 2000, subpixel: 0)
      #expect(mask.map { $0.width * $0.height <= Bitmap.maxPixelCount } ?? true)
    }
  }
}
