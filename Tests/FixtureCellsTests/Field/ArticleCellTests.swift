import Fixtures
import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct ArticleCellTests {
  private static let text =
    "The chain of constraints from the top of the content view to its bottom is what gives a row its "
    + "height. One link that is missing, and the row is as high as nothing."

  private func article() -> ArticleCell { ArticleCell(title: "A chain", text: Self.text) }

  private func mispinned() -> ArticleCell {
    MispinnedArticleCell(title: "A chain", text: Self.text)
  }

  @Test func `at each width and text size`() {
    assertSnapshots(of: article, over: .sizes)
  }

  @Test func `in light and dark in both directions`() {
    assertSnapshots(of: article, over: .looks)
  }

  @Test func `labels that are pinned to the cell leave the content view without a height`() {
    assertSnapshot(of: mispinned(), as: .image, allowing: [.zeroHeight("contentView")])
  }

  @Test func `the message names the labels pinned to the cell instead of the content view`() throws
  {
    let diagnostics = try Rendering(of: mispinned(), in: Configuration()).diagnostics
    #expect(diagnostics.map(\.kind) == [.zeroHeight])
    let message = try #require(diagnostics.first?.message)
    #expect(message.contains("pinned to the cell"), "\(message)")
    #expect(message.contains("titleLabel"), "\(message)")
  }
}
