/// What a view of a class is to assistive technologies, unless the app says otherwise.
struct AccessibilityRole {
  var isElement = true
  var label: String?
  var traits: UIAccessibilityTraits

  /// The role with what a disabled view adds.
  func enabled(_ isEnabled: Bool) -> AccessibilityRole {
    var role = self
    if !isEnabled { role.traits.insert(.notEnabled) }
    return role
  }
}
