import Foundation
import Testing

@testable import UIKit

@MainActor struct BuiltInCellNibTests {
  private let labels = """
    <imageView id="i" image="star.fill" catalog="system"><rect key="frame" x="1" width="9" height="9"/></imageView>
    <label id="t" text="Title"><rect key="frame" x="2" y="3" width="4" height="5"/>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/></label>
    <label id="d" text="Detail"><rect key="frame" x="2" y="3" width="4" height="5"/>
    <color key="textColor" systemColor="systemRedColor"/></label>
    """

  private func sample(_ style: String) throws -> NibSample {
    try NibSample(
      labels,
      cell: """
        style="IBUITableViewCellStyle\(style)" textLabel="t" detailTextLabel="d" imageView="i" \
        accessoryType="disclosureIndicator"
        """)
  }

  @Test(arguments: [
    ("Subtitle", UITableViewCell.CellStyle.subtitle), ("Value1", .value1), ("Value2", .value2),
    ("Default", .default),
  ])
  func `a style's cell has the file's texts in its own labels`(
    name: String, style: UITableViewCell.CellStyle
  ) throws {
    let sample = try sample(name)
    let cell = try sample.cell
    #expect(cell.style == style && cell.accessoryType == .disclosureIndicator)
    #expect(cell.textLabel?.text == "Title" && cell.textLabel?.font == .boldSystemFont(ofSize: 20))
    #expect(cell.textLabel === (try sample.view("t")))
    guard style != .default else { return }
    #expect(cell.detailTextLabel?.text == "Detail" && cell.detailTextLabel?.textColor == .systemRed)
  }

  @Test func `the cell arranges its labels like one created in code`() throws {
    let cell = try sample("Subtitle").cell
    let code = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    code.accessoryType = .disclosureIndicator
    code.textLabel?.text = "Title"
    code.textLabel?.font = .boldSystemFont(ofSize: 20)
    code.detailTextLabel?.text = "Detail"
    code.imageView?.image = UIImage(systemName: "star.fill")
    for made in [cell, code] {
      made.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
      made.layoutIfNeeded()
    }
    #expect(cell.textLabel?.frame == code.textLabel?.frame)
    #expect(cell.detailTextLabel?.frame == code.detailTextLabel?.frame)
    #expect(cell.imageView?.frame == code.imageView?.frame)
    #expect(
      cell.sizeThatFits(CGSize(width: 375, height: 0)).height
        == code.sizeThatFits(CGSize(width: 375, height: 0)).height)
  }

  @Test func `a font of size 0 has 12 points`() throws {
    let sample = try NibSample(
      """
      <label id="t" text="Title"><rect key="frame" x="2" y="3" width="4" height="5"/>
      <fontDescription key="fontDescription" type="system" pointSize="0.0"/></label>
      """, cell: #"style="IBUITableViewCellStyleDefault" textLabel="t""#)
    #expect(try sample.cell.textLabel?.font.pointSize == 12)
  }
}
