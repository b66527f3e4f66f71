internal import InterfaceBuilder

extension UIView {
  /// Takes over what a file says for accessibility; what it leaves out stays as the class has it.
  func applyAccessibility(_ element: IBElement) {
    if let identifier = element["identifier"] { accessibilityIdentifier = identifier }
    if let label = element.string("label") { accessibilityLabel = label }
    if let hint = element.string("hint") { accessibilityHint = hint }
    if let isElement = element.child(named: "bool", key: "isElement")?.bool("value") {
      isAccessibilityElement = isElement
    }
    if let traits = element.child(named: "accessibilityTraits", key: "traits") {
      accessibilityTraits = UIAccessibilityTraits.nibNames.filter { traits[$0.key] == "YES" }
        .reduce(into: UIAccessibilityTraits.none) { $0.formUnion($1.value) }
    }
  }
}

extension UIAccessibilityTraits {
  fileprivate static let nibNames: KeyValuePairs<String, UIAccessibilityTraits> = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header, "tabBar": .tabBar,
  ]
}
