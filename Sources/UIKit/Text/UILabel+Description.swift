internal import Foundation
internal import LayoutModel
internal import NumberText
internal import Typography

extension UILabel {
  /// The text's non-default attributes for layout trees, other than font and colour.
  package var describedTextAttributes: [String: String] {
    var attributes: [String: String] = [:]
    if content.isAttributed {
      for (index, run) in describedRuns.enumerated() {
        let key = "textRun \(index < 9 ? "0" : "")\(index + 1)"
        attributes[key] = run.text
        attributes[LayoutVocabulary.colorName(of: key)] = run.color
      }
    } else {
      if textAlignment != .natural { attributes["textAlignment"] = "\(textAlignment)" }
      if let words = lineBreakStrategy.words { attributes["lineBreakStrategy"] = words }
      if lineBreakMode != .byTruncatingTail { attributes["lineBreakMode"] = "\(lineBreakMode)" }
    }
    if isHighlighted { attributes["highlighted"] = "true" }
    if !isEnabled { attributes["enabled"] = "false" }
    if let shadowColor {
      attributes["shadowColor"] = shadowColor.description(in: traitCollection)
      attributes["shadowOffset"] = shadowOffset.words
    }
    let scale = fittingScale(in: bounds.size)
    if scale < 1 { attributes["fontScale"] = scale.shortDescription }
    return attributes
  }

  /// Longer excerpts would repeat the text, which the tree contains as a whole.
  private static let excerptLength = 24

  /// Each stretch of equal attributes: its first characters, its font, its colour and other attributes.
  private var describedRuns: [(text: String, color: String?)] {
    guard let string = content.attributedString else { return [] }
    var runs: [(text: String, attributes: String, color: String?)] = []
    string.enumerateAttributes(
      in: NSRange(location: 0, length: string.length), options: []
    ) { values, range, _ in
      let text = string.attributedSubstring(from: range).string
      let reader = AttributeReader(values)
      let attributes = self.words(of: reader)
      if let last = runs.last, last.attributes == attributes {
        runs[runs.count - 1].text += text
      } else {
        let color = reader.foregroundColor?.sourceText(in: traitCollection)
        runs.append((text, attributes, color))
      }
    }
    return runs.map { run in
      let isLong = run.text.count > Self.excerptLength
      let excerpt = isLong ? run.text.prefix(Self.excerptLength - 1) + "…" : run.text[...]
      return ("“\(excerpt)” \(run.attributes)", run.color)
    }
  }

  private func words(of reader: AttributeReader) -> String {
    let traits = traitCollection
    var words: [String] = []
    if let font = reader.font {
      let shown = font.shown(
        in: traits, followingContentSize: adjustsFontForContentSizeCategory)
      words.append(shown.plainName)
    }
    for (name, key) in Self.colorKeys {
      if let color = reader.color(key, traits) { words.append("\(name)\(color)") }
    }
    for (name, key) in Self.numberKeys {
      if let number = reader.number(key) { words.append("\(name) \(number.shortDescription)") }
    }
    for (name, key) in Self.lineKeys {
      if let style = reader.decoration(key), !style.words.isEmpty {
        words.append("\(name) \(style.words)")
      }
    }
    if let shadow = reader.shadow { words.append(shadow.words(traits)) }
    if let attachment = reader.attachment {
      let bounds = attachment.effectiveBounds
      words.append("attachment \(bounds.shortDescription)")
    }
    if let link = reader.link { words.append("link \(link)") }
    return (words + (reader.paragraphStyle?.values.changes ?? [])).joined(separator: ", ")
  }

  private static let colorKeys: [(String, NSAttributedString.Key)] = [
    ("", .foregroundColor), ("background ", .backgroundColor),
    ("underline ", .underlineColor), ("strikethrough ", .strikethroughColor),
    ("stroke ", .strokeColor),
  ]

  private static let numberKeys: [(String, NSAttributedString.Key)] = [
    ("kern", .kern), ("tracking", .tracking), ("baselineOffset", .baselineOffset),
    ("ligature", .ligature), ("strokeWidth", .strokeWidth),
  ]

  private static let lineKeys: [(String, NSAttributedString.Key)] = [
    ("underline", .underlineStyle), ("strikethrough", .strikethroughStyle),
  ]
}

extension NSShadow {
  fileprivate func words(_ traits: UITraitCollection) -> String {
    let color = (shadowColor as? UIColor)?.description(in: traits) ?? "none"
    return "shadow \(color) \(shadowOffset.words) blur \(shadowBlurRadius.shortDescription)"
  }
}

extension CGSize {
  fileprivate var words: String { "\(width.shortDescription) \(height.shortDescription)" }
}
