internal import Foundation

extension DecidingProperty {
  static let labels = texts + textColors + limits

  // References store text, font and alignment elsewhere, so these are only set.
  private static let texts = [
    DecidingProperty("text", of: UILabel.self, read: { _ in nil }) { label, text in
      label.revertingChange { $0.replaceText(with: text) }
    },
    DecidingProperty("font", of: UILabel.self, read: { _ in nil }) { label, name in
      guard let name, let font = UIFont(plainName: name) else { return nil }
      return label.revertingChange { $0.setFont(font) }
    },
    DecidingProperty("textStyle", of: UILabel.self) { label in
      label.content.isAttributed ? nil : label.content.font.request.textStyle?.rawValue
    } write: { label, text in
      let traits = label.traitCollection
      let style = text.map { UIFont.TextStyle(rawValue: $0) }
      return label.revertingChange { $0.setFont($0.font.restyled(style, in: traits)) }
    },
    DecidingProperty("textAlignment", of: UILabel.self, read: { _ in nil }) { label, text in
      guard let value = text.map(NSTextAlignment.init(caseName:)) ?? .natural else { return nil }
      return label.revertingChange { $0.setAlignment(value) }
    },
    DecidingProperty("lineBreakMode", of: UILabel.self, read: { _ in nil }) { label, text in
      guard let value = text.map(NSLineBreakMode.init(caseName:)) ?? .byTruncatingTail else {
        return nil
      }
      return label.revertingChange { $0.setLineBreakMode(value) }
    },
    DecidingProperty("textRuns", of: UILabel.self, read: { _ in nil }) { label, text in
      guard let text else { return label.revertingChange { $0.setText($0.string) } }
      guard let styled = label.content.attributedString?.styled(byRuns: text) else { return nil }
      return label.revertingChange { $0.setAttributedText(styled) }
    },
  ]

  private static let limits = [
    DecidingProperty("enabled", of: UILabel.self, read: { _ in nil }) { label, text in
      set(\.isEnabled, of: label, to: text != "false")
    },
    DecidingProperty("highlighted", of: UILabel.self, read: { _ in nil }) { label, text in
      set(\.isHighlighted, of: label, to: text == "true")
    },
    DecidingProperty("shadowColor", of: UILabel.self, read: { _ in nil }) { label, text in
      let color = text.flatMap(UIColor.init(hexText:))
      return (color == nil) == (text == nil) ? set(\.shadowColor, of: label, to: color) : nil
    },
    DecidingProperty(
      "numberOfLines", of: UILabel.self, default: 1, get: { $0.numberOfLines },
      set: { $0.numberOfLines = $1 }),
    DecidingProperty(
      "preferredMaxLayoutWidth", of: UILabel.self, default: 0, get: { $0.preferredMaxLayoutWidth },
      set: { $0.preferredMaxLayoutWidth = $1 }),
    DecidingProperty(
      "adjustsFontSizeToFitWidth", of: UILabel.self, default: false,
      get: { $0.adjustsFontSizeToFitWidth }, set: { $0.adjustsFontSizeToFitWidth = $1 }),
    DecidingProperty(
      "minimumScaleFactor", of: UILabel.self, default: 0, get: { $0.minimumScaleFactor },
      set: { $0.minimumScaleFactor = $1 }),
    DecidingProperty(
      "baselineAdjustment", choiceOf: UILabel.self, default: .alignBaselines,
      get: { $0.baselineAdjustment }, set: { $0.baselineAdjustment = $1 }),
    DecidingProperty(
      "allowsDefaultTighteningForTruncation", of: UILabel.self, default: false,
      get: { $0.allowsDefaultTighteningForTruncation },
      set: { $0.allowsDefaultTighteningForTruncation = $1 }),
    DecidingProperty(
      "adjustsFontForContentSizeCategory", of: UILabel.self, default: false,
      get: { $0.adjustsFontForContentSizeCategory },
      set: { $0.adjustsFontForContentSizeCategory = $1 }),
  ]
}

extension UILabel {
  /// Changes the text or its attributes, and returns what sets all of them back.
  fileprivate func revertingChange(
    _ change: (inout LabelContent) -> Void
  ) -> DecidingProperty.Revert {
    let present = content
    self.change(change)
    return { self.change { $0 = present } }
  }
}

extension LabelContent {
  /// Sets the text; where it is attributed, what remains of it keeps its attributes.
  fileprivate mutating func replaceText(with text: String?) {
    guard isAttributed, let text, let attributed = attributedString, attributed.length > 0 else {
      return setText(text)
    }
    let (old, new) = (Array(attributed.string.utf16), Array(text.utf16))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let result = NSMutableAttributedString(attributedString: attributed)
    result.replaceCharacters(
      in: NSRange(location: start, length: old.count - start - end),
      with: String(decoding: new[start..<(new.count - end)], as: UTF16.self))
    setAttributedText(result)
  }
}

extension UIFont {
  /// The same font as one of a text style, or of none.
  fileprivate func restyled(_ style: TextStyle?, in traits: UITraitCollection) -> UIFont {
    var request = request
    request.textStyle = style
    request.category = nil
    guard style != nil else {
      request.size = pointSize
      return UIFont(request, traits: traits)
    }
    request.size = 0
    let styled = UIFont(request, traits: traits)
    guard styled.pointSize != pointSize else { return styled }
    request.size = pointSize
    return UIFont(request, traits: traits)
  }
}
