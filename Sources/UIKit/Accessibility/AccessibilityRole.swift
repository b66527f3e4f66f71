/// The default accessibility role of a view's class.
struct AccessibilityRole {
  var isElement = true
  var label: String?
  var traits: UIAccessibilityTraits

  /// The role, including the trait of a disabled view.
  func enabled(_ isEnabled: Bool) -> AccessibilityRole {
    var role = self
    if !isEnabled { role.traits.insert(.notEnabled) }
    return role
  }
}
