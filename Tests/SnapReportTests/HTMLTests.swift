import Foundation
import FoundationXML
import LayoutModel
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

@testable import SnapReport

struct HTMLTests {
  private func page(_ results: [SnapshotResult], picture: Data? = Samples.png) throws -> String {
    let source = PictureSource { _ in picture }
    return String(
      decoding: try RunReport(RunResults(results: results)).page(source).html, as: UTF8.self)
  }

  /// The data from which the script builds the page.
  private func data(
    _ results: [SnapshotResult], picture: Data? = Samples.png
  ) throws -> [String: Any] {
    let page = try page(results, picture: picture)
    let start = "<script type=\"application/json\" id=\"run\">"
    let json = try #require(
      page.components(separatedBy: start).last?.components(separatedBy: "</script>").first)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func first(_ result: SnapshotResult, picture: Data? = Samples.png) throws -> [String: Any]
  {
    let results = try #require(
      try data([result], picture: picture)["results"] as? [[String: Any]])
    return try #require(results.first)
  }

  @Test func `a picture is in the page once, however often it is shown`() throws {
    let page = try page([Samples.different])
    let picture = "id=\"picture-0\">\(Samples.png.base64EncodedString())</script>"
    #expect(page.components(separatedBy: picture).count == 2)
    #expect(!page.contains("picture-1"))
  }

  @Test func `a result refers to its pictures`() throws {
    let result = try first(Samples.different)
    for side in ["reference", "actual", "diff"] {
      let side = try #require(result[side] as? [String: Any])
      #expect(side["picture"] as? Int == 0)
      #expect(side["width"] as? Int == 1)
    }
  }

  @Test func `a failing snapshot explains itself`() throws {
    let result = try first(Samples.different)
    let facts = try #require(result["facts"] as? [String])
    #expect(facts.first == "412 of 30 000 pixels differ (1.37 %)")
    #expect(facts.last == "Tests/CellTests.swift:14")
    let changes = try #require(result["changes"] as? [[String: Any]])
    #expect(
      changes.first?["text"] as? String
        == "contentView/title: height 36 → 54; 2 other views follow")
    #expect(result["accept"] as? String == "snap accept 'CellTests/changed'")
  }

  @Test func `without scripts the page describes failures in words`() throws {
    let page = try page([Samples.different, Samples.collapsed])
    let words = try #require(
      page.components(separatedBy: "<noscript>").last?.components(separatedBy: "</noscript>").first)
    #expect(words.contains("412 of 30 000 pixels differ (1.37 %)"))
    #expect(words.contains("<code>snap accept &#39;CellTests/changed&#39;</code>"))
    #expect(words.contains("error zeroHeight contentView/subtitleLabel"))
    #expect(
      words.contains("&lt;NSLayoutConstraint UILabel:title.bottom == UIView:contentView.bottom&gt;")
    )
  }

  @Test(arguments: [nil, Data("version https://git-lfs.github.com/spec/v1".utf8)])
  func `a picture that cannot be shown is named`(picture: Data?) throws {
    let actual = try #require(
      try first(Samples.different, picture: picture)["actual"] as? [String: Any])
    let problem = try #require(actual["problem"] as? String)
    #expect(problem.hasPrefix(".snap/CellTests/changed@2x.actual.png is "))
  }

  @Test func `a text snapshot is shown as text`() throws {
    var result = Samples.different
    result.actual = ".snap/CellTests/changed.actual.layout.txt"
    let actual = try #require(
      try first(result, picture: Data("Cell\n  label".utf8))["actual"] as? [String: Any])
    #expect(actual["text"] as? String == "Cell\n  label")
  }

  @Test func `without scripts a text keeps the indentation of its lines`() throws {
    var result = Samples.different
    result.lineChanges = LineDifference(from: "Cell\n    a\n", to: "Cell\n    b\n")
    let page = try page([result])
    #expect(page.contains("<pre>  Cell\n-     a\n+     b</pre>"))
  }

  @Test func `a failure's other diagnostics are apart`() throws {
    var result = Samples.different
    result.diagnostics = [
      Diagnostic(.overlap, severity: .warning, view: "a", message: "new"),
      Diagnostic(.lowContrast, severity: .note, view: "b", message: "taste"),
    ]
    let data = try first(result)
    let shown = try #require(data["diagnostics"] as? [[String: Any]])
    let others = try #require(data["otherDiagnostics"] as? [[String: Any]])
    #expect(shown.map { $0["message"] as? String } == ["new"])
    #expect(others.map { $0["message"] as? String } == ["taste"])
  }

  @Test func `a reference that could not be compared is not shown`() throws {
    let reference = try #require(
      try first(Samples.result(.error))["reference"] as? [String: Any])
    #expect(reference["problem"] as? String == "not shown: see above")
  }

  @Test(arguments: Samples.hostile)
  func `text from a fixture never becomes markup`(text: String) throws {
    let harmless = try elements(page([Samples.carrying("plain")]))
    #expect(try elements(page([Samples.carrying(text)])) == harmless)
  }

  @Test(arguments: Samples.hostile)
  func `the page contains no hidden characters`(text: String) throws {
    let page = try page([Samples.carrying(text)])
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    for scalar in ["\u{202E}", "\u{FFFE}", "\u{200B}"] { #expect(!page.contains(scalar)) }
  }

  @Test func `the policy allows only our style and script, and in-memory pictures`()
    throws
  {
    let page = try page([Samples.different])
    let policy = try #require(page.firstMatch(of: /content="(default-src[^"]*)"/)).1
    let style = try digest(of: PageAssets.style)
    let script = try digest(of: PageAssets.script)
    let expected =
      "default-src 'none'; img-src blob:; style-src 'sha256-\(style)'; "
      + "script-src 'sha256-\(script)'; base-uri 'none'; form-action 'none'"
    #expect(policy == expected.markupEscaped, "Run scripts/page-digests.")
    #expect(page.contains("<style>\(PageAssets.style)</style>"))
    #expect(page.contains("<script>\(PageAssets.script)</script>"))
    #expect(!page.contains(" style="))
  }

  @Test func `without its pictures the page of a thousand snapshots is small`() throws {
    let results = (0..<1000).map { index in
      Samples.result(
        suite: "Suite\(index / 40)", fixture: "a fixture with a name of usual length \(index)")
    }
    #expect(try page(results).utf8.count < 300_000 + 1000 * Samples.png.count)
  }

  @Test func `equal results give an equal page`() throws {
    var slower = Samples.different
    slower.milliseconds = 99
    #expect(try page([Samples.different]) == page([slower]))
  }

  /// Reads the page as XML, which it is but for void elements, the doctype and what stands in raw
  /// text elements, and lists its elements with the names of their attributes.
  private func elements(_ page: String) throws -> [String] {
    let body = page.replacing("<!doctype html>\n", with: "")
      .replacing(/<(input|meta)([^>]*)>/) { "<\($0.1)\($0.2)/>" }
      .replacing(/(?s)<(script|style)([^>]*)>.*?<\/(script|style)>/) { "<\($0.1)\($0.2)/>" }
    return try XMLShape(body).elements
  }

  private func digest(of text: String) throws -> String {
    let folder = try TemporaryFolder(["text": text])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
    process.arguments = [folder.url(of: "text").path]
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
