import Foundation
import FoundationXML
import Snapshots
import Testing

@testable import SnapReport

@Suite struct HTMLTests {
  private func page(_ results: [SnapshotResult], picture: Data? = Samples.png) -> String {
    RunReport(RunResults(results: results)).html { _ in picture }
  }

  @Test func `pictures are in the page itself`() {
    let page = page([Samples.different])
    let start = "<img src=\"data:image/png;base64,\(Samples.png.base64EncodedString())\""
    #expect(page.components(separatedBy: start).count == 4)
    #expect(!page.contains("src=\"Snapshots"))
  }

  @Test func `what fails stands before what passes`() throws {
    let page = page([Samples.result(fixture: "aaa"), Samples.different])
    let failing = try #require(page.range(of: "<article"))
    let passing = try #require(page.range(of: "CellTests/aaa"))
    #expect(failing.lowerBound < passing.lowerBound)
  }

  @Test func `a failing snapshot explains itself`() {
    let page = page([Samples.different])
    #expect(page.contains("412 of 30 000 pixels differ (1.37 %)"))
    #expect(page.contains("contentView/title: height 36 → 54; 2 other views follow"))
    #expect(page.contains("<code>snap accept &#39;CellTests/changed&#39;</code>"))
    #expect(page.contains("Tests/CellTests.swift:14"))
  }

  @Test func `the table names sizes and diagnostics`() {
    let page = page([Samples.collapsed])
    #expect(page.contains("<td class=\"number\">0</td>"))
    #expect(page.contains("error zeroHeight contentView/subtitleLabel"))
    #expect(
      page.contains("&lt;NSLayoutConstraint UILabel:title.bottom == UIView:contentView.bottom&gt;"))
  }

  @Test(arguments: [nil, Data("version https://git-lfs.github.com/spec/v1".utf8)])
  func `a picture that cannot be shown is named`(data: Data?) {
    let page = page([Samples.different], picture: data)
    #expect(!page.contains("<img"))
    #expect(page.contains(".snap/CellTests/changed@2x.actual.png is "))
  }

  @Test func `a snapshot that is kept as text is shown as text`() {
    var result = Samples.different
    result.reference = "Snapshots/CellTests/changed.txt"
    (result.actual, result.diff) = (nil, nil)
    let page = page([result], picture: Data("cell  0, 0\n".utf8))
    #expect(page.contains("<pre>cell  0, 0\n</pre>"))
    #expect(!page.contains("is no PNG"))
  }

  @Test func `the reference of a snapshot that cannot be judged is not shown`() {
    let page = page([Samples.result(.error)])
    #expect(!page.contains("<img"))
    #expect(page.contains("not shown: see above"))
  }

  @Test func `a reader who has the plugin is told how to call it`() {
    let run = RunResults(results: [Samples.different])
    let page = RunReport(run, tool: .plugin).html { _ in nil }
    #expect(page.contains("<code>swift package snap accept "))
  }

  @Test(arguments: Samples.hostile)
  func `text from a fixture never becomes markup`(text: String) throws {
    let harmless = try elements(page([Samples.carrying("plain")]))
    #expect(try elements(page([Samples.carrying(text)])) == harmless)
  }

  @Test(arguments: Samples.hostile)
  func `no hidden character reaches the page`(text: String) {
    let page = page([Samples.carrying(text)])
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    for scalar in ["\u{202E}", "\u{FFFE}", "\u{200B}"] { #expect(!page.contains(scalar)) }
  }

  @Test func `the policy allows pictures from the page, our style and nothing else`() throws {
    let page = page([Samples.different])
    let policy = try #require(page.firstMatch(of: /content="(default-src[^"]*)"/)).1
    let style = try digest(of: "\(Stylesheet.css)")
    let expected =
      "default-src 'none'; img-src data:; style-src 'sha256-\(style)'; "
      + "base-uri 'none'; form-action 'none'"
    #expect(policy == expected.markupEscaped)
    #expect(page.contains("<style>\(Stylesheet.css)</style>"))
    #expect(!page.contains(" style=") && !page.contains("<script"))
  }

  @Test func `equal results give an equal page`() {
    var slower = Samples.different
    slower.milliseconds = 99
    #expect(page([Samples.different]) == page([slower]))
  }

  /// Reads the page as XML, which it is but for void elements and the doctype, and lists its elements
  /// with the names of their attributes.
  private func elements(_ page: String) throws -> [String] {
    let body = page.replacing("<!doctype html>\n", with: "")
      .replacing(/<(img|meta)([^>]*)>/) { "<\($0.1)\($0.2)/>" }
    let document = try XMLDocument(xmlString: body)
    return try document.nodes(forXPath: "//*").compactMap { node in
      guard let element = node as? XMLElement else { return nil }
      let attributes = (element.attributes ?? []).compactMap(\.name).joined(separator: " ")
      return "\(element.name ?? "") \(attributes)"
    }
  }

  private func digest(of text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = [folder.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let hex = Array(output.fileHandleForReading.readDataToEndOfFile().prefix(64))
    process.waitUntilExit()
    let bytes = stride(from: 0, to: hex.count, by: 2).compactMap {
      UInt8(String(decoding: hex[$0..<$0 + 2], as: UTF8.self), radix: 16)
    }
    return Data(bytes).base64EncodedString()
  }
}
