import Testing
import UIKit

@MainActor struct OutletTests {
  class BaseCell: UITableViewCell {
    @Outlet var titleLabel: UILabel!
  }

  final class StarCell: BaseCell {
    @Outlet var stars: [UIImageView]!
    @Outlet var height: NSLayoutConstraint?
  }

  @Test func `outlets are connected by name, including those of superclasses`() throws {
    let cell = StarCell()
    let (label, stars) = (UILabel(), [UIImageView(), UIImageView()])
    let height = label.heightAnchor.constraint(equalToConstant: 20)
    #expect(cell.unconnectedOutlets == ["titleLabel", "stars", "height"])
    try cell.connectOutlets(["titleLabel": label, "stars": stars, "height": height])
    #expect(cell.titleLabel === label)
    #expect(cell.stars == stars)
    #expect(cell.height === height)
    #expect(cell.unconnectedOutlets.isEmpty)
  }

  @Test func `a name without an outlet is an error that lists the outlets`() {
    let cell = StarCell()
    let expected = OutletError.noOutlet(
      "subtitle", of: "StarCell", known: ["titleLabel", "stars", "height"])
    #expect(throws: expected) { try cell.connectOutlets(["subtitle": UILabel()]) }
    #expect("\(expected)".contains("titleLabel, stars, height"))
  }

  @Test func `an object of another type is an error and connects nothing`() {
    let cell = StarCell()
    #expect(
      throws: OutletError.wrongType(
        "titleLabel", of: "StarCell", expected: "UILabel", found: "UIImageView")
    ) { try cell.connectOutlets(["stars": [UIImageView()], "titleLabel": UIImageView()]) }
    #expect(cell.unconnectedOutlets.count == 3)
  }

  @Test func `views are named by their outlets`() throws {
    let cell = StarCell()
    let label = UILabel()
    cell.contentView.addSubview(label)
    try cell.connectOutlets(["titleLabel": label])
    #expect(ViewNames(root: cell).path(of: label) == "contentView/titleLabel")
  }
}
