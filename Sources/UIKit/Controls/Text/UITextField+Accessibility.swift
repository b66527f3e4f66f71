extension UITextField {
  /// A field with its text, without one with its placeholder.
  var fieldRole: AccessibilityRole {
    var traits: UIAccessibilityTraits = .textEntry
    if isSecureTextEntry { traits.insert(.secureTextField) }
    if isEditing { traits.insert(.isEditing) }
    let shown = text ?? ""
    let value = isSecureTextEntry ? AccessibilityLabels.dots(for: shown) : shown
    return AccessibilityRole(value: value.isEmpty ? placeholder : value, traits: traits)
      .enabled(isEnabled)
  }
}

extension UISearchTextField {
  /// A field that says what it is for, if nothing else does.
  var searchRole: AccessibilityRole {
    var role = fieldRole
    role.traits.insert(.searchField)
    if role.value?.isEmpty != false { role.label = AccessibilityLabels.search }
    return role
  }
}
