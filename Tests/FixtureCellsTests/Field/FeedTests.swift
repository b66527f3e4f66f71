import Fixtures
import SnapTesting
import SnapshotRecords
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct FeedTests {
  private static let small = URL(fileURLWithPath: "/feed/small.jpg")
  private static let large = URL(fileURLWithPath: "/feed/large.jpg")

  static let items = [
    FeedItem(title: "A title and a text", text: "A short text"),
    FeedItem(title: nil, text: "A text without a title"),
    FeedItem(title: "A text that is cut", text: BasicCellTests.sentence),
    FeedItem(title: "One thumbnail", text: "The only one is shown", thumbnailURLs: [small]),
    FeedItem(
      title: "Two thumbnails", text: BasicCellTests.sentence, thumbnailURLs: [small, large]),
  ]

  private func feed() throws -> FeedViewController {
    let picture = try FixturePicture.image("landscape@2x")
    return FeedViewController(items: Self.items) { _ in picture }
  }

  /// Returns the view of a new feed, which does not retain its controller.
  private func view(_ kept: inout [FeedViewController]) throws -> UIView {
    let feed = try feed()
    kept.append(feed)
    return feed.view
  }

  @Test func `upright and lying down`() {
    var kept: [FeedViewController] = []
    assertSnapshots(of: { try view(&kept) }, over: .widths(320, 375, 414, 480, 568))
  }

  @Test func `in light and dark in both directions`() {
    var kept: [FeedViewController] = []
    assertSnapshots(of: { try view(&kept) }, over: .looks)
  }

  @Test func `the estimates depend on kind and orientation`() throws {
    let upright = try audit(width: 320)
    #expect(upright.rows.map(\.estimate) == [155, 155, 155, 235, 235])
    let lying = try audit(width: 568)
    #expect(lying.rows.map(\.estimate) == [120, 120, 120, 140, 140])
  }

  @Test func `rows are as tall as their cells alone`() throws {
    let heights = try audit(width: 320).rows.map(\.height)
    #expect(heights[0] == 82)
    #expect(heights[1] == 82)
    #expect(heights[3] == 140)
    let cell = BasicCell(title: "A text that is cut", subtitle: BasicCellTests.sentence)
    #expect(heights[2] == Double(try Rendering(of: cell, in: Configuration()).size.height))
  }

  @Test func `the second of two thumbnails is shown`() {
    #expect(Self.items.map(\.thumbnailURL) == [nil, nil, nil, Self.small, Self.large])
  }

  private func audit(width: CGFloat) throws -> SizingAudit {
    let controller = try feed()
    controller.view.frame = CGRect(x: 0, y: 0, width: width, height: 480)
    return controller.tableView.sizingAudit()
  }
}
