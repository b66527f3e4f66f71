import Foundation
import Testing

@testable import UIKit

private final class PlainRow: UITableViewCell {
  @Outlet var title: UILabel!
}

/// A xib whose root is a plain view with a cell's class, as apps have it by mistake.
@MainActor struct PlainCellNibTests {
  private func makeRow() throws -> PlainRow {
    NibRegistry.register(PlainRow.self)
    let edges = [("leading", 16), ("top", 20), ("trailing", -16), ("bottom", -30)]
    let constraints = edges.map { edge, constant in
      """
      <constraint firstItem="title" firstAttribute="\(edge)" secondItem="row" \
      secondAttribute="\(edge)" constant="\(constant)" id="\(edge)"/>
      """
    }
    let text = InterfaceFiles.xibText(
      """
      <view id="row" customClass="PlainRow"><rect key="frame" width="320" height="90"/>
      <subviews><label id="title" text="Title" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="16" y="20" width="288" height="40"/></label></subviews>
      <constraints>\(constraints.joined())</constraints>
      <connections>\(Element.outlet("title", to: "title"))</connections></view>
      """)
    let files = try InterfaceFiles()
    let nib = try UINib(contentsOf: files.write(text, to: "Row.xib"))
    #expect(nib.notes.isEmpty)
    return try #require(nib.instantiate(withOwner: nil).first as? PlainRow)
  }

  @Test func `its views stay in the cell, with constraints and outlets`() throws {
    let row = try makeRow()
    #expect(row.title.superview === row)
    #expect(row.constraints.count == 4 && row.contentView.constraints.isEmpty)
    row.frame.size = CGSize(width: 320, height: 90)
    row.layoutIfNeeded()
    #expect(row.title.frame == CGRect(x: 16, y: 20, width: 288, height: 40))
    #expect(row.contentView.frame == row.bounds)
  }

  @Test func `its height is that of its constraints`() throws {
    let row = try makeRow()
    let size = row.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 320, height: 70.5))
  }
}
