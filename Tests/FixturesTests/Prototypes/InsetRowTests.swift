import Foundation
import Testing
import UIKit

/// Rows of a file's table, shown without it.
@MainActor struct InsetRowTests {
  /// In tables of 320, 390 and 414 points a row of an inset section has 288, 358 and 374.
  @Test(arguments: [
    ("insetGrouped", CGFloat(288), CGFloat(16)), ("insetGrouped", 358, 16),
    ("insetGrouped", 374, 20),
    ("plain", 374, 16), ("plain", 414, 20),
  ])
  func `a row's margins go by the width of its table`(
    style: String, width: CGFloat, margin: CGFloat
  ) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="22155" useAutolayout="YES"><scenes><scene sceneID="s"><objects>
      <tableViewController id="t"><tableView key="view" style="\(style)" id="v">
      <prototypes><tableViewCell id="cell"><rect key="frame" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" width="320" height="44"/></tableViewCellContentView>
      </tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """
    let file = try NibFile(Data(text.utf8), name: "Settings.storyboard")
    let prototype = try #require(file.prototypes.first)
    let cell = try #require(
      prototype.instantiate(NibOptions(purpose: .preview)).view as? UITableViewCell)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.directionalLayoutMargins.leading == margin)
  }
}
