import SnapTesting
import Testing
import UIKit

/// Cells under themes that each test sets for itself, and under none: a theme that outlived its test would show in every
/// label of all other pictures.
@MainActor struct ThemePictureTests {
  private func cell() -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Theme"
    cell.detailTextLabel?.text = "Of this test"
    cell.accessoryView = UISwitch()
    (cell.accessoryView as? UISwitch)?.isOn = true
    return cell
  }

  @Test func `a red theme`() {
    UILabel.appearance().textColor = .systemRed
    UISwitch.appearance().onTintColor = .systemRed
    assertSnapshot(of: cell(), as: .image)
  }

  @Test func `a blue theme in a larger font`() {
    UILabel.appearance().textColor = .systemBlue
    UILabel.appearance().font = .systemFont(ofSize: 22)
    assertSnapshot(of: cell(), as: .image)
  }

  @Test func `no theme`() { assertSnapshot(of: cell(), as: .image) }
}
