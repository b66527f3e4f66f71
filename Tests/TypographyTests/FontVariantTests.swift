import Foundation
import TestSupport
import Testing

@testable import Typography

struct FontVariantTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fonts")

  private func library() throws -> FontLibrary {
    try FontLibrary(
      directory: folder.appendingPathComponent("../../../Fonts").standardizedFileURL)
  }

  private func variableLibrary() throws -> FontLibrary {
    let library = try library()
    try library.register(fontFile: folder.appendingPathComponent("SnapVariable.ttf"))
    return library
  }

  @Test func `a variable font registers its named instances`() throws {
    let names = try library().register(
      fontFile: folder.appendingPathComponent("SnapVariable.ttf"))
    #expect(names == ["SnapVariable-Regular", "SnapVariable-Thin", "SnapVariable-Black"])
  }

  // Advance and ink of the letter A in thousandths of an em.
  @Test(arguments: [("Thin", 300, 100), ("Regular", 500, 300), ("Black", 800, 600)])
  func `an instance measures and draws at its value on the axis`(
    style: String, advance: Int, ink: Int
  ) throws {
    let font = try #require(
      try variableLibrary().font(named: "SnapVariable-\(style)", size: 1000))
    let line = try #require(
      ShapedText(AttributedText("A", attributes: TextAttributes(font: font))).layout().lines.first)
    #expect(line.width == Double(advance))
    let run = try #require(line.runs.first)
    let mask = try #require(
      run.source.mask(for: run.glyphs[0].id, pixelsPerEm: 1000, subpixel: 0))
    #expect(mask.width == ink)
  }

  @Test(arguments: [
    (Float(650), 650, 450), (250, 400, 200), (901, 800, 600), (.nan, 300, 100),
    (.infinity, 800, 600),
  ])
  func `a value on an axis is shaped and drawn with the same face`(
    weight: Float, advance: Int, ink: Int
  ) throws {
    let library = try variableLibrary()
    let regular = try #require(library.font(named: "SnapVariable-Regular", size: 1000))
    let axes = [FontAxis(tag: 0x7767_6874, value: weight), FontAxis(tag: 1, value: 5)]
    let font = try #require(library.font(regular, at: axes))
    let again = try #require(library.font(regular, at: axes.reversed()))
    #expect(font == again)
    #expect(font != regular)
    let line = try #require(
      ShapedText(AttributedText("A", attributes: TextAttributes(font: font))).layout().lines.first)
    #expect(abs(line.width - Double(advance)) < 0.5)
    let run = try #require(line.runs.first)
    let mask = try #require(
      run.source.mask(for: run.glyphs[0].id, pixelsPerEm: 1000, subpixel: 0))
    #expect(mask.width == ink)
  }

  @Test(arguments: [(FontWeight.thin, "Thin"), (.regular, "Regular"), (.bold, "Black")])
  func `a weight finds the nearest instance of a family`(weight: FontWeight, style: String) throws {
    let font = try variableLibrary().font(
      inFamily: "Snap Variable", weight: weight, italic: false, size: 17)
    #expect(font?.name == "SnapVariable-\(style)")
  }

  @Test func `a collection registers each of its fonts`() throws {
    let library = try library()
    let names = try library.register(
      fontFile: folder.appendingPathComponent("SnapCollection.ttc"))
    #expect(names == ["SnapCollection-Regular", "SnapCollection-Bold"])
    #expect(library.fontNames(inFamily: "Snap Collection") == names.sorted())
    #expect(library.familyNames.contains("Snap Collection"))
  }

  @Test(arguments: [63, 64, 65])
  func `a collection is asked for 64 fonts at most`(count: Int) throws {
    let temporary = try TemporaryFolder()
    let file = try temporary.write(collection(of: count), to: "Many.ttc")
    #expect(try HarfBuzzFont(file: file).variants.count == min(count, 64))
  }

  /// Returns a collection that has the first font of another one many times.
  private func collection(of count: Int) throws -> Data {
    let whole = try [UInt8](Data(contentsOf: folder.appendingPathComponent("SnapCollection.ttc")))
    func number(at place: Int, bytes: Int = 4) -> Int {
      whole[place..<place + bytes].reduce(0) { $0 << 8 | Int($1) }
    }
    func bytes(_ number: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
    let end = 12 + 4 * number(at: 8)
    let shift = 4 * count + 12 - end
    let font = number(at: 12)
    var body = Array(whole[end...])
    for table in 0..<number(at: font + 4, bytes: 2) {
      let place = font + 12 + 16 * table + 8
      body.replaceSubrange(place - end..<place - end + 4, with: bytes(number(at: place) + shift))
    }
    let offsets = Array(repeating: bytes(font + shift), count: count).joined()
    return Data(whole[..<8] + bytes(count) + offsets + body)
  }

  @Test(arguments: [20, 300, 700, 1100])
  func `a truncated collection is rejected or registers without a crash`(length: Int) throws {
    let whole = try Data(contentsOf: folder.appendingPathComponent("SnapCollection.ttc"))
    let temporary = try TemporaryFolder()
    let file = try temporary.write(whole.prefix(length), to: "Cut.ttc")
    let library = try library()
    let names = (try? library.register(fontFile: file)) ?? []
    #expect(names.allSatisfy { library.font(named: $0, size: 17) != nil })
  }
}
