/// Attributes that change what iOS shows, and that views here do not have.
enum UnshownAttributes {
  /// Returns the names of an element's attributes that are left out, in alphabetical order.
  static func names(of element: IBElement) -> [String] {
    all.filter { $0.elements.contains(element.name) && element[$0.name] == $0.value }.map(\.name)
  }

  private static let all: [(name: String, value: String, elements: Set<String>)] = [
    ("adjustsImageSizeForAccessibilityContentSizeCategory", "YES", ["imageView", "button"])
  ]
}
