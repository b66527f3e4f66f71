import Foundation
import Testing

@testable import UIKit

@MainActor struct KeyedViewTests {
  private func view(_ key: String) -> String {
    """
    <view key="\(key)" id="k"><rect key="frame" width="40" height="20"/>
    <subviews><label id="l" text="x"><rect key="frame" width="30" height="20"/></label></subviews></view>
    """
  }

  @Test(arguments: [
    "backgroundView", "selectedBackgroundView", "accessoryView", "editingAccessoryView",
  ])
  func `a cell's keyed views are those of its properties`(key: String) throws {
    let sample = try NibSample("", parts: view(key))
    let cell = try sample.cell
    let views = [
      "backgroundView": cell.backgroundView, "accessoryView": cell.accessoryView,
      "selectedBackgroundView": cell.selectedBackgroundView,
      "editingAccessoryView": cell.editingAccessoryView,
    ]
    let found = views.compactMapValues(\.self)
    #expect(found.keys.sorted() == [key])
    #expect(found[key]?.nibOrigin?.id == "k" && found[key]?.subviews.count == 1)
    #expect(sample.notes.isEmpty)
  }

  @Test func `an accessory view reduces the content's width`() throws {
    let cell = try NibSample("", parts: view("accessoryView")).cell
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 264)
    #expect(cell.accessoryView?.frame.origin == CGPoint(x: 264, y: 20))
  }

  @Test func `an unknown key of a cell is noted`() throws {
    let sample = try NibSample("", parts: view("multipleSelectionBackgroundView"))
    #expect(sample.notes == ["A view for “multipleSelectionBackgroundView” is left out."])
  }

  @Test(arguments: [
    ("<blurEffect style=\"dark\"/>", UIBlurEffect.Style.dark),
    ("<blurEffect/>", .extraLight),
    ("<blurEffect style=\"systemThinMaterial\"/>", .systemThinMaterial),
  ])
  func `an effect view has its material and its contents`(
    effect: String, style: UIBlurEffect.Style
  ) throws {
    let sample = try NibSample(
      """
      <visualEffectView id="a"><rect key="frame" width="50" height="50"/>
      <view key="contentView" id="e"><rect key="frame" width="50" height="50"/><subviews>
      <label id="l" text="x"/></subviews></view>\(effect)</visualEffectView>
      """)
    let view: UIVisualEffectView = try sample.view()
    #expect((view.effect as? UIBlurEffect)?.style == style)
    #expect(view.contentView.subviews.first is UILabel)
    #expect(view.contentView.nibOrigin?.id == "e" && view.subviews == [view.contentView])
    #expect(sample.notes.isEmpty)
  }

  @Test func `a scroll view's guides determine its content size and follow its frame`() throws {
    func constraint(_ attribute: String, _ guide: String, _ own: String) -> String {
      """
      <constraint firstItem="w" firstAttribute="\(attribute)" secondItem="\(guide)" \
      secondAttribute="\(attribute)" id="\(guide)-\(own)"/>
      """
    }
    let pins = ["top", "leading", "bottom", "trailing"].map { constraint($0, "g", $0) }.joined()
    let sample = try NibSample(
      """
      <scrollView id="a"><rect key="frame" width="100" height="50"/><subviews>
      <view id="w" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" width="9" height="9"/>
      <constraints><constraint firstAttribute="height" constant="400" id="h"/></constraints></view>
      </subviews><constraints>\(pins)\(constraint("width", "f", "width"))</constraints>
      <viewLayoutGuide key="contentLayoutGuide" id="g"/>
      <viewLayoutGuide key="frameLayoutGuide" id="f"/></scrollView>
      """)
    let scroll: UIScrollView = try sample.view()
    try sample.cell.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 100, height: 400))
    #expect(sample.notes.isEmpty)
  }
}
