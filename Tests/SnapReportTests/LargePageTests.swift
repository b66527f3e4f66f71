import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

@testable import SnapReport

/// Pages whose pictures do not all fit into them.
struct LargePageTests {
  private let report = RunReport(
    RunResults(results: [Samples.different, Samples.result(fixture: "passes")]))

  /// Each path has a picture of its own, 30,000 bytes long.
  private let source = PictureSource { path in
    Samples.png + Data((path + String(repeating: " ", count: 30_000)).utf8).prefix(30_000)
  }

  private func page(
    _ selection: PictureSelection = .all, limit: Int = RunReport.pageLimit
  ) throws -> ReportPage {
    try report.page(source, showing: selection, limit: limit)
  }

  private func pictures(in page: ReportPage) -> Int {
    String(decoding: page.html, as: UTF8.self).components(separatedBy: "id=\"picture-").count - 1
  }

  /// The page without a picture.
  private var bareSize: Int { get throws { try page(.none).html.count } }

  @Test func `a page within the limit contains all pictures`() throws {
    let page = try page()
    #expect(pictures(in: page) == 4)
    #expect(page.files.isEmpty)
  }

  @Test func `above the limit the pictures of what passed are beside the page`() throws {
    let page = try page(limit: try bareSize + 130_000)
    #expect(pictures(in: page) == 3)
    #expect(page.files.values.sorted() == ["Snapshots/CellTests/passes@2x.png"])
    #expect(page.files.keys.allSatisfy(ReportPage.isName))
    let html = String(decoding: page.html, as: UTF8.self)
    #expect(html.contains("img-src blob: &#39;self&#39;;"))
    #expect(html.contains("\"file\":\"\(try #require(page.files.keys.first))\""))
  }

  @Test func `a page whose changed pictures exceed the limit has none in it`() throws {
    let page = try page(limit: 1)
    #expect(pictures(in: page) == 0)
    #expect(page.files.count == 4)
  }

  @Test(arguments: [(PictureSelection.all, 4), (.changed, 3), (.none, 0)])
  func `only the selected pictures are shown`(selection: PictureSelection, count: Int) throws {
    #expect(pictures(in: try page(selection)) == count)
  }

  @Test func `a text beside the page is a file, too`() throws {
    var result = Samples.result()
    result.reference = "Snapshots/CellTests/a.layout.txt"
    let page = try RunReport(RunResults(results: [result]))
      .page(PictureSource { _ in Data("Cell".utf8) }, limit: 1)
    #expect(page.files.keys.allSatisfy { $0.hasSuffix(".txt") })
    #expect(page.files.count == 1)
  }

  @Test(arguments: ["../x.png", "ABC.png", "0123456789abcdef0123456789abcdef.sh", ""])
  func `other files in the folder are not the page's`(name: String) {
    #expect(!ReportPage.isName(name))
  }
}
