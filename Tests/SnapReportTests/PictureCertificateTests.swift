import Foundation
import FoundationXML
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

@testable import SnapReport

/// How far pictures agree with those of iOS, in each form of a report.
struct PictureCertificateTests {
  private func report(_ results: [SnapshotResult]) -> RunReport {
    RunReport(RunResults(results: results))
  }

  @Test func `pictures with the same first difference have one cause`() throws {
    let results =
      ["b", "a", "c", "d"].map { Samples.unlikePicture(.place, fixture: $0) } + [
        Samples.unlikePicture(.missing, of: "badge", fixture: "e"),
        Samples.unlikePicture(.textWidth, fixture: "f"),
      ]
    #expect(
      report(results).certificate == """
        as on iOS: 1 of 6 pictures, 1 of them with texts of another width; 2 causes
          4 pictures: titleLabel: 2 pt too low (CellTests/a, CellTests/b, CellTests/c and 1 more)
          1 picture: badge: 30 × 10.5 pt is only on iOS (CellTests/e)
        """)
  }

  @Test(arguments: [
    (PictureAgreement.Kind.size, [0.0, 0, 4, -1], "4 pt wider and 1 pt lower than on iOS"),
    (.place, [1, 0, 1, 0], "1 pt too far right"),
    (.place, [0, 0, -2.5, 0], "right edge 2.5 pt too far left"),
    (.place, [0, -1, 0, -1], "1 pt too high"),
    (.place, [0, 0, 0, 3], "bottom 3 pt too low"),
    (.lines, [0, 0, 0, -20], "20 pt lower, with other line breaks"),
    (.missing, [0, 0, 0, 0], "30 × 10.5 pt is only on iOS"),
    (.unexpected, [0, 0, 0, 0], "30 × 10.5 pt is only here"),
    (.color, [0, 0, 0, 0], "colour #112233, on iOS #445566"),
    (.unreadable, [0, 0, 0, 0], "iOS's picture cannot be read as a PNG"),
  ])
  func `each kind of difference has its words`(
    kind: PictureAgreement.Kind, edges: [Double], words: String
  ) throws {
    let text = try #require(report([Samples.unlikePicture(kind, edges: edges)]).certificate)
    #expect(text.contains("1 picture: titleLabel: \(words) (CellTests/a-row)"), "\(text)")
  }

  @Test func `without a picture of iOS nothing is said`() {
    #expect(report([Samples.result()]).certificate == nil)
  }

  @Test func `frames come first where there are both`() throws {
    let text = try #require(
      report([Samples.unlikeIOS, Samples.unlikePicture(.place, fixture: "b")]).certificate)
    let heads = text.split(separator: "\n").filter { $0.hasPrefix("as on") }
    #expect(heads.count == 2)
    #expect(heads.last == "as on iOS: 0 of 1 picture; 1 cause")
  }

  @Test func `the page, the Markdown and JUnit have it`() throws {
    let report = report([Samples.unlikePicture(.place)])
    let page = String(decoding: try report.page(PictureSource { _ in nil }).html, as: UTF8.self)
    #expect(page.contains("<summary>as on iOS: 0 of 1 picture; 1 cause</summary>"))
    #expect(report.markdown().contains("- 1 picture: titleLabel: 2 pt too low"))
    let output = try XMLDocument(xmlString: report.junit())
      .nodes(forXPath: "//testcase/system-out").first?.stringValue
    #expect(output?.contains("1 difference from iOS: __Snapshots__/CellTests/row.1.png") == true)
  }
}
