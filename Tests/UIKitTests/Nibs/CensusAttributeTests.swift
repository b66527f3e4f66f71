import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Calls an override that uses an outlet, as apps' do.
private final class MarginView: UIView {
  @Outlet var label: UILabel!
  private(set) var changes = 0
  override func layoutMarginsDidChange() {
    changes += 1
    label.text = "changed"
  }
}

private final class BarController: UIViewController {
  @Outlet var done: UIBarButtonItem!
}

/// Attributes that a census of public files found.
@MainActor struct CensusAttributeTests {
  private func view<View: UIView>(_ text: String, _ type: View.Type = View.self) throws -> View {
    try NibSample(text).view()
  }

  @Test(arguments: [(320, 8.0), (688, 8), (690, 9), (1024, 176)])
  func `margins that follow the readable width leave at most 672 points`(
    width: Int, margin: CGFloat
  ) throws {
    let view: UIView = try view(
      "<view id=\"a\" layoutMarginsFollowReadableWidth=\"YES\"><rect key=\"frame\" width=\"\(width)\" height=\"40\"/></view>"
    )
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin))
  }

  @Test func `what a file says for accessibility is taken over`() throws {
    let label: UILabel = try view(
      """
      <label id="a" text="T"><accessibility key="accessibilityConfiguration" identifier="row.title" label="Spoken" hint="H">
      <accessibilityTraits key="traits" header="YES" button="YES"/><bool key="isElement" value="NO"/></accessibility></label>
      """)
    #expect(label.accessibilityIdentifier == "row.title" && label.accessibilityLabel == "Spoken")
    #expect(label.accessibilityHint == "H" && label.accessibilityTraits == [.header, .button])
    #expect(!label.isAccessibilityElement)
  }

  @Test func `an unknown colour leaves the default, and is a fault of the file`() throws {
    let text =
      "<label id='a' text='T'><color key='textColor' name='Gone'/></label>"
      + "<view id='b'><color key='backgroundColor' name='Gone'/></view>"
    let sample = try NibSample(text)
    let (label, view): (UILabel, UIView) = (try sample.view(), try sample.view("b"))
    #expect(label.textColor == .label && view.backgroundColor == nil)
    #expect(NibNote(kind: .missing(.color("Gone")), line: 1, element: nil).isFault)
    #expect(!NibNote(kind: .missing(.fontUse("Gone")), line: 1, element: nil).isFault)
  }

  @Test(arguments: [("", 0.0), ("useCurrentDate=\"NO\"", 86_400)])
  func `a date picker has the file's date where it does not show the present one`(
    attribute: String, seconds: TimeInterval
  ) throws {
    let picker: UIDatePicker = try view(
      "<datePicker id=\"a\" \(attribute) minuteInterval=\"15\"><date key=\"date\" timeIntervalSinceReferenceDate=\"86400\"/></datePicker>"
    )
    #expect(picker.date == Date(timeIntervalSinceReferenceDate: seconds))
    #expect(picker.minuteInterval == 15)
  }

  @Test func `scroll views, text views and steppers have what their code reads`() throws {
    let scroll: UIScrollView = try view(
      "<scrollView id=\"a\" contentInsetAdjustmentBehavior=\"never\"/>")
    let text: UITextView = try view("<textView id=\"a\" editable=\"NO\" selectable=\"NO\"/>")
    let stepper: UIStepper = try view("<stepper id=\"a\" stepValue=\"0.25\"/>")
    #expect(scroll.contentInsetAdjustmentBehavior == .never)
    #expect(!text.isEditable && !text.isSelectable && stepper.stepValue == 0.25)
  }

  @Test func `a controller has the file's items of bars, and outlets to them`() throws {
    let files = try InterfaceFiles()
    let storyboard = try files.storyboard(
      Element.controller(
        "id='c' customClass='BarController'",
        connections: "<outlet property='done' destination='d' id='o'/>"
      ).replacing(
        "<connections>",
        with: """
          <tabBarItem key="tabBarItem" title="Tab" tag="3" id="t"/><navigationItem key="navigationItem" title="Songs" id="n">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/><rightBarButtonItems>
          <barButtonItem title="Done" style="done" enabled="NO" id="d"/><barButtonItem title="More" id="m"/>
          </rightBarButtonItems></navigationItem><connections>
          """), initial: "c")
    NibRegistry.register(BarController.self)
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? BarController)
    let item = controller.navigationItem
    #expect(item.title == "Songs" && controller.tabBarItem.title == "Tab")
    #expect(controller.tabBarItem.tag == 3 && item.leftBarButtonItem?.systemItem == .cancel)
    #expect(item.rightBarButtonItems?.map(\.title) == ["Done", "More"])
    controller.loadViewIfNeeded()
    #expect(controller.done === item.rightBarButtonItem && !controller.done.isEnabled)
  }

  @Test func `pictures that do not grow with the text are noted`() throws {
    let text =
      "<imageView id='a' adjustsImageSizeForAccessibilityContentSizeCategory='YES'/><imageView id='b'/>"
    let document = try InterfaceBuilderDocument(
      Data(InterfaceFiles.xibText(text).utf8), file: "Cell.xib")
    #expect(
      document.notes.map(\.description) == [
        "6: adjustsImageSizeForAccessibilityContentSizeCategory of <imageView> is left out."
      ])
  }

  @Test func `decoding does not tell a view of its margins, as its outlets are not connected`()
    throws
  {
    NibRegistry.register(MarginView.self)
    let text = """
      <view id="v" customClass="MarginView" insetsLayoutMarginsFromSafeArea="NO"><subviews><label id="l"/></subviews>
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
      <connections><outlet property="label" destination="l" id="o"/></connections></view>
      """
    let files = try InterfaceFiles()
    let nib = try UINib(contentsOf: files.write(InterfaceFiles.xibText(text), to: "M.xib"))
    let view = try #require(nib.instantiate(withOwner: nil).first as? MarginView)
    #expect(view.changes == 0 && view.layoutMargins.left == 2)
    view.layoutMargins.left = 5
    #expect(view.changes == 1 && view.label.text == "changed")
  }
}
