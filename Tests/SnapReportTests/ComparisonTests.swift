import Foundation
import FoundationXML
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

/// What each format shows of two revisions besides the cells that differ.
struct ComparisonTests {
  private static let gone = [
    SnapshotKey(suite: "Songs", fixture: "plain", configuration: "320"),
    SnapshotKey(suite: "Songs", fixture: "plain", configuration: "414"),
  ]
  private static let moved = [
    RevisionComparison.Move(from: "App/Old.storyboard", to: "App/New.storyboard")
  ]

  private func report(
    _ results: [SnapshotResult] = [], same: Int = 4, gone: [SnapshotKey] = gone,
    moved: [RevisionComparison.Move] = moved, failures: [String] = []
  ) -> RunReport {
    RunReport(
      RunResults(
        results: results, otherFailures: failures,
        comparison: RevisionComparison(same: same, gone: gone, moved: moved)),
      title: "Changed cells")
  }

  @Test(arguments: [
    (0, 0, 0, "No cell changed."), (4, 0, 0, "cells: 4 the same"),
    (0, 2, 0, "cells: 2 gone"), (3, 1, 1, "cells: 1 changed, 1 new, 1 gone, 3 the same"),
  ])
  func `a sentence has the counts that are not zero`(
    same: Int, gone: Int, new: Int, sentence: String
  ) {
    let results = new == 0 ? [] : [Samples.different, Samples.result(.missing, fixture: "new")]
    let report = report(
      results, same: same, gone: Array(Self.gone.prefix(gone)), moved: [])
    #expect(report.summary == sentence)
    #expect(report.comparisonLines.last == sentence)
  }

  @Test func `a terminal shows what is gone, what cannot be compared, and what moved`() {
    #expect(
      report(failures: ["before: A.xib:3: no end"]).comparisonLines == [
        "Songs/plain.320 is gone.", "Songs/plain.414 is gone.", "before: A.xib:3: no end",
        "moved  App/Old.storyboard → App/New.storyboard",
        "cells: 2 gone, 4 the same",
      ])
    #expect(RunReport(RunResults(results: [])).comparisonLines.isEmpty)
  }

  @Test func `Markdown lists what is gone and what moved, and claims no match`() {
    #expect(
      report().markdown() == """
        ## Changed cells

        cells: 2 gone, 4 the same.

        Gone:

        - Songs/plain.320
        - Songs/plain.414

        Moved:

        - App/Old.storyboard → App/New.storyboard

        """)
    #expect(report(same: 0, gone: [], moved: []).markdown().contains("\nNo cell changed.\n"))
  }

  @Test func `lists in Markdown leave room for the table`() {
    let gone = (0..<5000).map { SnapshotKey(suite: "Songs", fixture: "row\($0)") }
    let moved = (0..<200).map {
      RevisionComparison.Move(from: String(repeating: "*", count: 4000), to: "\($0)")
    }
    let text = report([Samples.different], gone: gone, moved: moved).markdown()
    #expect(text.count <= RunReport.markdownLimit)
    #expect(text.contains("- … and 200 more\n") && text.contains("| CellTests/changed | differs |"))
  }

  @Test func `a new cell is called new in all formats`() throws {
    let report = report([Samples.result(.missing, fixture: "fresh")])
    #expect(report.markdown().contains("| CellTests/fresh | new |"))
    #expect(report.junit().contains("message=\"new\">Cell is new: CellTests/fresh"))
    #expect(report.annotations()[0].hasPrefix("::error title=CellTests/fresh new::Cell is new: "))
    let page = try report.page(PictureSource { _ in nil }).html
    #expect(String(decoding: page, as: UTF8.self).contains("\"word\":\"new\""))
  }

  @Test func `annotations say what is gone and what moved in one each, and nothing as a failure`() {
    #expect(
      report().annotations() == [
        "::warning title=Cells are gone::Songs/plain.320 is gone.%0ASongs/plain.414 is gone.",
        "::notice title=Files moved::App/Old.storyboard → App/New.storyboard",
        "::notice title=Changed cells::cells: 2 gone, 4 the same",
      ])
    let failing = report(gone: [], moved: [], failures: ["before: A.xib:3: no end"])
    #expect(
      failing.annotations().first == "::error title=Cannot be compared::before: A.xib:3: no end")
  }

  @Test func `an annotation has fifty lines at most and the count of the others`() throws {
    let gone = (0..<51).map { SnapshotKey(suite: "Songs", fixture: "row\($0)") }
    let lines = try #require(report(gone: gone).annotations().first).components(separatedBy: "%0A")
    #expect(lines.count == 51 && lines.last == "… and 1 more")
    #expect(report(gone: Array(gone.dropLast())).annotations()[0].hasSuffix("row49 is gone."))
  }

  @Test func `JUnit has skipped cases for what is gone, and properties for the rest`() throws {
    let document = try XMLDocument(xmlString: report([Samples.different]).junit())
    func values(_ path: String) throws -> [String] {
      try document.nodes(forXPath: path).compactMap(\.stringValue)
    }
    #expect(try values("//testcase[skipped/@message='gone']/@name") == ["plain.320", "plain.414"])
    #expect(try values("//testcase[skipped]/@classname") == ["Songs", "Songs"])
    #expect(try document.nodes(forXPath: "//testcase[error]").isEmpty)
    #expect(try values("//property[@name='same']/@value") == ["4"])
    #expect(
      try values("//property[@name='moved']/@value") == ["App/Old.storyboard → App/New.storyboard"])
    #expect(try values("/testsuites/@tests") == ["3"])
    #expect(try values("/testsuites/@skipped") == ["2"])
    #expect(try values("/testsuites/@errors") == ["0"])
  }

  @Test func `the page lists what is gone and what moved below the counts`() throws {
    let page = String(
      decoding: try report().page(PictureSource { _ in nil }).html, as: UTF8.self)
    #expect(page.contains("<p class=\"bad\">cells: 2 gone, 4 the same</p>"))
    #expect(page.contains("<summary>Gone</summary><p class=\"message\">Songs/plain.320 is gone."))
    #expect(page.contains("<summary>Moved</summary><p class=\"message\">App/Old.storyboard → "))
    let same = try report(gone: [], moved: []).page(PictureSource { _ in nil }).html
    #expect(String(decoding: same, as: UTF8.self).contains("<p class=\"good\">cells: 4 the same"))
  }

  @Test func `JSON has all values of a comparison`() throws {
    let report = report([Samples.different])
    let json = try report.json()
    let run = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    let comparison = try #require(run["comparison"] as? [String: Any])
    #expect(comparison["same"] as? Int == 4)
    #expect(comparison["gone"] as? [String] == ["Songs/plain.320", "Songs/plain.414"])
    #expect(
      comparison["moved"] as? [[String: String]]
        == [["old": "App/Old.storyboard", "new": "App/New.storyboard"]])
  }

  @Test(arguments: Samples.hostile + ["a\r\n::error::forged"])
  func `a path breaks no format`(text: String) throws {
    let hostile = report(gone: [], moved: [.init(from: text, to: text)])
    #expect(hostile.annotations().allSatisfy { !$0.contains { $0.isNewline } })
    #expect(try XMLShape(hostile.junit()).elements.count == 5)
    #expect(hostile.markdown().split(separator: "\n").count == 4)
    #expect(hostile.comparisonLines.allSatisfy { !$0.contains { $0.isNewline } })
    let page = String(
      decoding: try hostile.page(PictureSource { _ in nil }).html, as: UTF8.self)
    #expect(!page.contains("<script>alert") && !page.contains("<img src=x>"))
  }
}
