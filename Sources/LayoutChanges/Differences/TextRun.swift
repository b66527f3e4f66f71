import LayoutModel

/// A stretch of an attributed text as layouts store it: `“excerpt” system 13, #000000FF, kern 2, lineSpacing 4`.
struct TextRun {
  /// The first characters, or all.
  let excerpt: String
  /// The values by the names of their attributes.
  private(set) var attributes: [String: String]

  /// The run with the name of its dynamic colour; nil for another colour.
  fileprivate func withColor(named name: String?) -> TextRun {
    var run = self
    if let name { run.attributes["foregroundColor"] = name }
    return run
  }

  /// Nil for a text of another form.
  init?(_ text: String) {
    guard text.first == "“", let end = text.lastIndex(of: "”") else { return nil }
    excerpt = String(text[text.index(after: text.startIndex)..<end])
    var attributes: [String: String] = [:]
    for (place, word) in text[text.index(after: end)...].split(separator: ",").enumerated() {
      let (name, value) = Self.attribute(String(word.drop { $0 == " " }), isFirst: place == 0)
      attributes[name, default: ""] += value
    }
    self.attributes = attributes
  }

  /// The attribute of a word; colours of letters, fonts, and breaks of lines are stored without a name.
  private static func attribute(_ word: String, isFirst: Bool) -> (name: String, value: String) {
    if word.first == "#" { return ("foregroundColor", word) }
    let parts = word.split(separator: " ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return (word.isEmpty ? "" : "paragraphStyle", word) }
    guard named.contains(parts[0]) || !isFirst else { return ("font", word) }
    return (parts[1].first == "#" ? parts[0] + "Color" : parts[0], parts[1])
  }

  private static let named: Set = [
    "alignment", "attachment", "background", "baselineOffset", "kern", "ligature", "lineSpacing",
    "link", "shadow", "strikethrough", "stroke", "strokeWidth", "tracking", "underline",
    "paragraphSpacing", "paragraphSpacingBefore", "lineHeightMultiple", "minimumLineHeight",
    "maximumLineHeight", "firstLineHeadIndent", "headIndent", "tailIndent", "defaultTabInterval",
    "lineBreakStrategy", "tabStops",
  ]
}

extension LayoutNode {
  /// The runs of the text; nil if one has another form.
  private var textRuns: [TextRun]? {
    let names = attributes.keys.filter { $0.hasPrefix(Self.textRunPrefix) }.sorted()
    let runs = names.compactMap { name in
      attributes[name].flatMap(TextRun.init)?.withColor(
        named: attributes[LayoutVocabulary.colorName(of: name)])
    }
    return runs.count == names.count ? runs : nil
  }

  /// Whether each stretch of the text has another font.
  func hasOtherFontThroughout(since old: LayoutNode) -> Bool {
    guard let before = old.textRuns, let after = textRuns, before.count == after.count else {
      return false
    }
    return zip(before, after).allSatisfy { $0.attributes["font"] != $1.attributes["font"] }
  }

  /// The attributes of the text that differ from another layout's, each once; nil if the runs are not the same ones.
  func textAttributeFacts(since old: LayoutNode) -> [ViewChange.Fact]? {
    guard let before = old.textRuns, let after = textRuns, !after.isEmpty,
      before.count == after.count,
      text?.string != old.text?.string || before.map(\.excerpt) == after.map(\.excerpt)
    else { return nil }
    var seen: Set<[String?]> = []
    return zip(before, after).flatMap { old, new in
      Set(old.attributes.keys).union(new.attributes.keys).sorted().compactMap { name in
        let (from, to) = (old.attributes[name], new.attributes[name])
        guard from != to, seen.insert([name, from, to]).inserted else { return nil }
        return .textAttribute(excerpt: new.excerpt, name: name, from: from, to: to)
      }
    }
  }
}
