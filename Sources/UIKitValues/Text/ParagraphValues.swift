package import Foundation
internal import NumberText
package import Typography

/// The values of a paragraph style with UIKit's defaults.
package struct ParagraphValues: Hashable {
  var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  /// Nil for the standard stops.
  var tabStops: [NSTextTab]?
  var defaultTabInterval: CGFloat = 0
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  package init() {}

  /// The values in the text engine's form.
  package var style: ParagraphStyle {
    var style = ParagraphStyle(
      alignment: alignment.alignment, lineBreakMode: lineBreakMode.lineBreakMode,
      lineSpacing: lineSpacing, paragraphSpacing: paragraphSpacing,
      lineHeightMultiple: lineHeightMultiple, minimumLineHeight: minimumLineHeight,
      maximumLineHeight: maximumLineHeight)
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.firstLineHeadIndent = firstLineHeadIndent
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.tabs = TabStops(
      (tabStops ?? []).map { .init(location: $0.location, alignment: $0.alignment.tabAlignment) },
      interval: defaultTabInterval)
    style.lineBreakStrategy = lineBreakStrategy.strategy
    return style
  }

  /// The values that differ from the defaults, in words for layout trees; empty if none do.
  package var changes: [String] {
    let defaults = ParagraphValues()
    let lengths: [(String, KeyPath<ParagraphValues, CGFloat>)] = [
      ("lineSpacing", \.lineSpacing), ("paragraphSpacing", \.paragraphSpacing),
      ("paragraphSpacingBefore", \.paragraphSpacingBefore),
      ("lineHeightMultiple", \.lineHeightMultiple), ("minimumLineHeight", \.minimumLineHeight),
      ("maximumLineHeight", \.maximumLineHeight), ("firstLineHeadIndent", \.firstLineHeadIndent),
      ("headIndent", \.headIndent), ("tailIndent", \.tailIndent),
      ("defaultTabInterval", \.defaultTabInterval),
    ]
    var changes: [String] = []
    if alignment != defaults.alignment { changes.append("alignment \(alignment)") }
    if lineBreakMode != defaults.lineBreakMode { changes.append("\(lineBreakMode)") }
    for (name, path) in lengths where self[keyPath: path] != defaults[keyPath: path] {
      changes.append("\(name) \(self[keyPath: path].shortDescription)")
    }
    if let words = lineBreakStrategy.words { changes.append("lineBreakStrategy \(words)") }
    if baseWritingDirection != .natural { changes.append("\(baseWritingDirection)") }
    if let tabStops {
      let places = tabStops.map { $0.location.shortDescription }.joined(separator: " ")
      changes.append("tabStops \(places)")
    }
    return changes
  }
}

extension NSTextAlignment {
  fileprivate var tabAlignment: TabStops.Alignment {
    switch self {
    case .left, .natural, .justified: .start
    case .center: .center
    case .right: .end
    }
  }
}
