import Testing
import UIKit

@testable import Fixtures

/// What empty views show.
@MainActor struct SampleContentTests {
  final class Row: UITableViewCell {
    let titleLabel = UILabel()
    let filledLabel = UILabel()
    let artworkView = UIImageView()
    let playButton = UIButton(type: .system)
    let searchField = UITextField()

    init() {
      super.init(style: .default, reuseIdentifier: nil)
      filledLabel.text = "Own"
      let inner = UIStackView(arrangedSubviews: [playButton, searchField])
      for view in [titleLabel, filledLabel, artworkView, inner] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `only empty views get content, and all of them are named`() {
    let row = Row()
    let names = SampleContent.fill(row)
    #expect(names == ["titleLabel", "artworkView", "playButton", "searchField"])
    #expect(row.titleLabel.text == "A title")
    #expect(row.filledLabel.text == "Own")
    #expect(row.artworkView.image?.size == CGSize(width: 60, height: 60))
    #expect(row.playButton.currentTitle == "Button")
    #expect(row.searchField.placeholder == "Text")
  }

  @Test func `a text of a name is the one given for it`() {
    let row = Row()
    SampleContent.fill(row, texts: ["titleLabel": "Mine", "filledLabel": "Not mine"])
    #expect(row.titleLabel.text == "Mine")
    #expect(row.filledLabel.text == "Own")
    #expect(row.searchField.placeholder == "Text")
  }

  @Test func `a standard row without content shows texts in its labels`() {
    let row = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(SampleContent.fill(row).count == 2)
    #expect(row.textLabel?.text == "Text")
    #expect(row.detailTextLabel?.text == "A second line that says more")
  }

  @Test func `a view with content stays as it is when it is filled again`() {
    let row = Row()
    _ = SampleContent.fill(row)
    #expect(SampleContent.fill(row).isEmpty)
  }
}
