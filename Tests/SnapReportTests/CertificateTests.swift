import Foundation
import FoundationXML
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

@testable import SnapReport

/// How far layouts agree with iOS, in each form of a report.
struct CertificateTests {
  private let head = "as on iOS 18.2: 1 of 2 views in 1 snapshot, within 0.5 pt"
  private let miss =
    "titleLabel is (2 2; 16 10), on iOS (1 1; 18 12): left edge 1 pt too far right, top edge 1 pt too low, "
    + "right edge 1 pt too far left, bottom edge 1 pt too high"

  private func report(_ results: [SnapshotResult] = [Samples.unlikeIOS]) -> RunReport {
    RunReport(RunResults(results: results))
  }

  @Test func `the text names the edges that are elsewhere, and by how much`() throws {
    let lines = try #require(report().certificate).split(separator: "\n").map(String.init)
    #expect(lines.count == 3 && lines[0] == head)
    #expect(lines[1].hasPrefix("  CellTests/a-row: \(miss)"), "\(lines)")
    #expect(lines[2] == "  CellTests/a-row: only on iOS: badge")
  }

  @Test func `edges that agree are not named`() throws {
    var result = Samples.unlikeIOS
    var miss = try #require(result.iosAgreement?.misses.first)
    miss.iosFrame = miss.frame
    miss.iosFrame.height += 2.5
    result.iosAgreement?.misses = [miss]
    let text = try #require(report([result]).certificate)
    #expect(text.contains("on iOS (2 2; 16 12.5): bottom edge 2.5 pt too high"), "\(text)")
    #expect(!text.contains("left edge"))
  }

  @Test func `the Markdown of passing and of failing runs contains it`() {
    for results in [[Samples.unlikeIOS], [Samples.different, Samples.unlikeIOS]] {
      let text = report(results).markdown()
      #expect(text.contains("\n\n\(head)\n\n- CellTests/a-row: titleLabel is "), "\(text)")
      #expect(text.contains("bottom edge 1 pt too high"))
    }
  }

  @Test func `a Markdown with many such views stays within its limit`() {
    let results = (0..<30).map { index in
      var result = Samples.unlikeIOS
      result.key = SnapshotKey(suite: "S", fixture: "row-\(index)")
      return result
    }
    let text = report(results).markdown(limit: 1000)
    #expect(text.count <= 1000 && text.contains("- S/row-0: "))
    #expect(report(results).markdown().contains("- … and 40 more; --json lists all"))
  }

  @Test func `the page contains it, and all of it as text`() throws {
    let page = String(
      decoding: try report().page(PictureSource { _ in nil }).html, as: UTF8.self)
    #expect(page.contains("<details class=\"quiet\"><summary>\(head)</summary><p"))
    #expect(page.contains("right edge 1 pt too far left"))
    let other = String(
      decoding: try report([Samples.result()]).page(PictureSource { _ in nil }).html, as: UTF8.self)
    #expect(!other.contains("as on "))
  }

  @Test func `JUnit has each snapshot's part in its output`() throws {
    let document = try XMLDocument(xmlString: report().junit())
    let output = try document.nodes(forXPath: "//testcase/system-out").first?.stringValue
    #expect(output?.hasPrefix("as on iOS 18.2: 1 of 2 views, within 0.5 pt\n\(miss)") == true)
    #expect(output?.hasSuffix("\nonly on iOS: badge") == true)
  }
}
