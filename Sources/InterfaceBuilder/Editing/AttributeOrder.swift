/// Where Xcode writes an attribute among those of an element.
///
/// Measured on 326 files of Xcode 8 and later, in which no pair of attributes has two orders.
enum AttributeOrder {
  /// Returns the attributes that come before one; nil where it is followed by those of ``identity``.
  static func predecessors(of name: String, in element: String) -> Set<String>? {
    let order = element == "constraint" ? constraint : view
    return order.firstIndex { $0.contains(name) }.map { place in
      order[..<place].reduce(into: []) { $0.formUnion($1) }
    }
  }

  /// What Xcode writes last.
  static let identity: Set = [
    "id", "userLabel", "customClass", "customModule", "customModuleProvider",
  ]

  private static let constraint: [Set<String>] = [
    ["firstItem"], ["firstAttribute"], ["relation"], ["secondItem"], ["secondAttribute"],
    ["multiplier"], ["priority"], ["constant"],
  ]

  private static let view: [Set<String>] = [
    [
      "toolTip", "key", "hidden", "opaque", "clipsSubviews", "clearsContextBeforeDrawing",
      "multipleTouchEnabled", "userInteractionEnabled", "alpha", "tag", "contentMode",
      "semanticContentAttribute",
    ],
    ["horizontalHuggingPriority"], ["verticalHuggingPriority"],
    ["fixedFrame", "misplaced", "ambiguous"], ["horizontalCompressionResistancePriority"],
    ["verticalCompressionResistancePriority"],
    [
      "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "text",
      "textAlignment", "usesAttributedText", "lineBreakMode",
    ],
    ["numberOfLines"],
  ]
}
