import Foundation
import Graphics
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitValues

/// Pictures of symbols that a package supplies; each test has names of its own, as registrations last.
@MainActor struct SuppliedSymbolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.root.appendingPathComponent(name))
  }

  private func svg(_ content: String, box: String = "0 0 20 10") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(box)\">\n\(content)\n</svg>"
  }

  /// The opacity at a place from 0 to 1 in both directions.
  private func opacity(_ name: String, _ x: Double, _ y: Double) throws -> UInt8 {
    let configuration = UIImage.SymbolConfiguration(pointSize: 40)
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    let bitmap = image.source.bitmap
    return bitmap[Int(x * Double(bitmap.width)), Int(y * Double(bitmap.height))].alpha
  }

  @Test func `an SVG file is drawn in the symbol's box`() throws {
    let before = try #require(UIImage(systemName: "guitars")).size
    try write(
      svg("<rect x=\"0\" y=\"0\" width=\"10\" height=\"10\" fill=\"#f00\"/>"), "guitars.svg")
    #expect(try UIImage.registerSymbols(in: folder.root) == ["guitars"])
    let image = try #require(UIImage(systemName: "guitars"))
    #expect(image.size == before)
    #expect(image.missingDrawing == nil)
    #expect(try opacity("guitars", 0.25, 0.5) == 255)
    #expect(try opacity("guitars", 0.75, 0.5) == 0)
  }

  @Test func `groups, strokes and transforms of an SVG file count`() throws {
    let content = """
      <title>Sea</title>
      <g fill="none" stroke="black" stroke-width="4" transform="translate(0 5) scale(2)">
      <line x1="0" y1="0" x2="10" y2="0"/></g>
      """
    try write(svg(content, box: "0 0 20 20"), "beach.umbrella.svg")
    try UIImage.registerSymbols(in: folder.root)
    #expect(try opacity("beach.umbrella", 0.5, 0.25) == 255)
    #expect(try opacity("beach.umbrella", 0.5, 0.75) == 0)
  }

  @Test func `a PNG file counts by its opacity`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let data = try #require(picture.pngData())
    try data.write(to: folder.root.appendingPathComponent("mountain.2.fill.png"))
    try UIImage.registerSymbols(in: folder.root)
    #expect(try opacity("mountain.2.fill", 0.5, 0.3) == 255)
    #expect(try opacity("mountain.2.fill", 0.5, 0.8) == 0)
  }

  @Test(arguments: [
    ("volleyball.svg", "no picture", "volleyball.svg:1: it does not begin with an element"),
    ("volleyball.svg", "<html/>", "volleyball.svg:1: it is not an SVG picture"),
    ("volleyball.svg", "<svg viewBox=\"0 0 0 0\"/>", "it is not an SVG picture"),
    ("volleyball.svg", "<svg viewBox=\"0 0 9 9\"/>", "it draws nothing"),
    (
      "volleyball.svg", "<svg viewBox=\"0 0 9 9\">\n<text/></svg>",
      "svg:2: the element text is not read"
    ),
    (
      "volleyball.svg", "<svg viewBox=\"0 0 9 9\"><path d=\"M 1\"/></svg>",
      "the shape path is malformed"
    ),
    (
      "volleyball.svg", "<svg width=\"9\" height=\"9px\"><path style=\"\" d=\"M 1 1\"/></svg>",
      "the attribute style is not read"
    ),
    (
      "volleyball.svg", "<svg viewBox=\"0 0 9 9\"><g transform=\"skewX(1)\"/></svg>",
      "the transform “skewX(1)” is not read"
    ),
    ("volleyball.png", "no picture", "volleyball.png: it is not a readable PNG file"),
    ("no.such.symbol.svg", "<svg/>", "no system symbol has this name"),
    ("readme.txt", "", "it has no SVG or PNG file"),
  ])
  func `a bad file is named in the error, and nothing is registered`(
    file: String, content: String, message: String
  ) throws {
    try write(svg("<circle cx=\"5\" cy=\"5\" r=\"5\"/>"), "tennisball.svg")
    if file == "readme.txt" {
      try FileManager.default.removeItem(at: folder.root.appendingPathComponent("tennisball.svg"))
    }
    try write(content, file)
    let error = #expect(throws: SymbolFileError.self) {
      try UIImage.registerSymbols(in: folder.root)
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    #expect(try #require(UIImage(systemName: "tennisball")).missingDrawing != nil)
  }
}
