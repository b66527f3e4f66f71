package import Foundation
internal import Graphics
package import Typography

/// Converts an `NSAttributedString` to the text engine's form, for some traits.
package struct AttributedTextBuilder {
  package let traits: UITraitCollection
  /// The font of characters without one.
  package var font: UIFont
  /// The colour of characters without one.
  package var color: UIColor
  /// Whether fonts of text styles follow the traits' text size.
  package var followsContentSizeCategory = false
  /// Whether the leading of text styles applies.
  var usesFontLeading = true
  /// A factor on the size of all fonts.
  package var fontScale = 1.0
  /// Points added after each character, to make text narrower.
  package var tightening = 0.0
  /// A colour that replaces that of all glyphs.
  package var overridingColor: UIColor?
  /// Whether natural alignment follows the traits' direction, as in labels, rather than the text's.
  package var alignsByInterface = false
  /// A factor on the opacity of all colours.
  package var opacity = 1.0
  /// What characters with a link have in place of their own attributes; nil for what they have in labels, the system's
  /// colour and a line.
  package var linkAttributes: [NSAttributedString.Key: Any]?

  package init(traits: UITraitCollection, font: UIFont, color: UIColor) {
    (self.traits, self.font, self.color) = (traits, font, color)
  }

  private static var linkAttributesOfLabels: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }

  func text(_ string: NSAttributedString) -> AttributedText {
    var runs: [AttributedText.Run] = []
    string.enumerateAttributes(
      in: NSRange(location: 0, length: string.length), options: []
    ) { values, range, _ in
      let link = values[.link] == nil ? [:] : linkAttributes ?? Self.linkAttributesOfLabels
      let reader = AttributeReader(values.merging(link) { _, ofLink in ofLink })
      let attributes = self.attributes(reader)
      guard let attachment = reader.attachment else {
        runs.append(.init(length: range.length, attributes: attributes))
        return
      }
      let units = string.attributedSubstring(from: range).string.utf16
      for unit in units {
        var own = attributes
        if unit == TextAttachment.character { own.attachment = attachment.attachment }
        runs.append(.init(length: 1, attributes: own))
      }
    }
    return AttributedText(string.string, runs: runs)
  }

  /// Returns a text with the builder's font and colour for all characters.
  func plainText(_ string: String) -> AttributedText {
    AttributedText(string, attributes: attributes(AttributeReader([:])))
  }

  func font(_ font: UIFont) -> Font {
    let scaled = font.shown(in: traits, followingContentSize: followsContentSizeCategory)
      .scaled(by: fontScale)
    return usesFontLeading ? scaled : scaled.withLeading(0)
  }

  private func attributes(_ reader: AttributeReader) -> TextAttributes {
    let glyphColor = overridingColor ?? reader.foregroundColor ?? color
    var attributes = TextAttributes(
      font: font(reader.font ?? font), color: faded(glyphColor.resolved(with: traits)),
      kern: reader.number(.kern), baselineOffset: reader.number(.baselineOffset) ?? 0)
    attributes.tracking = reader.number(.tracking) ?? 0
    attributes.hasLigatures = reader.number(.ligature) != 0
    attributes.backgroundColor = reader.color(.backgroundColor, traits)
    attributes.underline = reader.decoration(.underlineStyle)?
      .decoration(color: reader.color(.underlineColor, traits).map(faded))
    attributes.strikethrough = reader.decoration(.strikethroughStyle)?
      .decoration(color: reader.color(.strikethroughColor, traits).map(faded))
    attributes.shadow = reader.shadow.flatMap { $0.textShadow(traits) }
    attributes.stroke = stroke(reader, attributes)
    attributes.paragraphStyle = reader.paragraphStyle?.values.style
    if alignsByInterface {
      attributes.paragraphStyle = attributes.paragraphStyle?.aligned(by: traits)
    }
    if tightening != 0 {
      if let kern = attributes.kern {
        attributes.kern = kern + tightening
      } else {
        attributes.tracking += tightening
      }
    }
    return attributes
  }

  private func stroke(_ reader: AttributeReader, _ attributes: TextAttributes) -> TextStroke? {
    guard let share = reader.number(.strokeWidth), share != 0, share.isFinite else { return nil }
    return TextStroke(
      width: abs(share) / 100 * attributes.font.pointSize,
      color: reader.color(.strokeColor, traits).map(faded) ?? attributes.color, fills: share < 0)
  }

  private func faded(_ color: Color) -> Color {
    opacity == 1 ? color : color.withAlpha(color.alpha * opacity)
  }
}

extension NSShadow {
  fileprivate func textShadow(_ traits: UITraitCollection) -> TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(
      offset: shadowOffset, blurRadius: max(0, shadowBlurRadius),
      color: color.resolved(with: traits))
  }
}

extension NSAttributedString {
  /// The first paragraph's base direction, otherwise that of each paragraph's first letter.
  var writingDirection: WritingDirection {
    let asked =
      length > 0
      ? AttributeReader(attributes(at: 0, effectiveRange: nil)).paragraphStyle?.baseWritingDirection
      : nil
    switch asked ?? .natural {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .natural: return .natural
    }
  }
}

extension ParagraphStyle {
  /// The style with natural alignment resolved to the interface's leading edge.
  package func aligned(by traits: UITraitCollection) -> ParagraphStyle {
    guard alignment == .natural else { return self }
    var style = self
    style.alignment = traits.layoutDirection == .rightToLeft ? .right : .left
    return style
  }
}
