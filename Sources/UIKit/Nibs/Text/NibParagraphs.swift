internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// Returns the style of an attributed text's paragraphs; what cannot be shown is noted by name.
  func paragraphStyle(_ element: IBElement, in view: IBElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = Self.alignments[element["alignment"] ?? ""] ?? .natural
    style.lineBreakMode = Self.lineBreakModes[element["lineBreakMode"] ?? ""] ?? .byWordWrapping
    style.baseWritingDirection =
      Self.writingDirections[element["baseWritingDirection"] ?? ""] ?? .natural
    for (name, property) in Self.lengths {
      if let length = element.length(name) { style[keyPath: property] = max(0, length) }
    }
    if let tail = element.length("tailIndent") { style.tailIndent = tail }
    if let stops = element.child(named: "tabStops") { style.tabStops = tabStops(stops) }
    for name in unshown(of: element) {
      note(view, line: element.line, .leftOut(.paragraphAttribute(name)))
    }
    return style
  }

  private func tabStops(_ element: IBElement) -> [NSTextTab] {
    element.children(named: "textTab").map {
      NSTextTab(
        textAlignment: Self.alignments[$0["alignment"] ?? ""] ?? .left,
        location: max(0, $0.length("location") ?? 0))
    }
  }

  private func unshown(of element: IBElement) -> [String] {
    var names = ["textBlocks", "textLists"].filter { element.child(named: $0) != nil }
    if element.decimal("hyphenationFactor") ?? 0 != 0 { names.append("hyphenationFactor") }
    if element.bool("allowsDefaultTighteningForTruncation") == true {
      names.append("allowsDefaultTighteningForTruncation")
    }
    return names
  }

  private static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified,
    "natural": .natural,
  ]

  private static let lineBreakModes: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  private static let writingDirections: [String: NSWritingDirection] = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]

  private static var lengths: [(String, ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>)]
  {
    [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("firstLineHeadIndent", \.firstLineHeadIndent),
      ("headIndent", \.headIndent), ("defaultTabInterval", \.defaultTabInterval),
    ]
  }
}
