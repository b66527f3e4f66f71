import Foundation
import Testing

@testable import UIKit

@MainActor struct SlotOutletTests {
  private func outlet(_ name: String, to id: String) -> String {
    "<connections><outlet property=\"\(name)\" destination=\"\(id)\" id=\"o\"/></connections>"
  }

  private func view(_ id: String, with subviews: String = "") -> String {
    """
    <view id="\(id)"><rect key="frame" width="40" height="20"/><subviews>\(subviews)</subviews></view>
    """
  }

  private func places(of cell: UITableViewCell) -> [String: UIView] {
    [
      "backgroundView": cell.backgroundView, "accessoryView": cell.accessoryView,
      "selectedBackgroundView": cell.selectedBackgroundView,
      "editingAccessoryView": cell.editingAccessoryView,
    ].compactMapValues(\.self)
  }

  @Test(arguments: [
    "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView",
  ])
  func `an outlet puts a top-level view in the cell's place`(name: String) throws {
    let sample = try NibSample("", parts: outlet(name, to: "k"), others: view("k"))
    let cell = try sample.cell
    #expect(places(of: cell).mapValues { $0.nibOrigin?.id } == [name: "k"])
    #expect(sample.notes.isEmpty)
  }

  @Test func `an outlet takes a view out of the content, with its constraints`() throws {
    let constraints = """
      <constraints><constraint firstItem="k" firstAttribute="leading" secondItem="a" \
      secondAttribute="leading" constant="9" id="r"/></constraints>
      """
    let sample = try NibSample(
      "<view id=\"a\"><rect key=\"frame\" width=\"90\" height=\"60\"/><subviews>\(view("k"))</subviews>"
        + "\(constraints)</view>",
      parts: outlet("accessoryView", to: "k"))
    let cell = try sample.cell
    let outer: UIView = try sample.view()
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(outer.subviews.isEmpty && outer.constraints.isEmpty)
    #expect(cell.accessoryView?.frame == CGRect(x: 264, y: 20, width: 40, height: 20))
    #expect(cell.contentView.frame.width == 264)
  }

  @Test func `an outlet reaches a view inside a top-level one`() throws {
    let sample = try NibSample(
      "", parts: outlet("backgroundView", to: "k"), others: view("t", with: view("k")))
    let cell = try sample.cell
    #expect(cell.backgroundView?.superview === cell)
  }

  @Test func `the cell itself or a view around it is left out`() throws {
    let sample = try NibSample("", parts: outlet("accessoryView", to: "c"))
    let cell = try sample.cell
    #expect(cell.accessoryView == nil)
    #expect(sample.notes == ["A view for “accessoryView” is left out."])
  }

  @Test func `an item of a collection has the backgrounds of its outlets`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <collectionViewCell id="c"><rect key="frame" width="90" height="60"/>
      \(outlet("backgroundView", to: "k"))</collectionViewCell>\(view("k"))</objects></document>
      """
    let file = try NibFile(Data(text.utf8), name: "Item.xib")
    let item = try #require(file.prototypes.first).instantiate().view as? UICollectionViewCell
    #expect(item?.backgroundView?.nibOrigin?.id == "k")
  }
}
