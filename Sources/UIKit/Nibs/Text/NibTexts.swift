internal import Foundation
internal import InterfaceBuilder

// Attributed texts, as `NSAttributedString`.
extension NibBuilder {
  /// The attributes of a link in a label.
  static var labelLink: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  /// Returns the text of a child with a key, or nil without one.
  func attributedString(
    _ key: String, of element: IBElement, in view: IBElement,
    links: [NSAttributedString.Key: Any] = labelLink
  ) -> NSAttributedString? {
    element.attributedText(key).map { attributedString($0, in: view, links: links) }
  }

  /// Returns a text with its attributes; unsupported ones are noted by name.
  func attributedString(
    _ text: IBAttributedText, in view: IBElement,
    links: [NSAttributedString.Key: Any] = labelLink
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: text.string)
    var start = 0
    for fragment in text.fragments {
      var attributes = attributes(of: fragment, in: view)
      if fragment.attributes.contains(where: { $0.key == "NSLink" }) {
        attributes.merge(links) { own, _ in own }
      }
      let range = NSRange(location: start, length: fragment.content.utf16.count)
      result.setAttributes(attributes, range: range)
      start += range.length
    }
    return result
  }

  private func attributes(
    of fragment: IBAttributedText.Fragment, in view: IBElement
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for element in fragment.attributes where !element.hasNoEffect {
      guard let key = element.key else { continue }
      if let value = value(of: element, key: NSAttributedString.Key(key), in: view) {
        attributes[NSAttributedString.Key(key)] = value
      } else {
        note(view, line: element.line, .leftOut(.textAttribute(key)))
      }
    }
    return attributes
  }

  private func value(
    of element: IBElement, key: NSAttributedString.Key, in view: IBElement
  ) -> Any? {
    switch key {
    case .font: textFont(element, in: view)
    case .foregroundColor, .backgroundColor, .underlineColor, .strikethroughColor:
      document.color(of: element).flatMap { color($0, view) }
    case .paragraphStyle: paragraphStyle(element, in: view)
    case .kern, .tracking, .baselineOffset: element.length("value")
    case .underlineStyle, .strikethroughStyle, .ligature: element.integer("value")
    case .shadow: shadow(element, in: view)
    default: nil
    }
  }

  private func shadow(_ element: IBElement, in view: IBElement) -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = min(max(element.length("blurRadius") ?? 0, 0), 100)
    shadow.shadowOffset = element.size("offset") ?? element.size("shadowOffset") ?? .zero
    if let color = element.child(named: "color").flatMap({ document.color(of: $0) }) {
      shadow.shadowColor = self.color(color, view)
    }
    return shadow
  }
}

extension IBElement {
  /// Whether an attribute has no visible effect: links are drawn with other attributes, and a stroke without a width is
  /// invisible.
  fileprivate var hasNoEffect: Bool {
    switch key {
    case "NSLink", "NSOriginalFont", "NSStrokeColor", "NSLanguage", "NSCursor", "NSToolTip",
      "NSSpellingState":
      true
    case "NSStrokeWidth", "NSSuperScript", "NSObliqueness", "NSExpansion":
      decimal("value") == 0
    default: false
    }
  }
}
