import Testing

@testable import UIKit

/// Cells of tables between the safe area's insets at their sides.
@MainActor struct SideInsetTests {
  private static let insets = UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59)

  private func cell(_ accessory: UITableViewCell.AccessoryType = .none) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Text"
    cell.accessoryType = accessory
    cell.frame = CGRect(x: 0, y: 0, width: 852, height: 44)
    cell.overrideSafeArea(Self.insets)
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `the content lies inside, at the margin`() {
    let cell = cell()
    #expect(cell.contentView.frame == CGRect(x: 59, y: 0, width: 734, height: 44))
    #expect(cell.contentView.safeAreaInsets == .zero)
    #expect(cell.textLabel?.frame.minX == 20)
  }

  @Test func `an accessory lies inside, too`() throws {
    let usual = UITableViewCell(style: .default, reuseIdentifier: nil)
    usual.accessoryType = .disclosureIndicator
    usual.frame = CGRect(x: 0, y: 0, width: 852, height: 44)
    usual.layoutIfNeeded()
    let cell = cell(.disclosureIndicator)
    #expect(usual.contentView.frame.maxX - cell.contentView.frame.maxX == 59)
    let accessories = [usual, cell].map { $0.subviews.compactMap { $0 as? AccessoryView }.first }
    let edges = try accessories.map { try #require($0).frame.maxX }
    #expect(edges[0] - edges[1] == 59)
  }

  @Test func `rows of a table lie inside the safe area of its window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.overrideSafeArea(Self.insets)
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    row.frame = CGRect(x: 0, y: 100, width: 852, height: 44)
    let table = UIView(frame: window.bounds)
    window.addSubview(table)
    table.addSubview(row)
    row.layoutIfNeeded()
    #expect(row.contentView.frame.minX == 59)
    #expect(row.contentView.frame.width == 734)
  }
}
