import Foundation
import Testing

@testable import UIKit

@MainActor struct BackgroundConfigurationTests {
  private func background(_ cell: UIView) -> SystemBackgroundView? {
    cell.subviews.first as? SystemBackgroundView
  }

  @Test func `a background is behind the content, as large as the cell`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = UIView()
    cell.backgroundConfiguration = .listGroupedCell()
    cell.layoutIfNeeded()
    #expect(cell.backgroundView == nil)
    let view = try #require(background(cell))
    #expect(view.frame == cell.bounds)
    #expect(view.configuration.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func `a selected cell shows the system's grey unless the app has set a colour`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(try #require(background(cell)).configuration.backgroundColor == .systemGray4)
    var own = UIBackgroundConfiguration.listPlainCell()
    own.backgroundColor = .yellow
    cell.backgroundConfiguration = own
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(try #require(background(cell)).configuration.backgroundColor == .yellow)
  }

  @Test(arguments: [
    (UITableView.Style.plain, UIColor.systemBackground),
    (.grouped, .secondarySystemGroupedBackground),
  ])
  func `the background of a list's cell adapts to the table around it`(
    style: UITableView.Style, color: UIColor
  ) throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .listCell()
    let source = OneRow(cell)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(try #require(background(cell)).configuration.backgroundColor == color)
    let updated = UIBackgroundConfiguration.listCell().updated(for: cell.configurationState)
    #expect(updated.backgroundColor == color)
  }

  @Test func `headers and footers of any list have a clear background`() {
    #expect(UIBackgroundConfiguration.listHeader().backgroundColor == .clear)
    #expect(UIBackgroundConfiguration.listFooter().backgroundColor == .clear)
  }

  @Test func `colours are resolved with the tint and transformed`() {
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = nil
    background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0.withAlphaComponent(0.5)
    }
    #expect(background.resolvedBackgroundColor(for: .red) == UIColor.red.withAlphaComponent(0.5))
    #expect(background.resolvedStrokeColor(for: .red) == .red)
  }

  @Test func `a custom view fills the background between its insets`() {
    let custom = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.customView = custom
    background.cornerRadius = 6
    background.backgroundInsets = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    background.edgesAddingLayoutMarginsToBackgroundInsets = [.leading]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(custom.frame == CGRect(x: 18, y: 1, width: 298, height: 40))
    #expect(custom.layer.cornerRadius == 6)
    cell.backgroundConfiguration = nil
    #expect(custom.window == nil && custom.superview?.superview == nil)
  }

  @Test func `a button shows a background's image and custom view`() {
    let custom = UIView()
    let button = UIButton(configuration: .plain())
    button.configuration?.background.customView = custom
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(custom.superview === button)
    #expect(custom.frame == button.bounds)
    button.configuration?.background.customView = nil
    button.layoutIfNeeded()
    #expect(custom.superview == nil)
  }
}

private final class OneRow: NSObject, UITableViewDataSource {
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) { self.cell = cell }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell
  }
}
