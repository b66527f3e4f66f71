internal import Foundation
internal import Typography

/// The attributes of a stretch of text that decide its size, read from a reference.
///
/// References store runs as `“excerpt” font, colour, kern 2, lineSpacing 4`; see `UILabel.describedTextAttributes`.
struct TextRunStyle {
  /// The first characters of the run, or all.
  let excerpt: String
  /// Whether the run has more characters.
  let isCut: Bool
  private let words: [Substring]

  /// Nil for a text of another form.
  init?(_ text: Substring) {
    guard text.first == "“", let end = text.lastIndex(of: "”") else { return nil }
    let quoted = text[text.index(after: text.startIndex)..<end]
    isCut = quoted.last == "…"
    excerpt = String(isCut ? quoted.dropLast() : quoted)
    words = text[text.index(after: end)...].split(separator: ",").map {
      $0.drop { $0 == " " }
    }
  }

  /// The font, the colour and the attributes that change sizes; others are left out.
  var attributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var paragraph = ParagraphValues()
    for word in words {
      if let font = UIFont(plainName: String(word)) { attributes[.font] = font }
      if let color = UIColor(hexText: String(word)) { attributes[.foregroundColor] = color }
      let parts = word.split(separator: " ")
      guard parts.count == 2, let number = Double(parts[1]) else {
        if let mode = NSLineBreakMode(caseName: String(word)) { paragraph.lineBreakMode = mode }
        continue
      }
      if let key = Self.numberKeys[parts[0]] { attributes[key] = number }
      if let path = Self.lengths[parts[0]] { paragraph[keyPath: path] = number }
    }
    attributes[.paragraphStyle] = NSParagraphStyle(paragraph)
    return attributes
  }

  private static let numberKeys: [Substring: NSAttributedString.Key] = [
    "kern": .kern, "tracking": .tracking, "baselineOffset": .baselineOffset,
    "ligature": .ligature,
  ]

  private static let lengths:
    [Substring: any WritableKeyPath<ParagraphValues, CGFloat> & Sendable] = [
      "lineSpacing": \.lineSpacing, "paragraphSpacing": \.paragraphSpacing,
      "paragraphSpacingBefore": \.paragraphSpacingBefore,
      "lineHeightMultiple": \.lineHeightMultiple, "minimumLineHeight": \.minimumLineHeight,
      "maximumLineHeight": \.maximumLineHeight, "firstLineHeadIndent": \.firstLineHeadIndent,
      "headIndent": \.headIndent, "tailIndent": \.tailIndent,
    ]
}

extension NSAttributedString {
  /// Between the runs of one text.
  static let runSeparator: Character = "\u{1E}"

  /// The same characters in the style of stored runs; nil if these are of other characters.
  func styled(byRuns text: String) -> NSAttributedString? {
    let parts = text.split(separator: Self.runSeparator)
    let runs = parts.compactMap(TextRunStyle.init)
    guard runs.count == parts.count else { return nil }
    let result = NSMutableAttributedString(string: string)
    var rest = string[...]
    for (index, run) in runs.enumerated() {
      guard rest.hasPrefix(run.excerpt) else { return nil }
      let next = index + 1 < runs.count ? runs[index + 1].excerpt : nil
      let end =
        run.isCut ? Self.end(of: rest, before: next) : rest.dropFirst(run.excerpt.count).startIndex
      guard let end else { return nil }
      result.setAttributes(run.attributes, range: NSRange(rest.startIndex..<end, in: string))
      rest = rest[end...]
    }
    return rest.isEmpty ? result : nil
  }

  private static func end(of rest: Substring, before next: String?) -> String.Index? {
    guard let next else { return rest.endIndex }
    return rest.range(of: next)?.lowerBound
  }
}
