import Foundation
import Testing

@testable import UIKit

private final class RuntimeBadge: UIView {
  var badge = 0 { didSet { changes += 1 } }
  var title: String?
  var icon: UIImage?
  var inset: CGSize = .zero
  private(set) var changes = 0
}

extension UIView {
  fileprivate var doubleRadius: CGFloat {
    get { layer.cornerRadius / 2 }
    set { layer.cornerRadius = newValue * 2 }
  }
}

@MainActor struct RuntimeAttributeTests {
  fileprivate nonisolated static func attribute(_ type: String, _ path: String, _ value: String)
    -> String
  {
    let isElement = value.hasPrefix("<")
    return """
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(path)" \
      \(isElement ? "" : "value=\"\(value)\"")>\(isElement ? value : "")</userDefinedRuntimeAttribute>
      """
  }

  private func sample(
    _ attributes: String, element: String = "view", _ rest: String = ""
  ) throws -> NibSample {
    try NibSample(
      """
      <\(element) id="a" \(rest)><rect key="frame" width="50" height="50"/>
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></\(element)>
      """)
  }

  @Test func `layers accept numbers, booleans, sizes and colours`() throws {
    let red = "<color key=\"value\" systemColor=\"systemRedColor\"/>"
    let sample = try sample(
      Self.attribute("number", "layer.cornerRadius", "<integer key=\"value\" value=\"8\"/>")
        + Self.attribute("number", "layer.borderWidth", "<real key=\"value\" value=\"1.5\"/>")
        + Self.attribute("boolean", "layer.masksToBounds", "YES")
        + Self.attribute("color", "layer.borderColor", red)
        + Self.attribute("color", "shadowColor", red)
        + Self.attribute("number", "shadowOpacity", "<real key=\"value\" value=\"0.5\"/>")
        + Self.attribute(
          "size", "layer.shadowOffset", "<size key=\"value\" width=\"2\" height=\"3\"/>"))
    let layer = try sample.view().layer
    #expect(layer.cornerRadius == 8 && layer.borderWidth == 1.5)
    #expect(try sample.view().clipsToBounds)
    #expect(layer.borderColor == UIColor.systemRed.cgColor)
    #expect(layer.shadowColor == UIColor.systemRed.cgColor && layer.shadowOpacity == 0.5)
    #expect(layer.shadowOffset == CGSize(width: 2, height: 3))
    #expect(sample.notes.isEmpty)
  }

  @Test func `parts of views are set by key paths, enumerations by raw values`() throws {
    let button: UIButton = try sample(
      Self.attribute("number", "titleLabel.textAlignment", "<integer key=\"value\" value=\"1\"/>")
        + Self.attribute(
          "number", "titleLabel.numberOfLines", "<integer key=\"value\" value=\"0\"/>")
        + Self.attribute("boolean", "titleLabel.adjustsFontSizeToFitWidth", "YES"),
      element: "button"
    ).view()
    #expect(button.titleLabel?.textAlignment == .center && button.titleLabel?.numberOfLines == 0)
    #expect(button.titleLabel?.adjustsFontSizeToFitWidth == true)
  }

  @Test func `texts, colours and nil are set on labels`() throws {
    let label: UILabel = try sample(
      Self.attribute("localizedString", "text", "Local")
        + Self.attribute("color", "textColor", "<color key=\"value\" systemColor=\"linkColor\"/>")
        + Self.attribute("nil", "backgroundColor", ""), element: "label"
    ).view()
    #expect(label.text == "Local" && label.textColor == .link && label.backgroundColor == nil)
  }

  @Test func `numbers are clamped to a property's range`() throws {
    let label: UILabel = try sample(
      Self.attribute("number", "numberOfLines", "<integer key=\"value\" value=\"-4\"/>")
        + Self.attribute("number", "alpha", "<real key=\"value\" value=\"7\"/>")
        + Self.attribute("number", "layer.cornerRadius", "<real key=\"value\" value=\"-1\"/>"),
      element: "label"
    ).view()
    #expect(label.numberOfLines == 0 && label.alpha == 1 && label.layer.cornerRadius == 0)
  }

  @Test func `a registered property is set like in code`() throws {
    NibRegistry.register(RuntimeBadge.self)
    NibRegistry.register(\RuntimeBadge.badge, as: "badge")
    NibRegistry.register(\RuntimeBadge.title, as: "badgeTitle")
    NibRegistry.register(\RuntimeBadge.icon, as: "icon")
    NibRegistry.register(\RuntimeBadge.inset, as: "inset")
    NibRegistry.register(\UIView.doubleRadius, as: "doubleRadius")
    let view: RuntimeBadge = try sample(
      Self.attribute("number", "badge", "<integer key=\"value\" value=\"3\"/>")
        + Self.attribute("string", "badgeTitle", "New") + Self.attribute("nil", "icon", "")
        + Self.attribute("size", "inset", "<size key=\"value\" width=\"1\" height=\"2\"/>")
        + Self.attribute("number", "doubleRadius", "<real key=\"value\" value=\"4\"/>"),
      "customClass=\"RuntimeBadge\""
    ).view()
    #expect(view.badge == 3)
    #expect(view.changes == 1)
    #expect(view.title == "New")
    #expect(view.icon == nil)
    #expect(view.inset == CGSize(width: 1, height: 2) && view.layer.cornerRadius == 8)
  }

  @Test func `values of all types are read`() throws {
    #expect(
      ViewValue.point(CGPoint(x: 1, y: 2)).value(as: CGPoint.self) == CGPoint(x: 1, y: 2))
    #expect(
      ViewValue.range(NSRange(location: 1, length: 2)).value(as: NSRange.self)?.length == 2)
    #expect(ViewValue.number(1).value(as: Bool.self) == true)
    #expect(ViewValue.number(1.5).value(as: Int.self) == nil)
    #expect(ViewValue.number(2).value(as: Int?.self) == .some(2))
    #expect(ViewValue.text("x").value(as: Double.self) == nil)
    #expect(ViewValue.nothing.value(as: String?.self) == .some(nil))
    #expect(ViewValue.nothing.value(as: String.self) == nil)
  }

  @Test(arguments: [
    (
      attribute("number", "glow", "<integer key=\"value\" value=\"1\"/>"), "",
      "NibRegistry.register(\\UIView.glow, as: \"glow\")"
    ),
    (
      attribute("number", "glow", "<integer key=\"value\" value=\"1\"/>"),
      "customClass=\"FarAway\"", "the class “FarAway” is not at hand"
    ),
    (attribute("string", "alpha", "x"), "", "has a type that the property does not take"),
    (attribute("number", "alpha", "<real key=\"value\" value=\"x\"/>"), "", "has no value"),
  ])
  func `an attribute that cannot be set is noted with advice`(
    attribute: String, rest: String, words: String
  ) throws {
    let notes = try sample(attribute, rest).notes
    #expect(notes.count == 1 && notes.first?.contains(words) == true, "\(notes)")
  }

  @Test func `attributes without a visible effect are not noted`() throws {
    let sample = try sample(
      Self.attribute("string", "accessibilityLabel", "x")
        + Self.attribute("boolean", "exclusiveTouch", "YES"))
    #expect(sample.notes.isEmpty)
  }
}
