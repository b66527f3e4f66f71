import Fixtures
import Foundation
import InterfaceCanvas
import Testing

@testable import UIKit

/// What Interface Builder's canvas makes of a row, an accessory and views of a built-in style.
@MainActor struct CanvasRowTests {
  /// The file of a row 335 points wide and 60 high.
  private func text(
    tools: String = "23504", row: String = "", subviews: String = "", constraints: String = "",
    parts: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" useAutolayout="YES"><device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><tableViewController id="t"><tableView key="view" id="v">
    <prototypes><tableViewCell id="cell" \(row)><rect key="frame" width="335" height="60"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" width="305" height="60"/><subviews>\(subviews)</subviews>
    <constraints>\(constraints)</constraints></tableViewCellContentView>\(parts)</tableViewCell>
    </prototypes></tableView></tableViewController></objects></scene></scenes></document>
    """
  }

  private func frame(_ id: String, in text: String) throws -> CGRect? {
    let file = try PrototypeFile(Data(text.utf8), name: "Cell.storyboard")
    return try file.layout(storedSizes: true).cells.first?.views.first { $0.id == id }?.frame
  }

  private static let box = """
    <view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
    <rect key="frame" x="0" y="0" width="30" height="10"/></view>
    """

  private static func tie(_ attribute: String) -> String {
    """
    <constraint firstItem="a" firstAttribute="\(attribute)" secondItem="content" \
    secondAttribute="\(attribute)Margin" id="\(attribute)"/>
    """
  }

  @Test(
    arguments: [
      ("10117", "", 8, 8), ("14460.31", "", 16, 11), ("23504", "", 16, 11), ("24127", "", 16, 15),
      ("10117", "accessoryType=\"checkmark\"", 8, 8),
      ("14460.31", "accessoryType=\"detailButton\"", 8, 11),
      ("23504", "accessoryType=\"disclosureIndicator\"", 8, 11),
    ] as [(String, String, CGFloat, CGFloat)])
  func `a content view has 8 points before an accessory, and its release's margin above`(
    tools: String, row: String, trailing: CGFloat, top: CGFloat
  ) throws {
    let text = text(
      tools: tools, row: row, subviews: Self.box,
      constraints: Self.tie("trailing") + Self.tie("top"))
    let frame = try #require(try frame("a", in: text))
    #expect(frame.maxX == 305 - trailing && frame.minY == top)
  }

  private static let labels = """
    <label id="l" text="Title"><rect key="frame" x="2" y="3" width="4" height="5"/></label>
    <label id="d" text="Detail"><rect key="frame" x="6" y="7" width="8" height="9"/></label>
    """

  @Test func `the views of a built-in style keep their stored frames`() throws {
    let text = text(
      row: "style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"l\" detailTextLabel=\"d\"",
      subviews: Self.labels)
    #expect(try frame("l", in: text) == CGRect(x: 2, y: 3, width: 4, height: 5))
    #expect(try frame("d", in: text) == CGRect(x: 6, y: 7, width: 8, height: 9))
  }

  @Test(arguments: [true, false])
  func `a view in the accessory's place is where it is stored`(isOutlet: Bool) throws {
    let rect = "<rect key=\"frame\" x=\"290\" y=\"20\" width=\"40\" height=\"20\"/>"
    let outlet = """
      <connections><outlet property="accessoryView" destination="k" id="o"/></connections>
      """
    let text =
      isOutlet
      ? text(subviews: "<view id=\"k\">\(rect)</view>", parts: outlet)
      : text(parts: "<view key=\"accessoryView\" id=\"k\">\(rect)</view>")
    #expect(try frame("k", in: text) == CGRect(x: 290, y: 20, width: 40, height: 20))
    let nib = try NibFile(Data(text.utf8), name: "Cell.storyboard")
    let prototype = try #require(nib.prototypes.first)
    let row = InterfaceCanvas(prototype).makeCell(storedSizes: true).view as? UITableViewCell
    #expect(row?.accessoryView == nil)
    #expect((prototype.instantiate().view as? UITableViewCell)?.accessoryView != nil)
  }
}
