import Foundation
import LayoutModel
import SnapshotReferences
import Testing
import UIKit

@testable import Fixtures

/// What VoiceOver reads, as text and as a picture.
@MainActor struct AccessibilityInspectionTests {
  private func list() -> UIView {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    list.accessibilityContainerType = .list
    list.accessibilityLabel = "Fruit"
    let first = UILabel(frame: CGRect(x: 16, y: 10, width: 200, height: 20))
    first.text = "Apple \"red\"\nand green"
    let second = UIButton(frame: CGRect(x: 16, y: 50, width: 44, height: 44))
    second.accessibilityLabel = "Buy"
    second.accessibilityHint = "Orders it"
    second.accessibilityActivationPoint = CGPoint(x: 20, y: 60)
    second.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Gift") { _ in true }]
    for view in [first, second] { list.addSubview(view) }
    return list
  }

  private func text(_ view: UIView) throws -> String {
    let inspection = try Inspection.accessibility(
      of: view, in: Configuration(width: 320, height: 100))
    return String(decoding: try inspection.artifact().encoded(), as: UTF8.self)
  }

  @Test func `an outline has a line for each container and element, with what it offers`() throws {
    #expect(
      try text(list()) == """
        list  "Fruit"
          "Apple \\"red\\"\\nand green"  UILabel[0]  16, 10, 200 × 20
          "Buy. Button."  UIButton[0]  16, 50, 44 × 44
            hint "Orders it"
            actions "Gift"
            activated at 20, 60

        """)
    #expect(try text(UIView()) == "no accessibility elements\n")
  }

  @Test func `a row names what it merges, and what it hides`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Milk"
    #expect(try text(cell).hasSuffix("\n  merges contentView/textLabel\n"))
    cell.isAccessibilityElement = true
    cell.accessibilityLabel = "Milk"
    let button = UIButton(frame: CGRect(x: 200, y: 0, width: 44, height: 44))
    button.accessibilityIdentifier = "buy"
    button.accessibilityLabel = "Buy"
    cell.contentView.addSubview(button)
    let inspection = try Inspection.accessibility(
      of: cell, in: Configuration(width: 320, height: 100))
    let outline = String(decoding: try inspection.artifact().encoded(), as: UTF8.self)
    #expect(outline.hasSuffix("\n  hides contentView/buy\n"))
    #expect(inspection.diagnostics.contains { $0.kind == .unreachableControl })
  }

  @Test func `a picture's layout has the view and what is said of each element`() throws {
    let inspection = try Inspection.accessibilityPicture(
      of: list(), in: Configuration(width: 320, height: 100), comparing: .exact)
    let picture = try #require(try inspection.artifact() as? PictureArtifact)
    let tree = picture.snapshot.tree
    #expect(tree.children.map(\.name) == ["UIView", "element1", "element2"])
    #expect(tree.children[0].frame.origin == CGPoint(x: 16, y: 16))
    #expect(tree.children[2].frame == CGRect(x: 32, y: 66, width: 44, height: 44))
    #expect(
      tree.children[2].text?.string == "Buy. Button.\nOrders it\nActions Available: Gift")
    #expect(picture.size.width == 352 && picture.size.height > 150)
  }

  @Test func `the legend of a high view is beside it`() throws {
    let view = list()
    let inspection = try Inspection.accessibilityPicture(
      of: view, in: Configuration(width: 320, height: 640), comparing: .exact)
    let size = try inspection.artifact().size
    #expect(size.width == 320 + 288 + 48 && size.height == 640 + 32)
  }

  @Test func `a picture that is too large with its legend names the sizes`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    view.accessibilityElements = (0..<1500).map { index in
      let element = UIAccessibilityElement(accessibilityContainer: view)
      element.accessibilityLabel = "\(index)"
      return element
    }
    let inspection = try Inspection.accessibilityPicture(
      of: view, in: Configuration(width: 1, height: 1, scale: 3), comparing: .exact)
    #expect(throws: RenderingError.self) { try inspection.artifact() }
  }
}
