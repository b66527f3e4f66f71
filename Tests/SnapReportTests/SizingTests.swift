import Foundation
import SnapReport
import Snapshots
import Testing

struct SizingTests {
  private func page(_ audit: SizingAudit?) throws -> String {
    var result = SnapshotResult(
      key: SnapshotKey(suite: "S", fixture: "feed", configuration: "320x568.sizing"),
      status: .passed, reference: "Snapshots/S/feed.txt",
      size: SnapshotResult.Size(width: 320, height: 568), scale: 2)
    result.sizingAudit = audit
    return try RunReport(RunResults(results: [result])).html { _ in nil }
  }

  private let audit = SizingAudit(rows: [
    SizingAudit.Row(
      section: 0, row: 0, estimate: 50, height: 100, freshHeight: 100, reusedHeight: 100),
    SizingAudit.Row(
      section: 0, row: 1, estimate: 50, height: 25, freshHeight: 25, reusedHeight: 30),
  ])

  @Test func `an audit is shown as a chart and as a table`() throws {
    let page = try page(audit)
    #expect(page.contains(#"<template id="sizing-0">"#))
    // Two bars share 1000 units, each four fifths of its half; 100 points are the whole height of 160.
    #expect(page.contains(#"x="0" y="0" width="400" height="160""#))
    #expect(page.contains(#"x="500" y="120" width="400" height="40""#))
    #expect(page.contains(#"points="0,80 400,80 500,80 900,80""#))
    #expect(page.contains("25 new, 30 reused"))
  }

  @Test func `a run without audits has no such section`() throws {
    #expect(try !page(nil).contains("Sizing of rows"))
  }

  @Test func `a long table is cut, and says so`() throws {
    let row = SizingAudit.Row(
      section: 0, row: 0, estimate: 50, height: 50, freshHeight: 50, reusedHeight: 50)
    #expect(
      try page(SizingAudit(rows: Array(repeating: row, count: 1000))).contains("800 more rows"))
  }
}
