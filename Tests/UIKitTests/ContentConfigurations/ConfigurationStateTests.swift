import Foundation
import Testing

@testable import UIKit

@MainActor struct ConfigurationStateTests {
  private final class StarCell: UITableViewCell {
    var states: [UICellConfigurationState] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
      var content = defaultContentConfiguration().updated(for: state)
      content.text = state[.star] as? String ?? "none"
      content.textProperties.color = state.isSelected ? .red : .label
      contentConfiguration = content
    }

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[.star] = "starred"
      return state
    }
  }

  private func label(_ cell: UITableViewCell) -> UILabel? {
    cell.contentView.subviews.first as? UILabel
  }

  @Test func `the configuration is updated before the first layout, with the app's own values`() {
    let cell = StarCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    #expect(cell.states.count == 1)
    #expect(label(cell)?.text == "starred")
  }

  @Test func `the configuration is updated when the cell is measured`() {
    let cell = StarCell(style: .default, reuseIdentifier: nil)
    #expect(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height == 44.5)
  }

  @Test func `a change of state updates the configuration once, before the next layout`() {
    let cell = StarCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    cell.isSelected = true
    #expect(cell.states.count == 1)
    cell.layoutIfNeeded()
    cell.layoutIfNeeded()
    #expect(cell.states.map(\.isSelected) == [false, true])
    #expect(label(cell)?.textColor == .red)
  }

  @Test func `a change of traits updates the configuration`() {
    let cell = StarCell(style: .default, reuseIdentifier: nil)
    cell.layoutIfNeeded()
    cell.overrideUserInterfaceStyle = .dark
    cell.layoutIfNeeded()
    #expect(cell.states.map(\.traitCollection.userInterfaceStyle) == [.light, .dark])
  }

  @Test func `the handler is called after the update`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      var content = cell.defaultContentConfiguration()
      content.text = state.isHighlighted ? "touched" : "free"
      cell.contentConfiguration = content
    }
    cell.layoutIfNeeded()
    #expect(label(cell)?.text == "free")
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(label(cell)?.text == "touched")
  }

  @Test func `a disabled cell dims text without a custom colour`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    content.secondaryText = "Secondary"
    content.secondaryTextProperties.color = .red
    cell.contentConfiguration = content
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(label(cell)?.textColor == .tertiaryLabel)
    #expect((cell.contentView.subviews.last as? UILabel)?.textColor == .red)
  }

  @Test func `content that does not follow the state is unchanged`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Text"
    cell.contentConfiguration = content
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(label(cell)?.textColor == .label)
  }

  @Test func `cell styles determine the content's style`() {
    let configurations = [
      (UITableViewCell.CellStyle.default, UIListContentConfiguration.cell()),
      (.subtitle, .subtitleCell()), (.value1, .valueCell()),
    ]
    for (style, expected) in configurations {
      #expect(
        UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
          == expected)
    }
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let star = UIConfigurationStateCustomKey("star")
}
