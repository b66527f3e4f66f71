import Foundation
import SnapshotRecords
import Testing

@testable import SnapReport

struct SizingTests {
  /// The page's data of an audit.
  private func sizing(_ audit: SizingAudit?) throws -> PageData.Sizing? {
    var result = SnapshotResult(
      key: SnapshotKey(suite: "S", fixture: "feed", configuration: "320x568.sizing"),
      status: .passed, reference: "Snapshots/S/feed.txt",
      size: SnapshotResult.Size(width: 320, height: 568), scale: 2)
    result.sizingAudit = audit
    var pictures = PagePictures(PictureSource { _ in nil }, .all, .inside)
    let report = RunReport(RunResults(results: [result]))
    return PageData(report, edition: nil, pictures: &pictures).results.first?.sizing
  }

  private let audit = SizingAudit(rows: [
    SizingAudit.Row(
      section: 0, row: 0, estimate: 50, height: 100, freshHeight: 100, reusedHeight: 100),
    SizingAudit.Row(
      section: 0, row: 1, estimate: 50, height: 25, freshHeight: 25, reusedHeight: 30),
  ])

  @Test func `the page has each row's height, estimate and remarks`() throws {
    let sizing = try #require(try sizing(audit))
    #expect(sizing.rows.map(\.name) == ["0.0", "0.1"])
    #expect(sizing.rows.map(\.height) == [100, 25])
    #expect(sizing.rows.map(\.estimate) == [50, 50])
    #expect(sizing.rows.map(\.remarks) == ["", "25 new, 30 reused"])
    #expect(sizing.summary.first?.hasPrefix("2 rows: estimates are wrong by") == true)
  }

  @Test func `a run without audits has no sizing`() throws {
    #expect(try sizing(nil) == nil)
  }

  @Test func `the page contains no measured times`() throws {
    var slower = audit
    slower.rows[0].milliseconds = 99
    let pages = try [audit, slower].map { try JSONEncoder.sorted.encode(try sizing($0)) }
    #expect(pages[0] == pages[1])
  }
}

extension JSONEncoder {
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
