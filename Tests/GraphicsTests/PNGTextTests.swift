import Foundation
import Graphics
import Testing

struct PNGTextTests {
  private func dot() throws -> Bitmap { try #require(Bitmap(width: 1, height: 1)) }

  @Test(arguments: [
    "", "plain", "two\nlines", "Grüße, 你好, 🙂, é (e\u{301})", "\u{1}\u{7F}\u{80}\u{FFFD}\u{10FFFF}",
    String(repeating: "abc ", count: 5000), String(repeating: "äöü", count: 5000),
  ])
  func `a text survives a round trip`(text: String) throws {
    let texts = [PNGText(keyword: "Layout", text: text), PNGText(keyword: "Über", text: "2")]
    let data = try PNG.encode(dot(), text: texts)
    let read = try PNG.readText(data, name: "dot")
    #expect(read == texts)
    // String equality is canonical equivalence; the scalars must be the same too.
    #expect(read.first.map { Array($0.text.utf8) } == Array(text.utf8))
    #expect(try PNG.decode(data, name: "dot").text == texts)
  }

  @Test func `all texts of a file share one budget`() throws {
    let text = String(repeating: "a", count: 30 << 20)
    let texts = ["1", "2", "3"].map { PNGText(keyword: $0, text: text) }
    let two = try PNG.encode(dot(), text: Array(texts.prefix(2)))
    #expect(try PNG.readText(two, name: "two").count == 2)
    let three = try PNG.encode(dot(), text: texts)
    #expect(three.count < 1 << 20)
    #expect(throws: PNGError.self) { try PNG.readText(three, name: "three") }
  }

  @Test func `long texts are compressed`() throws {
    let text = String(repeating: "UILabel ", count: 10_000)
    let data = try PNG.encode(dot(), text: [PNGText(keyword: "Layout", text: text)])
    #expect(data.count < 1000)
  }

  @Test(arguments: [
    "", " a", "a ", "a  b", "snow\u{2603}", "a\nb", String(repeating: "k", count: 80),
  ])
  func `a keyword that PNG forbids is an error`(keyword: String) throws {
    let dot = try dot()
    #expect(throws: PNGError.invalidKeyword(keyword)) {
      try PNG.encode(dot, text: [PNGText(keyword: keyword, text: "")])
    }
  }

  @Test func `U+0000 in a text is an error`() throws {
    let dot = try dot()
    #expect(throws: PNGError.invalidText(keyword: "k")) {
      try PNG.encode(dot, text: [PNGText(keyword: "k", text: "a\0b")])
    }
  }

  @Test func `texts from other tools are read as Latin-1`() throws {
    let png = RawPNG(
      width: 1, height: 1, bitDepth: 8, colorType: 0,
      chunks: [("tEXt", Array("Author\0J".utf8) + [0xF6, 0x72, 0x67])], scanlines: [0, 0])
    #expect(try PNG.readText(png.data, name: "x") == [PNGText(keyword: "Author", text: "Jörg")])
  }

  @Test(arguments: [
    ("tEXt", Array("no end".utf8)), ("zTXt", Array("k\0\0rubbish".utf8)),
    ("iTXt", Array("k\0\u{1}".utf8)),
  ])
  func `a damaged text chunk is an error`(name: String, bytes: [UInt8]) {
    let png = RawPNG(
      width: 1, height: 1, bitDepth: 8, colorType: 0, chunks: [(name, bytes)], scanlines: [0, 0])
    #expect(throws: PNGError.self) { try PNG.readText(png.data, name: "x") }
  }
}
