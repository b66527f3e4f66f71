import Foundation
import Testing

@testable import UIKit

private struct BadgeConfiguration: UIContentConfiguration {
  var text = ""
  var isMarked = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> BadgeConfiguration {
    var updated = self
    updated.isMarked = (state as? UICellConfigurationState)?.isSelected ?? false
    return updated
  }
}

private final class BadgeView: UIView, UIContentView {
  let label = UILabel()
  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: BadgeConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let badge = configuration as? BadgeConfiguration else { return }
    label.text = badge.text
    backgroundColor = badge.isMarked ? .red : nil
  }
}

@MainActor struct CustomContentTests {
  private func height(_ view: UIView) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: view.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `a configuration's view replaces the content view and sizes the cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let former = cell.contentView
    cell.contentConfiguration = BadgeConfiguration(text: "One\nTwo\nThree")
    #expect(cell.contentView is BadgeView)
    #expect(cell.contentView.superview === cell)
    #expect(former.superview == nil)
    // Three lines of 17 points, 61 points high, in the margins of a cell's content.
    #expect(height(cell) == 83)
  }

  @Test func `a view that supports the new configuration is kept`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration(text: "One")
    let view = cell.contentView
    cell.contentConfiguration = BadgeConfiguration(text: "Two")
    #expect(cell.contentView === view)
    #expect((view as? BadgeView)?.label.text == "Two")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView is UIListContentView)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView))
    #expect(cell.contentView.superview === cell)
  }

  @Test func `the app's configuration follows the state`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration(text: "One")
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(cell.contentView.backgroundColor == .red)
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
      if indexPath.row == 0 {
        cell.contentConfiguration = BadgeConfiguration(text: "One\nTwo\nThree")
      } else {
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        cell.contentConfiguration = content
      }
      return cell
    }
  }

  @Test(arguments: [
    (UITableViewCell.SeparatorStyle.singleLine, CGFloat(44.5)), (.none, 44),
  ])
  func `rows of a table are as tall as their contents`(
    separators: UITableViewCell.SeparatorStyle, height: CGFloat
  ) {
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.separatorStyle = separators
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 83)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == height)
  }

  @Test func `an item of a collection is sized by its configuration`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    cell.contentConfiguration = BadgeConfiguration(text: "One\nTwo")
    // The margins of an item's content are 8 points.
    #expect(height(cell) == 57)
  }

  @Test func `headers show configurations`() throws {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame.size.width = 320
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Section"
    header.contentConfiguration = content
    // A footnote of 16 points between 17 and 6.
    #expect(height(header) == 39)
    header.frame.size.height = 39
    header.layoutIfNeeded()
    let label = try #require(header.contentView.subviews.first)
    #expect(label.frame == CGRect(x: 16, y: 17, width: 288, height: 16))
  }
}
