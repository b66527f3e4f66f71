import LayoutModel
import NumberText

/// Both values of a property as a reader knows them, with its default where a layout leaves it out.
struct PropertyWords {
  let old: String
  let new: String
  /// The names of the numbers of insets; nil for another property.
  private let sides: [String]?

  /// The name of a property in Swift, where layouts tell it apart from another one of that name.
  static func name(of property: String) -> String {
    switch property {
    case "tableStyle", "cellStyle": "style"
    case styleOfConfiguration: "configuration"
    default: property
    }
  }

  /// What function made a button's configuration: apps write `button.configuration = .tinted()`.
  private static let styleOfConfiguration = "configuration.style"

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
    sides = Self.sides(of: name.split(separator: ".").last.map(String.init) ?? name)
    self.old = isHidden ? old ?? before : before
    self.new = isHidden ? new ?? after : after
  }

  /// Such as `8 → 12`, and of insets the sides that differ, if only some do: `top 8 → 12`.
  var change: String { changedSides ?? "\(old) → \(new)" }

  private var changedSides: String? {
    let values = [old, new].map { $0.split(separator: " ") }
    guard let sides, values.allSatisfy({ $0.count == sides.count }) else { return nil }
    let changed = sides.indices.filter { values[0][$0] != values[1][$0] }
    guard (1...2).contains(changed.count) else { return nil }
    return changed.map { "\(sides[$0]) \(values[0][$0]) → \(values[1][$0])" }
      .joined(separator: ", ")
  }

  private static func sides(of property: String) -> [String]? {
    if directionalInsets.contains(property) { return ["top", "leading", "bottom", "trailing"] }
    return insets.contains(property) ? ["top", "left", "bottom", "right"] : nil
  }

  /// Such as `none × 16` for the size `-1 16`, and `accessibilityLarge` for UIKit's name of that text size.
  private static func words(_ stored: String, of name: String) -> String {
    if name == styleOfConfiguration { return ".\(stored)()" }
    if let known = CaseWords(stored, of: name) { return known.text }
    return switch name {
    case "intrinsicSize", "contentSize", "layout.itemSize", "layout.estimatedItemSize",
      "layout.headerReferenceSize", "layout.footerReferenceSize":
      // -1 is UIKit's `noIntrinsicMetric`.
      rounded(stored).split(separator: " ").map { $0 == "-1" ? "none" : String($0) }
        .joined(separator: " × ")
    case "contentSizeCategory": textSizes[stored] ?? stored
    case "accessories":
      "[\(stored.split(separator: " ").filter { $0 != "none" }.map { ".\($0)()" }.joined(separator: ", "))]"
    case _ where name.hasSuffix("preferredSymbolConfiguration"): symbolConfiguration(stored)
    case "transform": TransformWords(stored)?.text ?? rounded(stored)
    case "layer.locations": "[\(rounded(stored).replacing(" ", with: ", "))]"
    case "text", "title", "placeholder", "configuration.title", "configuration.subtitle": stored
    default: rounded(stored)
    }
  }

  /// Such as `.init(pointSize: 12, weight: .bold)` for `pointSize 12 weight bold`.
  private static func symbolConfiguration(_ stored: String) -> String {
    let words = stored.split(separator: " ").map(String.init)
    guard words.count.isMultiple(of: 2), !words.isEmpty else { return stored }
    let arguments = stride(from: 0, to: words.count, by: 2).map { place in
      let (name, value) = (words[place], words[place + 1])
      return switch name {
      case "pointSize": "\(name): \(value)"
      case "textStyle": "\(name): .\(textStyles[value] ?? value)"
      default: "\(name): .\(value)"
      }
    }
    return ".init(\(arguments.joined(separator: ", ")))"
  }

  /// The names of UIKit's text styles by their raw values.
  private static let textStyles: [String: String] = {
    let names = [
      "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3",
      "Headline": "headline", "Subhead": "subheadline", "Body": "body", "Callout": "callout",
      "Footnote": "footnote", "Caption1": "caption1", "Caption2": "caption2",
    ]
    return names.reduce(into: [:]) { $0["UICTFontTextStyle\($1.key)"] = $1.value }
  }()

  private static let directionalInsets: Set = [
    "backgroundInsets", "contentInsets", "directionalLayoutMargins", "layoutMargins",
  ]
  private static let insets: Set = [
    "contentEdgeInsets", "contentInset", "imageEdgeInsets", "sectionInset", "separatorInset",
    "textContainerInset", "titleEdgeInsets",
  ]

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
