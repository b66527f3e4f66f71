package import Foundation
package import Typography

/// The text of a label and its attributes, plain or by character.
///
/// 1. Plain text has the label's font, colour, alignment and line break mode.
/// 2. Attributed text is completed with those once, when it is set; its first character's attributes become the
///    label's.
/// 3. Setting one of them afterwards sets it for all characters.
package struct LabelContent: Equatable {
  package static let standardFont = UIFont(
    FontRequest(size: UIFont.labelFontSize), traits: .current)

  package private(set) var font = LabelContent.standardFont
  package private(set) var color = UIColor.label
  package private(set) var alignment = NSTextAlignment.natural
  package private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
  package private(set) var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  private var plain: String?
  private var attributed: NSAttributedString?

  package init() {}

  package static func == (lhs: LabelContent, rhs: LabelContent) -> Bool {
    let isSameText =
      switch (lhs.attributed, rhs.attributed) {
      case (let one?, let other?): one.hasSameContents(as: other)
      case (nil, nil): lhs.plain == rhs.plain
      default: false
      }
    return isSameText && lhs.font == rhs.font && lhs.color == rhs.color
      && lhs.paragraphValues == rhs.paragraphValues
  }

  package var string: String? { attributed?.string ?? plain }

  package var isAttributed: Bool { attributed != nil }

  package var isEmpty: Bool { string?.isEmpty ?? true }

  package var attributedString: NSAttributedString? {
    attributed
      ?? plain.map {
        NSAttributedString(
          string: $0,
          attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraphStyle])
      }
  }

  private var paragraphStyle: NSParagraphStyle { NSParagraphStyle(paragraphValues) }

  /// The values of paragraphs without a style.
  package var paragraphValues: ParagraphValues {
    var values = ParagraphValues()
    values.alignment = alignment
    values.lineBreakMode = lineBreakMode
    values.lineBreakStrategy = lineBreakStrategy
    return values
  }

  /// Returns the text in the text engine's form.
  package func text(_ builder: AttributedTextBuilder) -> AttributedText {
    attributed.map { builder.text($0) } ?? builder.plainText(plain ?? "")
  }

  package var writingDirection: WritingDirection { attributed?.writingDirection ?? .natural }

  package mutating func setText(_ text: String?) {
    plain = text
    attributed = nil
  }

  package mutating func setAttributedText(_ string: NSAttributedString?) {
    plain = nil
    attributed = string.map(completed)
    guard let attributed, attributed.length > 0 else { return }
    let first = AttributeReader(attributed.attributes(at: 0, effectiveRange: nil))
    font = first.font ?? font
    color = first.foregroundColor ?? color
    alignment = first.paragraphStyle?.alignment ?? alignment
    lineBreakMode = first.paragraphStyle?.lineBreakMode ?? lineBreakMode
    lineBreakStrategy = first.paragraphStyle?.lineBreakStrategy ?? lineBreakStrategy
  }

  package mutating func setFont(_ font: UIFont) {
    self.font = font
    setAttribute(.font, font)
  }

  package mutating func setColor(_ color: UIColor) {
    self.color = color
    setAttribute(.foregroundColor, color)
  }

  package mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    setParagraphValue { $0.alignment = alignment }
  }

  package mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    setParagraphValue { $0.lineBreakMode = mode }
  }

  package mutating func setLineBreakStrategy(_ strategy: NSParagraphStyle.LineBreakStrategy) {
    lineBreakStrategy = strategy
    setParagraphValue { $0.lineBreakStrategy = strategy }
  }

  private mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    rewrite { $0[key] = value }
  }

  private mutating func setParagraphValue(_ change: (inout ParagraphValues) -> Void) {
    rewrite { attributes in
      var values = AttributeReader(attributes).paragraphStyle?.values ?? ParagraphValues()
      change(&values)
      attributes[.paragraphStyle] = NSParagraphStyle(values)
    }
  }

  private mutating func rewrite(_ change: (inout [NSAttributedString.Key: Any]) -> Void) {
    attributed = attributed.map { $0.rewritten(change) }
  }

  private func completed(_ string: NSAttributedString) -> NSAttributedString {
    string.rewritten { attributes in
      let reader = AttributeReader(attributes)
      if reader.font == nil { attributes[.font] = font }
      if reader.foregroundColor == nil { attributes[.foregroundColor] = color }
      if reader.paragraphStyle == nil { attributes[.paragraphStyle] = paragraphStyle }
    }
  }
}

extension NSAttributedString {
  /// Returns an immutable copy with the attributes of each stretch changed.
  fileprivate func rewritten(
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { values, range, _ in
      var attributes = values
      change(&attributes)
      result.setAttributes(attributes, range: range)
    }
    return NSAttributedString(attributedString: result)
  }
}
