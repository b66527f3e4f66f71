/// The default accessibility role of a view's class.
package struct AccessibilityRole {
  package var isElement: Bool
  package var label: String?
  package var value: String?
  package var traits: UIAccessibilityTraits

  package init(
    isElement: Bool = true, label: String? = nil, value: String? = nil,
    traits: UIAccessibilityTraits
  ) {
    (self.isElement, self.label, self.value, self.traits) = (isElement, label, value, traits)
  }

  /// The role, including the trait of a disabled view.
  package func enabled(_ isEnabled: Bool) -> AccessibilityRole {
    var role = self
    if !isEnabled { role.traits.insert(.notEnabled) }
    return role
  }
}
