internal import Foundation
internal import NumberText
internal import Typography

/// Messages about text that is not shown completely.
@MainActor enum TextMessages {
  /// The first characters represent all of them.
  private static let shownCharacters = 5

  static func missing(_ characters: [Character]) -> String {
    let shown = characters.prefix(shownCharacters).map { character in
      let codes = character.unicodeScalars.map { "U+" + String(format: "%04X", Int($0.value)) }
      return "“\(character)” (\(codes.joined(separator: " ")))"
    }
    let more = characters.count - shown.count
    let list = shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
    return
      "No bundled or registered font has a glyph for \(list), so a box is drawn. Register a font "
      + "that has \(characters.count == 1 ? "it" : "them"), or use other characters."
  }

  private static let moreLines =
    "Allow more lines (numberOfLines = 0 for any number), give it more width, or shorten the text."
  private static let moreHeight =
    "Give the label more height: remove what fixes it, or pin the cell's bottom to it."

  /// A label keeps a height from a constraint, whatever was measured for its row.
  private static func fixedHeight(of label: UILabel) -> String? {
    let fixed = label.constraints.first {
      $0.isActive && $0.firstItem === label && $0.firstAttribute == .height && $0.relation == .equal
        && $0.secondItem == nil
    }
    return fixed.map {
      "Its height is fixed by the constraint height == \($0.constant.shortDescription) "
        + "(\($0.place)), whatever is measured: remove it, or use <= for a limit."
    }
  }

  static func truncated(_ text: String, _ layout: TextLayout, in label: UILabel) -> String {
    let shown = layout.lines.last.map { "The last line shows “\($0.text.withoutLineEnd)”." }
    let lines = layout.lines.count == 1 ? "1 line" : "\(layout.lines.count) lines"
    let characters =
      text.count == 1 ? "1 character does not fit" : "\(text.count) characters do not fit"
    return "\(characters) into \(lines) of "
      + "\(label.bounds.width.shortDescription) points. \(shown ?? "Nothing is shown.")"
  }

  fileprivate static func remedy(
    _ layout: TextLayout, in label: UILabel
  ) -> (advice: String, cause: ExplainedDiagnostic.Cause) {
    if label.numberOfLines > 0, layout.lines.count >= label.numberOfLines {
      return (moreLines, .lineLimit)
    }
    return fixedHeight(of: label).map { ($0, .fixedHeight) } ?? (moreHeight, .lowLabel)
  }
}

extension UILabel {
  /// Advice for the label's text, if it is truncated.
  var truncationRemedy: (advice: String, cause: ExplainedDiagnostic.Cause)? {
    shownLayout.map { TextMessages.remedy($0, in: self) }
  }

  /// Whether the text would be truncated in a label of another width and the same height.
  package func isTruncated(inWidth width: CGFloat) -> Bool {
    let own = bounds
    defer { bounds = own }
    bounds.size.width = width
    return shownLayout?.isTruncated ?? false
  }
}

extension String {
  fileprivate var withoutLineEnd: String { trimmingCharacters(in: .newlines) }
}
