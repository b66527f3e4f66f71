import Foundation
import Testing

@testable import UIKit

private final class NoteView: UITextView {}
private final class NameField: UITextField {}
private final class Tabs: UISegmentedControl {}
private final class Knob: UISwitch {}
private final class Volume: UISlider {}
private final class Counter: UIStepper {}
private final class Bar: UIProgressView {}
private final class Wheel: UIActivityIndicatorView {}
private final class Dots: UIPageControl {}
private final class Glass: UIVisualEffectView {}
private final class Push: UIButton {}
private final class Caption: UILabel {}
private final class Photo: UIImageView {}
private final class Pane: UIScrollView {}
private final class Row: UIStackView {}

private final class Refused: UILabel {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private final class MainWindow: UIWindow {}

/// An element whose class an app subclasses.
struct SubclassedElement: CustomTestStringConvertible, Sendable {
  let name: String
  let attributes: String
  let contents: String
  let type: UIView.Type

  init(_ name: String, _ type: UIView.Type, _ attributes: String = "", _ contents: String = "") {
    self.name = name
    self.type = type
    self.attributes = attributes
    self.contents = contents
  }

  var testDescription: String { name }

  func xml(customClass: String? = nil) -> String {
    let customClass = customClass.map { "customClass=\"\($0)\"" } ?? ""
    return """
      <\(name) id="a" \(attributes) \(customClass)><rect key="frame" x="10" y="5" width="120" \
      height="40"/>\(contents)</\(name)>
      """
  }

  static let red = "systemColor=\"systemRedColor\"/>"
  static let label = "<subviews><label id=\"l\" text=\"x\"/></subviews>"

  static let all = [
    SubclassedElement("textView", NoteView.self, "text=\"A note\" scrollEnabled=\"NO\""),
    SubclassedElement(
      "textField", NameField.self, "placeholder=\"Name\" borderStyle=\"roundedRect\""),
    SubclassedElement(
      "segmentedControl", Tabs.self, "selectedSegmentIndex=\"1\"",
      "<segments><segment title=\"A\"/><segment title=\"B\"/></segments>"),
    SubclassedElement("switch", Knob.self, "on=\"YES\"", "<color key=\"onTintColor\" \(red)"),
    SubclassedElement("slider", Volume.self, "value=\"0.3\""),
    SubclassedElement("stepper", Counter.self, "value=\"3\" maximumValue=\"3\""),
    SubclassedElement("progressView", Bar.self, "progress=\"0.4\""),
    SubclassedElement(
      "activityIndicatorView", Wheel.self, "animating=\"YES\" style=\"large\"",
      "<color key=\"color\" \(red)"),
    SubclassedElement("pageControl", Dots.self, "numberOfPages=\"3\" currentPage=\"1\""),
    SubclassedElement(
      "visualEffectView", Glass.self, "",
      "<view key=\"contentView\" id=\"e\">\(label)</view><blurEffect style=\"dark\"/>"),
    SubclassedElement(
      "button", Push.self, "buttonType=\"system\"", "<state key=\"normal\" title=\"Go\"/>"),
    SubclassedElement("button", Push.self, "buttonType=\"contactAdd\""),
    SubclassedElement("label", Caption.self, "text=\"Title\""),
    SubclassedElement(
      "imageView", Photo.self, "",
      "<imageReference key=\"image\" image=\"star\" catalog=\"system\"/>"),
    SubclassedElement("scrollView", Pane.self, "", label),
    SubclassedElement("stackView", Row.self, "", label),
  ]
}

@MainActor struct NibSubclassTests {
  private func sample(_ xml: String) throws -> NibSample {
    let sample = try NibSample(xml)
    try sample.cell.layoutIfNeeded()
    return sample
  }

  @Test(arguments: SubclassedElement.all)
  func `an app's subclass looks as its superclass does`(element: SubclassedElement) throws {
    let className = String(describing: element.type)
    NibRegistry.register(element.type)
    let plain = try sample(element.xml())
    let custom = try sample(element.xml(customClass: className))
    let (view, superclass) = (try custom.view(), try plain.view())
    #expect(type(of: view) == element.type)
    #expect(type(of: superclass) != element.type)
    #expect(view.frame == superclass.frame)
    #expect(view.intrinsicContentSize == superclass.intrinsicContentSize)
    #expect(view.displayList().description == superclass.displayList().description)
    #expect(!view.displayList().commands.isEmpty)
    #expect(custom.notes.isEmpty)
  }

  @Test func `an app's effect view holds its contents in its content view`() throws {
    NibRegistry.register(Glass.self)
    let glass = try #require(SubclassedElement.all.first { $0.type == Glass.self })
    let view: Glass = try sample(glass.xml(customClass: "Glass")).view()
    #expect(view.subviews == [view.contentView])
    #expect(view.contentView.subviews.first is UILabel)
  }

  private func views(_ objects: String) throws -> (views: [Any], notes: [String]) {
    let files = try InterfaceFiles()
    let nib = try UINib(
      contentsOf: files.write(InterfaceFiles.xibText(objects), to: "Some.xib"))
    return (nib.instantiate(withOwner: nil), nib.notes)
  }

  @Test func `a class whose init(coder:) returns nil is noted as such`() throws {
    NibRegistry.register(Refused.self)
    let (views, notes) = try views("<label id=\"a\" text=\"x\" customClass=\"Refused\"/>")
    let label = try #require(views.first as? UILabel)
    #expect(type(of: label) == UILabel.self && label.text == "x")
    #expect(
      notes.map { $0.split(separator: ": ", maxSplits: 1).last } == [
        "init(coder:) of the class Refused returned nil; UIKit's class is used instead."
      ])
  }

  @Test(arguments: [("", true), ("visibleAtLaunch=\"YES\"", false)])
  func `an app's window is hidden unless the file shows it`(
    attributes: String, isHidden: Bool
  ) throws {
    NibRegistry.register(MainWindow.self)
    let (views, notes) = try views("<window id=\"a\" customClass=\"MainWindow\" \(attributes)/>")
    let window = try #require(views.first as? MainWindow)
    #expect(window.isHidden == isHidden)
    #expect(notes.isEmpty)
  }
}
