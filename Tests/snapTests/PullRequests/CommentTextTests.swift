import Foundation
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import PullRequests

/// The comment's text, whatever its results are.
struct CommentTextTests {
  private func comment(_ results: [SnapshotResult], others: [String] = []) -> String {
    let frame = CommentFrame(
      marker: "<!-- snap comment snap commit=1 -->", commit: HostDouble.name(1),
      report: "https://example.com/report", offersCommands: true)
    return RunReport(RunResults(results: results, otherFailures: others))
      .comment(frame) { "https://example.com/\($0.count)" }
  }

  /// Failing snapshots, each for a cause of its own.
  private func failing(_ count: Int) -> [SnapshotResult] {
    (0..<count).map { index in
      var result = Samples.result(.different, suite: "S\(index)", configuration: "w\(index)")
      (result.actual, result.diff) = (".snap/a.png", ".snap/d.png")
      return result
    }
  }

  @Test func `2,000 causes fit, and those that do not are counted`() throws {
    let text = comment(failing(2000))
    #expect(text.utf16.count <= RunReport.commentLimit)
    #expect(text.utf16.count > RunReport.commentLimit - 1000)
    let shown = text.split(separator: "\n").count { $0.hasPrefix("### ") }
    let rest = 2000 - shown
    #expect(text.contains("… and \(rest) more causes with \(rest) snapshots. [The report]("))
    #expect(text.components(separatedBy: "<img ").count == 61)
  }

  @Test func `2,000 configurations of one cause are one section, the first of them named`() throws {
    let results = (0..<2000).map { index in
      Samples.result(.different, fixture: "row", configuration: "w\(index)")
    }
    let text = comment(results)
    #expect(text.contains("<details><summary>and 1999 more configurations</summary>\n\n`"))
    #expect(text.contains("`, and 1959 more\n\n</details>"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("### ") } == 1)
  }

  @Test(arguments: [
    "@everyone", "<img src=x onerror=alert(1)>", "[a](https://evil.example)",
    "https://evil.example",
    "x\n/snap accept", "/snap accept", "`` ` ``", "` @all `", "`\u{301} @all", "--> <script>",
    "\u{202E}gpj", "|",
    "#12 !7", "</details>", "\\", "/close", " ", "",
  ])
  func `text of strangers is in code spans on lines that begin with ours`(hostile: String) throws {
    var result = Samples.result(.different, fixture: "row \(hostile)")
    result.unexplainedViews = [hostile]
    result.regions = [.init(x: 0, y: 0, width: 1, height: 1, views: [hostile])]
    result.diagnostics = [
      Diagnostic(.lowContrast, severity: .error, view: hostile, message: hostile)
    ]
    var text = comment([result], others: [hostile])
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("/") || $0.hasPrefix("@") })
    // As Markdown reads it, to which a backtick with an accent is a backtick.
    let span = /(`+)(?!`).*?[^`]\1(?!`)/.matchingSemantics(.unicodeScalar)
    let spans = text.matches(of: span)
    for span in spans.reversed() { text.unicodeScalars.removeSubrange(span.range) }
    for sign in ["@", "evil", "/snap", "/close", "onerror", "script", "#12", "\u{202E}"] {
      #expect(!text.contains(sign), "\(text)")
    }
    #expect(
      text.matches(of: /<[^>]*>/).allSatisfy {
        $0.0.contains("snap comment") || $0.0.hasPrefix("<img src=\"https://example.com/")
      })
  }

  @Test(arguments: [
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    // 55, 56 and 64 bytes end the last block, begin another one, and fill one.
    (
      String(repeating: "a", count: 64),
      "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"
    ),
  ])
  func `digests are those of the standard`(text: String, digest: String) {
    #expect(SHA256.text(of: Data(text.utf8)) == digest)
  }

  @Test(arguments: [
    "snap commit=0 run= shown=0",
    "snap commit=\(HostDouble.name(1)) run=x shown=\(HostDouble.name(1))",
    "snap --> <b>", "other commit=\(HostDouble.name(1)) run=1 shown=\(HostDouble.name(2))",
  ])
  func `a marker has its form or is none`(text: String) {
    #expect(CommentMarker(of: "<!-- snap comment \(text) -->\n", name: "snap") == nil)
  }

  @Test func `a marker is read as it was written`() throws {
    let marker = CommentMarker(
      name: "cells", commit: HostDouble.name(1), run: "7", shown: HostDouble.name(2))
    let text = try #require(marker).description
    #expect(CommentMarker(of: "\(text)\n\n## Snapshots", name: "cells") == marker)
    #expect(CommentMarker(name: "a b", commit: HostDouble.name(1), run: "", shown: "") == nil)
  }
}
