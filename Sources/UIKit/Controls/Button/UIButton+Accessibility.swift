extension UIButton {
  /// A button with its title, or what its picture shows where that is known: iOS says the name of the picture's file.
  var buttonRole: AccessibilityRole {
    let image = configuration?.image ?? currentImage
    let traits: UIAccessibilityTraits = isSelected ? [.button, .selected] : .button
    return AccessibilityRole(
      label: shownTitle ?? image?.accessibilityLabel ?? labelOfType, traits: traits
    ).enabled(isEnabled)
  }

  private var shownTitle: String? {
    let title = configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
    let parts = [title, configuration?.subtitle].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? title : parts.joined(separator: ", ")
  }

  private var labelOfType: String? {
    switch buttonType {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: AccessibilityLabels.moreInfo
    case .contactAdd: AccessibilityLabels.add
    case .close: AccessibilityLabels.close
    }
  }
}
