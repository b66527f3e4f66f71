import Foundation
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

@testable import SnapReport

/// Random texts of characters with a meaning in HTML, scripts, terminals or bidirectional text.
struct PageFuzzTests {
  private static let pieces = [
    "<", ">", "\"", "'", "&", "/", "\\", "`", "=", " ", "\n", "\r", "\t", "\u{0}", "\u{7}",
    "\u{1B}[31m",
    "\u{1B}]8;;http://example.com\u{1B}\\", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}",
    "\u{FFFE}",
    "\u{2028}", "\u{E0041}", "é", "中", "👩‍👧", "<script>", "</script>", "<!--", "-->", "]]>",
    "<![CDATA[",
    "</style>", "</noscript>", "javascript:", "onerror=", "&lt;", "&#60;", "\\u003C", "${x}",
    "::error::",
    "%0A", "|", "](x)", "__proto__",
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
    }.joined()
  }

  @Test func `the page of any texts has the same elements, and no hidden character`() throws {
    var generator = SeededGenerator(seed: 8)
    let harmless = try shape(of: Samples.carrying("plain"))
    for _ in 0..<300 {
      let text = text(&generator)
      #expect(try shape(of: Samples.carrying(text)) == harmless, "\(text.debugDescription)")
    }
  }

  @Test func `the page's data match the texts exactly`() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      let text = text(&generator)
      let page = try page(of: Samples.carrying(text))
      let start = "id=\"run\">"
      let json = try #require(
        page.components(separatedBy: start).last?.components(separatedBy: "</script>").first)
      #expect(!json.contains("<"))
      let data = try #require(
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
      let result = try #require((data["results"] as? [[String: Any]])?.first)
      #expect(result["notes"] as? [String] == [text.visible])
    }
  }

  @Test func `annotations, XML and terminal lines of any texts are well-formed`() throws {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<300 {
      let text = text(&generator)
      let report = RunReport(RunResults(results: [Samples.carrying(text)]))
      #expect(report.annotations().allSatisfy { !$0.contains(where: \.isNewline) })
      #expect(!(report.table() + report.failureMessages.map(\.text).joined()).contains("\u{1B}"))
      let rows = report.markdown().split(separator: "\n").filter { $0.hasPrefix("| CellTests") }
      #expect(rows.first?.replacing("\\|", with: "").count { $0 == "|" } == 5)
      #expect(try XMLShape(report.junit()).elements.count == 5)
    }
  }

  private func page(of result: SnapshotResult) throws -> String {
    let report = RunReport(RunResults(results: [result]))
    return String(decoding: try report.page(PictureSource { _ in nil }).html, as: UTF8.self)
  }

  /// The page's elements and attributes' names, without what stands in raw text elements.
  private func shape(of result: SnapshotResult) throws -> [String] {
    let page = try page(of: result)
    for scalar in page.unicodeScalars where scalar.value < 0x20 { #expect(scalar == "\n") }
    #expect(!page.contains("\u{202E}"))
    let body = page.replacing("<!doctype html>\n", with: "")
      .replacing(/<(input|meta)([^>]*)>/) { "<\($0.1)\($0.2)/>" }
      .replacing(/(?s)<(script|style)([^>]*)>.*?<\/(script|style)>/) { "<\($0.1)\($0.2)/>" }
    return try XMLShape(body).elements
  }
}
