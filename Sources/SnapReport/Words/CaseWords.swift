/// The value of a property that is one of several cases, or some of them, as Swift writes it: `.capsule`.
struct CaseWords {
  let text: String

  /// Nil for a property of another type, and for a value that is not known.
  init?(_ stored: String, of property: String) {
    let name = property.split(separator: ".").last.map(String.init) ?? property
    if let cases = Self.numbered[name] {
      guard let number = Int(stored), cases.indices.contains(number) else { return nil }
      text = ".\(cases[number])"
    } else if let members = Self.sets[name] {
      guard let bits = Int(stored), let words = Self.words(ofSet: bits, members) else { return nil }
      text = words
    } else if Self.named.contains(name), stored.first?.isLetter == true,
      stored.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " })
    {
      text = stored.split(separator: " ").map { ".\($0)" }.joined(separator: ", ")
    } else {
      return nil
    }
  }

  private static func words(ofSet bits: Int, _ members: [String]) -> String? {
    guard bits >= 0, bits < 1 << members.count else { return nil }
    let words = members.indices.filter { bits & (1 << $0) != 0 }.map { ".\(members[$0])" }
    return words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]"
  }

  /// The cases that layouts store by their raw values, which begin with 0.
  private static let numbered = [
    "buttonSize": ["medium", "small", "mini", "large"],
    "cornerStyle": ["fixed", "dynamic", "small", "medium", "large", "capsule"],
    "titleAlignment": ["automatic", "leading", "center", "trailing"],
    "titleLineBreakMode": [
      "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
      "byTruncatingMiddle",
    ],
  ]

  /// The members of sets, from the lowest bit.
  private static let sets = [
    "autoresizingMask": [
      "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
      "flexibleHeight", "flexibleBottomMargin",
    ],
    "imagePlacement": ["top", "leading", "bottom", "trailing"],
  ]

  /// The properties whose cases layouts store by name.
  private static let named: Set = [
    "accessoryType", "alignment", "appearance", "axis", "baselineAdjustment", "borderStyle",
    "cellStyle", "clearButtonMode", "contentMode", "distribution", "editingAccessoryType",
    "footerMode",
    "headerMode", "layoutDirection", "lineBreakMode", "maskedCorners",
    "orthogonalScrollingBehavior", "renderingMode", "scrollDirection", "sectionInsetReference",
    "semanticContentAttribute", "separatorInsetReference", "separatorStyle", "style", "tableStyle",
    "textAlignment", "userInterfaceStyle",
  ]
}
