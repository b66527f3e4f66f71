import Foundation
import SnapshotRecords
import Testing

/// The page's table of CI systems has those that the code knows.
struct ContinuousIntegrationTableTests {
  @Test func `the table of systems has every variable, in order`() throws {
    let page = try Repository.text(of: "Documentation/RunningTests.md")
    let section = page.components(separatedBy: "## What counts as CI\n").last ?? ""
    let rows = section.components(separatedBy: "\n## ")[0].components(separatedBy: "\n").filter {
      $0.hasPrefix("| ")
    }
    let known = ContinuousIntegration.known.map {
      "| \($0.name ?? "any other") | `\($0.variable)` |"
    }
    #expect(rows == ["| system | variable |", "| --- | --- |"] + known)
  }
}
