internal import Foundation

/// The lines at the end of a cell by which its row is moved: the symbol that lists of a collection have for it.
final class ReorderControl: UIImageView {
  /// As one other project measured it on iOS 26.1; text sizes may change it there.
  static let width: CGFloat = 27

  override init(frame: CGRect) {
    super.init(frame: frame)
    image = UIImage(systemName: "line.3.horizontal")
    preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    tintColor = .tertiaryLabel
    contentMode = .center
  }

  required init?(coder: NSCoder) { nil }

  override var accessibilityRole: AccessibilityRole? {
    AccessibilityRole(label: AccessibilityLabels.reorder, traits: .button)
  }
}
