import Testing
import UIKit

@MainActor struct WeakOutletTests {
  final class Cell: UITableViewCell {
    @WeakOutlet var titleLabel: UILabel!
    @WeakOutlet var delegate: (any Delegate)?
    @WeakOutlet var subtitleLabel: UILabel? { didSet { changes += 1 } }
    var changes = 0
  }

  protocol Delegate: AnyObject {}
  final class Owner: Delegate {}

  @Test func `a weak outlet does not retain its object`() throws {
    let cell = Cell()
    var label: UILabel? = UILabel()
    try cell.connectOutlets(["titleLabel": label as Any])
    #expect(cell.titleLabel === label)
    label = nil
    #expect(cell.titleLabel == nil)
    #expect(cell.unconnectedOutlets == ["titleLabel", "delegate", "subtitleLabel"])
  }

  @Test func `a view's superview keeps it for its weak outlet`() throws {
    let cell = Cell()
    let label = UILabel()
    cell.contentView.addSubview(label)
    try cell.connectOutlets(["titleLabel": label])
    #expect(ViewNames(root: cell).path(of: label) == "contentView/titleLabel")
    #expect(throws: OutletError.self) { try cell.connectOutlets(["titleLabel": UIImageView()]) }
  }

  @Test func `a weak outlet may be a protocol's, and has observers`() {
    let (cell, owner, label) = (Cell(), Owner(), UILabel())
    cell.delegate = owner
    #expect(cell.delegate === owner)
    cell.delegate = nil
    #expect(cell.delegate == nil)
    cell.subtitleLabel = label
    #expect(cell.changes == 1)
  }
}
