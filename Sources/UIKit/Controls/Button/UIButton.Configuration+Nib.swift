internal import Foundation
internal import InterfaceBuilder

// The configuration of a button, which Interface Builder calls its style.
extension NibBuilder {
  func configuration(_ element: IBElement, of view: IBElement) -> UIButton.Configuration {
    var look: UIButton.Configuration =
      switch element["style"] {
      case "filled", "borderedProminent": .filled()
      case "gray", "bordered": .gray()
      case "tinted", "borderedTinted": .tinted()
      default: .plain()
      }
    applyTexts(of: element, view, to: &look)
    applyImage(of: element, view, to: &look)
    if let insets = element.directionalInsets("contentInsets") { look.contentInsets = insets }
    if let size = Self.sizes[element["buttonSize"] ?? ""] { look.buttonSize = size }
    if let style = Self.cornerStyles[element["cornerStyle"] ?? ""] { look.cornerStyle = style }
    look.baseForegroundColor = color("baseForegroundColor", of: element)
    look.baseBackgroundColor = color("baseBackgroundColor", of: element)
    if let background = element.child(named: "backgroundConfiguration", key: "background") {
      apply(background, of: view, to: &look.background)
    }
    return look
  }

  private func applyTexts(
    of element: IBElement, _ view: IBElement, to look: inout UIButton.Configuration
  ) {
    look.title = element.string("title")
    look.subtitle = element.string("subtitle")
    if let title = attributedString("attributedTitle", of: element, in: view) {
      look.attributedTitle = configurationText(title, in: view)
    }
    if let subtitle = attributedString("attributedSubtitle", of: element, in: view) {
      look.attributedSubtitle = configurationText(subtitle, in: view)
    }
    if let font = font("titleFontDescription", of: element, defaultSize: 17) {
      look.attributedTitle?.font = font
    }
    if let font = font("subtitleFontDescription", of: element, defaultSize: 13) {
      look.attributedSubtitle?.font = font
    }
    if let alignment = Self.titleAlignments[element["titleAlignment"] ?? ""] {
      look.titleAlignment = alignment
    }
    if let padding = element.length("titlePadding") { look.titlePadding = max(0, padding) }
  }

  private func applyImage(
    of element: IBElement, _ view: IBElement, to look: inout UIButton.Configuration
  ) {
    if let image = image("image", of: element, in: view) { look.image = image }
    if let edge = Self.edges[element["imagePlacement"] ?? ""] { look.imagePlacement = edge }
    if let padding = element.length("imagePadding") { look.imagePadding = max(0, padding) }
    look.preferredSymbolConfigurationForImage = symbolConfiguration(
      "preferredSymbolConfigurationForImage", of: element)
    look.showsActivityIndicator = element["showsActivityIndicator"] == "YES"
  }

  private func apply(
    _ element: IBElement, of view: IBElement, to background: inout UIBackgroundConfiguration
  ) {
    if let radius = element.length("cornerRadius") { background.cornerRadius = max(0, radius) }
    if let insets = element.directionalInsets("backgroundInsets") {
      background.backgroundInsets = insets
    }
    if let color = color("backgroundColor", of: element) { background.backgroundColor = color }
    if let color = color("strokeColor", of: element) { background.strokeColor = color }
    if let width = element.length("strokeWidth") { background.strokeWidth = max(0, width) }
    if let outset = element.length("strokeOutset") { background.strokeOutset = outset }
    if element["image"] != nil || element.child(named: "imageReference") != nil {
      note(view, line: element.line, .leftOut(.backgroundImage))
    }
  }

  /// Returns a text with the attributes that configurations show; others are noted.
  private func configurationText(_ text: NSAttributedString, in view: IBElement) -> AttributedString
  {
    var result = AttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
      values, range, _ in
      var part = AttributedString(text.attributedSubstring(from: range).string)
      let reader = AttributeReader(values)
      if let font = reader.font { part.font = font }
      if let color = reader.foregroundColor { part.foregroundColor = color }
      if let kern = reader.number(.kern) { part.kern = kern }
      result += part
      let shown: [NSAttributedString.Key] = [
        .font, .foregroundColor, .kern, .paragraphStyle,
      ]
      for key in values.keys.map(\.rawValue).sorted()
      where !shown.contains(NSAttributedString.Key(key)) {
        note(view, .leftOut(.titleAttribute(key)))
      }
    }
    return result
  }

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]

  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static let edges: [String: NSDirectionalRectEdge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
}
