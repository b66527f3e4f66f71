import Testing

@testable import UIKit

@MainActor struct ConstraintDescriptionTests {
  private final class Cell: UITableViewCell {
    let first = UILabel()
    let second = UIView()
    lazy var third = UIView()

    init() {
      super.init(style: .default, reuseIdentifier: "row")
      first.text = "Twelve million three hundred"
      for view in [first, second, third] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }
  }

  private let cell = Cell()

  private func text(_ constraint: NSLayoutConstraint) -> String {
    constraint.isActive = true
    return ConstraintDescription(names: ViewNames(root: cell)).describe(constraint)
      .replacingOccurrences(
        of: ":ConstraintDescriptionTests.swift:[0-9]+", with: "", options: .regularExpression)
  }

  @Test func `a distance from the superview's start is drawn`() {
    #expect(
      text(cell.second.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 20))
        == "<NSLayoutConstraint V:|-(20)-[UIView:second]   "
        + "(active, names: '|':UITableViewCellContentView:contentView )>")
  }

  @Test func `a distance between two views is drawn`() {
    #expect(
      text(
        cell.third.leadingAnchor.constraint(
          greaterThanOrEqualTo: cell.second.trailingAnchor, constant: 8))
        == "<NSLayoutConstraint H:[UIView:second]-(>=8)-[UIView:third]   (active)>")
  }

  @Test func `a distance to the end is drawn if the superview comes first`() {
    #expect(
      text(cell.contentView.bottomAnchor.constraint(equalTo: cell.second.bottomAnchor))
        == "<NSLayoutConstraint V:[UIView:second]-(0)-|   "
        + "(active, names: '|':UITableViewCellContentView:contentView )>")
    #expect(
      text(
        cell.second.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8))
        == "<NSLayoutConstraint UIView:second.bottom == "
        + "UITableViewCellContentView:contentView.bottom - 8   (active)>")
  }

  @Test func `left and right are marked`() {
    #expect(
      text(cell.second.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor))
        .contains("H:|-(0)-[UIView:second](LTR)"))
  }

  @Test func `an optional size prints its priority`() {
    let constraint = cell.second.heightAnchor.constraint(equalToConstant: 44 + 1.0 / 3)
    constraint.priority = UILayoutPriority(999)
    #expect(
      text(constraint)
        == "<NSLayoutConstraint UIView:second.height == 44.3333 priority:999   (active)>")
  }

  @Test func `a multiplier prints before the second item`() {
    let constraint = cell.second.widthAnchor.constraint(
      equalTo: cell.contentView.widthAnchor, multiplier: 0.5, constant: 1)
    #expect(
      text(constraint)
        == "<NSLayoutConstraint UIView:second.width == "
        + "0.5*UITableViewCellContentView:contentView.width + 1   (active)>")
  }

  @Test func `a label prints 25 characters of its text`() {
    #expect(
      text(cell.first.widthAnchor.constraint(equalToConstant: 1))
        == "<NSLayoutConstraint UILabel:first'Twelve million three hund...'.width == 1   (active)>")
  }

  @Test(arguments: [(24, ""), (25, ""), (26, "...")])
  func `text beyond 25 characters is cut`(count: Int, end: String) {
    cell.first.text = String(repeating: "x", count: count)
    let shown = String(repeating: "x", count: min(count, 25)) + end
    #expect(
      text(cell.first.widthAnchor.constraint(equalToConstant: 1))
        == "<NSLayoutConstraint UILabel:first'\(shown)'.width == 1   (active)>")
  }

  @Test func `an identifier prints in quotes`() {
    let constraint = cell.second.widthAnchor.constraint(equalToConstant: 1)
    constraint.identifier = "narrow"
    #expect(
      text(constraint) == "<NSLayoutConstraint 'narrow' UIView:second.width == 1   (active)>")
  }

  @Test func `the source location replaces UIKit's address`() {
    let constraint = cell.second.widthAnchor.constraint(equalToConstant: 1)
    let description = ConstraintDescription(names: ViewNames(root: cell)).describe(constraint)
    #expect(description.hasPrefix("<NSLayoutConstraint:ConstraintDescriptionTests.swift:"))
    #expect(description.hasSuffix("(inactive)>"))
  }

  @Test func `a view is named by its property, its identifier or its class and index`() {
    let anonymous = UIView()
    let identified = UIView()
    identified.accessibilityIdentifier = "badge"
    for view in [anonymous, identified] { cell.contentView.addSubview(view) }
    let names = ViewNames(root: cell)
    #expect(names.path(of: cell.third) == "contentView/third")
    #expect(names.path(of: anonymous) == "contentView/UIView[2]")
    #expect(names.path(of: identified) == "contentView/badge")
    #expect(names.path(of: cell) == "Cell")
  }
}
