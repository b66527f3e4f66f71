import Foundation
import Graphics
import SymbolGlyphs
import Testing

/// What the lines of `symbol-drawings.txt` may say.
struct SymbolDrawingFileTests {
  private func parts(
    _ text: String, weight: GlyphWeight = .regular, filled: Bool = false
  ) throws -> [(path: Path, rule: FillRule, cuts: Bool)] {
    let drawing = try #require(SymbolDrawingFile.drawings(in: "name 100 100; \(text)").first)
    var pen = SymbolPen(weight: weight)
    drawing.draw(&pen, filled)
    return pen.parts
  }

  @Test(arguments: [
    ("points 10 20 40 20 40 60 close", "M10 20 H40 V60 Z"),
    ("points turned 1 50 50 20 0 30 0", "M70 50 H80"),
    ("M10 20 h30", "M10 20 H40"),
  ])
  func `points are the ends of straight lines`(figure: String, svg: String) throws {
    #expect(try parts("ink \(figure)")[0].path == #require(Path(svg: svg)))
  }

  @Test(arguments: [
    ("points arc 50 40 20 0 360", CGRect(x: 30, y: 20, width: 40, height: 40)),
    ("points arc 50 40 20x10 0 360", CGRect(x: 30, y: 30, width: 40, height: 20)),
    ("points arc 50 40 20 0 90", CGRect(x: 50, y: 40, width: 20, height: 20)),
    ("points turned 4 50 40 20 0 close", CGRect(x: 30, y: 20, width: 40, height: 40)),
    ("circle 50 40 20", CGRect(x: 30, y: 20, width: 40, height: 40)),
    ("circle 50 40 20x10", CGRect(x: 30, y: 30, width: 40, height: 20)),
    ("box 30 20 40 30 5", CGRect(x: 30, y: 20, width: 40, height: 30)),
  ])
  func `figures have their places`(figure: String, box: CGRect) throws {
    let found = try parts("ink \(figure)")[0].path.boundingBox
    let differences = [
      found.minX - box.minX, found.minY - box.minY, found.maxX - box.maxX, found.maxY - box.maxY,
    ]
    #expect(differences.allSatisfy { abs($0) < 1e-9 }, "\(found)")
  }

  @Test(arguments: [
    ("line M20 50 H80", GlyphWeight.regular, 8.8), ("line M20 50 H80", .black, 17.2),
    ("line[4] M20 50 H80", .black, 4), ("line[0.5w] M20 50 H80", .black, 8.6),
    ("line[1+0.5w] M20 50 H80", .regular, 5.4), ("cut M20 50 H80", .regular, 8.8 * 2.6),
    ("ink circle 50 50 0.5w", .regular, 8.8), ("ink circle 50 50 6+0.5w", .black, 29.2),
  ])
  func `lengths may grow with the weight's lines`(
    part: String, weight: GlyphWeight, height: Double
  ) throws {
    #expect(try abs(parts(part, weight: weight)[0].path.boundingBox.height - height) < 0.1)
  }

  @Test(arguments: [
    ("empty line M20 50 H80", 1, 0), ("full ink M20 50 H80 V80 Z", 0, 1),
    ("line M20 50 H80", 1, 1), ("shape M20 50 H80 V80 Z", 1, 2),
  ])
  func `parts are in one form or in both`(part: String, outlined: Int, filled: Int) throws {
    #expect(try parts(part).count == outlined)
    #expect(try parts(part, filled: true).count == filled)
  }

  @Test(arguments: [
    ("line M20 50 H80", false), ("ring circle 50 50 20", false), ("frame circle 50 50 20", true),
    ("overring circle 50 50 20", true), ("empty line M20 50 H80", true),
    ("full cut M20 50 H80", true), ("use star 0 0 1", true), ("use star.fill 0 0 1", false),
  ])
  func `a drawing whose forms differ has a filled one`(part: String, isFillable: Bool) {
    let drawings = SymbolDrawingFile.drawings(in: "# a comment\nname 100 90; \(part)")
    #expect(drawings.map(\.isFillable) == [isFillable])
    #expect(drawings.map(\.height) == [90])
  }

  @Test(arguments: [("ring", false, 2), ("frame", false, 2), ("frame", true, 1)])
  func `a line inside of an edge ends at it`(verb: String, filled: Bool, figures: Int) throws {
    let parts = try parts("\(verb) box 20 20 40 40 0", filled: filled)
    #expect(parts.count == 1)
    #expect(parts[0].path.boundingBox == CGRect(x: 20, y: 20, width: 40, height: 40))
    #expect(parts[0].rule == (figures == 2 ? .evenOdd : .winding))
  }

  @Test func `on a filled shape lines are holes`() throws {
    let text =
      "shape box 10 10 80 80 0; over M20 50 H80; overink circle 50 50 9; overring circle 50 50 20"
    #expect(try parts(text).map(\.cuts) == [false, false, false, false])
    #expect(try parts(text, filled: true).map(\.cuts) == [false, false, true, true, true])
  }

  @Test func `each drawing has parts, one name and one of Apple's`() {
    for drawing in SymbolDrawingFile.drawings {
      var pen = SymbolPen(weight: .regular)
      // A part without a figure would stop the process here.
      drawing.draw(&pen, true)
      #expect(!pen.parts.isEmpty && SymbolNames.contains(drawing.name), "\(drawing.name)")
    }
    #expect(Set(SymbolDrawingFile.drawings.map(\.name)).count == SymbolDrawingFile.drawings.count)
  }
}
