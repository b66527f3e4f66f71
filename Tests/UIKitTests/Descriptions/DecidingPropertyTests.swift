import Foundation
import LayoutModel
import Testing

@testable import UIKit

/// What references store of views besides frames, texts and constraints.
@MainActor struct DecidingPropertyTests {
  nonisolated private static let makers: [@MainActor @Sendable () -> UIView] = [
    { UIView() }, { UILabel() }, { UIImageView() }, { UIStackView() }, { UIButton() },
    { UISwitch() }, { UISlider() }, { UIScrollView() },
  ]

  @Test(arguments: makers.indices)
  func `defaults are left out`(index: Int) {
    let view = Self.makers[index]()
    // Some classes have other defaults than views.
    let own: Set = [
      "clipsToBounds", "contentMode", "horizontalHugging", "layoutMargins", "verticalHugging",
    ]
    #expect(Set(view.decidingProperties.keys).subtracting(own) == [])
  }

  @Test func `the defaults in messages are those of the properties`() {
    for (key, text) in DecidingProperty.standards {
      guard let shown = LayoutVocabulary.standardText(of: key), let text else { continue }
      #expect(shown == text || shown == "automatic", "\(key)")
    }
  }

  /// The number of keys of each version.
  ///
  /// A new key needs a new version of the vocabulary: see `LayoutVocabulary`.
  @Test(arguments: [1: 120, 2: 4, 3: 11, 4: 18, 5: 46, 6: 5])
  func `each version has the keys that it had`(version: Int, count: Int) {
    let keys = Set(DecidingProperty.standards.map(\.key)).filter {
      LayoutVocabulary.version(of: $0) == version
    }
    #expect(keys.count == count, "\(keys.count): \(keys.sorted())")
  }

  @Test func `the current version is the last one with keys`() {
    let versions = DecidingProperty.standards.map { LayoutVocabulary.version(of: $0.key) }
    #expect(versions.max() == LayoutVocabulary.current)
  }

  /// A property with a value other than its default, as text.
  struct Value: Sendable, CustomTestStringConvertible {
    let key: String
    let text: String
    let make: @MainActor @Sendable () -> UIView

    var testDescription: String { "\(key) \(text)" }
  }

  nonisolated private static func values<View: UIView>(
    _ make: @escaping @MainActor @Sendable () -> View, _ texts: KeyValuePairs<String, String>
  ) -> [Value] {
    texts.map { Value(key: $0.key, text: $0.value, make: { make() }) }
  }

  nonisolated private static let values: [Value] =
    values(
      { UIStackView() },
      [
        "axis": "vertical", "spacing": "12.5", "alignment": "center",
        "distribution": "equalSpacing", "isLayoutMarginsRelativeArrangement": "true",
        "horizontalHugging": "251", "verticalCompressionResistance": "999",
        "layoutMargins": "1 2 3 4", "semanticContentAttribute": "forceRightToLeft", "alpha": "0.5",
        "preservesSuperviewLayoutMargins": "true", "contentMode": "center",
        "contentSizeCategory": "UICTContentSizeCategoryXL", "layoutDirection": "rightToLeft",
      ])
    + values(
      { UILabel(text: "Some text") },
      [
        "numberOfLines": "0", "minimumScaleFactor": "0.5", "adjustsFontSizeToFitWidth": "true",
        "preferredMaxLayoutWidth": "120", "lineBreakMode": "byWordWrapping",
        "textAlignment": "center", "textStyle": "UICTFontTextStyleHeadline",
      ])
    + values(
      { UIView() },
      [
        "transform": "0 1 -1 0 2.5 0", "anchorPoint": "0 1",
        "sublayerTransform": "2 0 0 0 0 1 0 0 0 0 1 -0.001 0 0 0 1",
      ])
    + values({ UIImageView() }, ["image": "24 × 30"])
    + values(
      { UIButton(configuration: .filled()) },
      [
        "configuration.title": "Save", "configuration.contentInsets": "1 2 3 4",
        "configuration.imagePadding": "5", "configuration.buttonSize": "3", "title": "Other",
      ])
    + values(
      { UITableViewCell(style: .default, reuseIdentifier: nil) },
      ["accessoryType": "checkmark", "indentationLevel": "2", "separatorInset": "0 30 0 0"])
    + values({ UITableView() }, ["rowHeight": "60", "separatorStyle": "none"])
    + values({ UITextView() }, ["textContainerInset": "1 2 3 4", "lineFragmentPadding": "0"])
    + values(
      { UITextField() },
      ["placeholder": "Name", "font": "system bold 20", "textColor": "#FF0000FF"])
    + drawings

  /// What only decides what is drawn.
  nonisolated private static let drawings: [Value] =
    values({ UISwitch() }, ["onTintColor": "#FF0000FF", "thumbTintColor": "#00FF00FF"])
    + values({ UISlider() }, ["minimumTrackTintColor": "#FF0000FF", "thumbTintColor": "#00FF00FF"])
    + values({ UIProgressView() }, ["progressTintColor": "#FF0000FF"])
    + values({ UIPageControl() }, ["currentPageIndicatorTintColor": "#FF0000FF"])
    + values({ UIActivityIndicatorView() }, ["color": "#FF0000FF"])
    + values(
      { UISegmentedControl(items: ["One", "Two"]) },
      ["segments": "Three | Four", "selectedSegmentTintColor": "#FF0000FF"])
    + values(
      { UIButton(type: .system) }, ["titleColor": "#FF0000FF", "titleLabel.font": "system 22"])
    + values(
      { UIButton(configuration: .filled()) },
      [
        "configuration.background.strokeWidth": "2", "configuration.background.cornerRadius": "9",
        "configuration.background.strokeColor": "#FF0000FF",
      ])
    + values(
      { UIListContentView(configuration: .cell()) },
      [
        "content.textProperties.color": "#FF0000FF",
        "content.imageProperties.tintColor": "#FF0000FF",
      ])
    + values(
      { UITableViewCell.withBackground },
      [
        "backgroundConfiguration.backgroundColor": "#FF0000FF",
        "backgroundConfiguration.backgroundInsets": "1 2 3 4",
        "backgroundConfiguration.cornerRadius": "4",
      ])
    + values(
      { LinearView() },
      [
        "layer.colors": "#FF0000FF #00FF00FF", "layer.locations": "0.25 0.5",
        "layer.startPoint": "0 0.5", "layer.endPoint": "1 1", "layer.type": "radial",
      ])

  @Test(arguments: values)
  func `a stored value can be set back, and undone exactly`(value: Value) throws {
    let view = value.make()
    let before = view.decidingProperties
    let revert = try #require(view.setDecidingProperty(value.key, to: value.text))
    #expect(view.decidingProperties[value.key] == value.text)
    #expect(before[value.key] != value.text)
    revert()
    #expect(view.decidingProperties == before)
  }

  @Test func `a mask, layers and the path of a shadow are taken away and put back`() throws {
    let view = UIView()
    let own = CALayer()
    view.addSubview(UIView())
    (view.layer.mask, view.layer.shadowPath) = (
      CALayer(), UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)).cgPath
    )
    view.layer.addSublayer(own)
    let before = view.decidingProperties
    for key in ["layer.mask", "layer.sublayers", "layer.shadowPath"] {
      let revert = try #require(view.setDecidingProperty(key, to: nil))
      #expect(before[key] != nil && view.decidingProperties[key] == nil)
      #expect(view.layer.sublayers?.count == (key == "layer.sublayers" ? 1 : 2))
      revert()
      #expect(view.decidingProperties == before)
      #expect(view.setDecidingProperty(key, to: "another one") == nil)
    }
  }

  @Test func `a text of another form is refused`() {
    #expect(UIStackView().setDecidingProperty("spacing", to: "wide") == nil)
    #expect(UIStackView().setDecidingProperty("axis", to: "diagonal") == nil)
    #expect(UIView().setDecidingProperty("spacing", to: "4") == nil)
    #expect(UIImageView().setDecidingProperty("image", to: "24 × -1") == nil)
  }

  @Test func `a custom distance belongs to the view before it`() throws {
    let (first, second) = (UILabel(text: "a"), UILabel(text: "b"))
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.setCustomSpacing(20, after: first)
    #expect(first.decidingProperties["customSpacing"] == "20")
    let revert = try #require(first.setDecidingProperty("customSpacing", to: nil))
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    revert()
    #expect(stack.customSpacing(after: first) == 20)
  }

  @Test(arguments: [
    "system 17", "system semibold 15.5", "system italic 12", "system monospaced bold 13",
    "system monospacedDigits 17", "Inter-Bold 11",
  ])
  func `a font is found by its plain name`(name: String) {
    #expect(UIFont(plainName: name)?.plainName == name)
  }

  @Test(arguments: ["", "17", "system", "system huge 17", "NoSuchFont 17"])
  func `a name of no font gives none`(name: String) { #expect(UIFont(plainName: name) == nil) }

  @Test func `another text keeps the attributes of what remains`() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.kern, value: 3.0, range: NSRange(location: 4, length: 3))
    label.attributedText = text
    let revert = try #require(label.setDecidingProperty("text", to: "ones two"))
    #expect(label.text == "ones two")
    #expect(label.attributedText?.attribute(.kern, at: 5, effectiveRange: nil) as? Double == 3)
    revert()
    #expect(label.text == "one two")
  }

  @Test func `the runs of a text are set back with what decides its size`() throws {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.kern, value: 3.0, range: NSRange(location: 4, length: 3))
    label.attributedText = text
    let runs = label.decidingProperties.filter { $0.key.hasPrefix("textRun ") }
      .sorted { $0.key < $1.key }.map(\.value)
    let width = label.intrinsicContentSize.width
    text.addAttribute(.kern, value: 9.0, range: NSRange(location: 0, length: 7))
    label.attributedText = text
    #expect(label.intrinsicContentSize.width > width)
    _ = try #require(
      label.setDecidingProperty("textRuns", to: runs.joined(separator: "\u{1E}")))
    #expect(label.intrinsicContentSize.width == width)
  }
}

extension UILabel {
  fileprivate convenience init(text: String) {
    self.init()
    self.text = text
  }
}

extension UITableViewCell {
  fileprivate static var withBackground: UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .listPlainCell()
    return cell
  }
}

/// A view whose layer is a gradient.
private final class LinearView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}
