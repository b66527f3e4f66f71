import LayoutModel
import NumberText

/// Both values of a property as a reader knows them, with its default where a layout leaves it out.
struct PropertyWords {
  let old: String
  let new: String

  /// An attribute of a text has other defaults than a property of its name, such as a stack's alignment.
  init(ofText name: String, from old: String?, to new: String?) {
    let isAlignment = name == "alignment"
    self.init(
      isAlignment ? "textAlignment" : name, from: old, to: new,
      standard: isAlignment ? "natural" : nil)
  }

  init(_ name: String, from old: String?, to new: String?) {
    self.init(name, from: old, to: new, standard: LayoutVocabulary.standardText(of: name))
  }

  private init(_ name: String, from old: String?, to new: String?, standard: String?) {
    func words(_ value: String?) -> String {
      let stored = value ?? standard
      return stored.map { Self.words($0, of: name) } ?? "none"
    }
    let (before, after) = (words(old), words(new))
    // A difference that rounding hides is shown with all digits.
    let isHidden = before == after && old != nil && new != nil
    self.old = isHidden ? old ?? before : before
    self.new = isHidden ? new ?? after : after
  }

  /// Such as `8 → 12`.
  var change: String { "\(old) → \(new)" }

  /// Such as `none × 16` for the size `-1 16`, and `accessibilityLarge` for UIKit's name of that text size.
  private static func words(_ stored: String, of name: String) -> String {
    if let known = CaseWords(stored, of: name) { return known.text }
    return switch name {
    case "intrinsicSize", "contentSize", "layout.itemSize", "layout.estimatedItemSize",
      "layout.headerReferenceSize", "layout.footerReferenceSize":
      // -1 is UIKit's `noIntrinsicMetric`.
      rounded(stored).split(separator: " ").map { $0 == "-1" ? "none" : String($0) }
        .joined(separator: " × ")
    case "contentSizeCategory": textSizes[stored] ?? stored
    case "text", "title", "placeholder", "configuration.title", "configuration.subtitle": stored
    default: rounded(stored)
    }
  }

  /// The numbers of a text with at most three decimals.
  private static func rounded(_ stored: String) -> String {
    guard stored.contains(".") else { return stored }
    return stored.split(separator: " ", omittingEmptySubsequences: false).map { word in
      let isNumber = word.allSatisfy { "0123456789.-+e".contains($0) } && word.contains(".")
      return isNumber ? Double(word).map(\.pointText) ?? String(word) : String(word)
    }.joined(separator: " ")
  }

  /// The names of UIKit's cases by their raw values.
  private static let textSizes: [String: String] = {
    let cases = [
      "XS": "extraSmall", "S": "small", "M": "medium", "L": "large", "XL": "extraLarge",
      "XXL": "extraExtraLarge", "XXXL": "extraExtraExtraLarge",
      "AccessibilityM": "accessibilityMedium", "AccessibilityL": "accessibilityLarge",
      "AccessibilityXL": "accessibilityExtraLarge",
      "AccessibilityXXL": "accessibilityExtraExtraLarge",
      "AccessibilityXXXL": "accessibilityExtraExtraExtraLarge",
    ]
    return cases.reduce(into: [:]) { $0["UICTContentSizeCategory\($1.key)"] = $1.value }
  }()
}
