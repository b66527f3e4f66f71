import Fixtures
import Foundation
import Testing

/// The margins of rows on Interface Builder's canvas that go by the row's own frame.
@MainActor struct CanvasRowTests {
  /// Returns where the canvas has a view that is tied to the leading and top margins of a row's content view.
  private func origin(
    tools: String, device: String, table: String, row: String = "", x: Double = 0, height: Double
  ) throws -> CGPoint {
    try frame(tools: tools, device: device, table: table, row: row, x: x, height: height).origin
  }

  private func frame(
    tools: String, device: String, table: String, row: String = "", x: Double = 0, height: Double,
    accessory: Double = 0, edge: String = "leading"
  ) throws -> CGRect {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" useAutolayout="YES"><device id="\(device)" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects><tableViewController id="t">
      <tableView key="view" rowHeight="-1" \(table) id="v">
      <prototypes><tableViewCell id="cell" \(row)>
      <rect key="frame" x="\(x)" y="0" width="335" height="\(height)"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" width="\(335 - accessory)" height="\(height)"/>
      <subviews><view id="a" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="30" height="10"/></view></subviews>
      <constraints>
      <constraint firstItem="a" firstAttribute="\(edge)" secondItem="content" \
      secondAttribute="\(edge)Margin" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="content" \
      secondAttribute="topMargin" id="c2"/></constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      </tableView></tableViewController></objects></scene></scenes></document>
      """
    let file = try PrototypeFile(Data(text.utf8), name: "Cell.storyboard")
    let cell = try #require(try file.layout(storedSizes: true).cells.first)
    return try #require(cell.views.first { $0.id == "a" }).frame
  }

  @Test(
    arguments: [
      ("24127", "", 43.5, 11), ("24127", "", 51.5, 15), ("24127", "rowHeight=\"44\"", 44, 15),
      ("23504", "", 51.5, 11),
    ] as [(String, String, Double, CGFloat)])
  func `an automatic row as low as before iOS 26 keeps the margins of that time`(
    tools: String, row: String, height: Double, top: CGFloat
  ) throws {
    let origin = try origin(
      tools: tools, device: "retina4_7", table: "style=\"grouped\"", row: row, height: height)
    #expect(origin.y == top)
  }

  @Test(
    arguments: [
      ("insetGrouped", 20, 20), ("insetGrouped", 16, 16), ("grouped", 20, 16),
    ] as [(String, Double, CGFloat)])
  func `contents of an inset row lie as far inside as the row lies inside its table`(
    style: String, x: Double, side: CGFloat
  ) throws {
    let origin = try origin(
      tools: "22505", device: "retina5_9", table: "style=\"\(style)\"", x: x, height: 60)
    #expect(origin.x == side)
  }

  @Test(
    arguments: [
      ("disclosureIndicator", 26.5, 8), ("disclosureIndicator", 18.5, 16), ("detailButton", 40, 8),
      ("detailButton", 32, 16),
    ] as [(String, Double, CGFloat)])
  func `a content view that ends near its accessory has the margin of the sides`(
    accessory: String, inset: Double, margin: CGFloat
  ) throws {
    let frame = try frame(
      tools: "23504", device: "retina4_7", table: "style=\"grouped\"",
      row: "accessoryType=\"\(accessory)\"", height: 60, accessory: inset, edge: "trailing")
    #expect(abs(frame.maxX - (335 - inset - margin)) < 0.001)
  }
}
