import UIKit

/// Views, and what VoiceOver says of them on iOS 17 to 26 as cashapp/AccessibilitySnapshot's tests assert it: the descriptions,
/// each with its hint after an arrow.
@MainActor struct SpokenScene {
  let name: String
  let expected: [String]
  let make: @MainActor () -> UIView

  init(_ name: String, _ expected: [String], _ make: @escaping @MainActor () -> UIView) {
    (self.name, self.expected, self.make) = (name, expected, make)
  }

  static let swipe = "Swipe up or down with one finger to adjust the value."
  static let toggle = "Double tap to toggle setting."

  static var all: [SpokenScene] {
    properties + traits + controls + tabs + lists + tables + selections + orders + modals
  }

  var spoken: [String] {
    let view = make()
    view.layoutIfNeeded()
    return AccessibilityReading(of: view).items.map(\.element.line)
  }

  /// Puts views below each other, 10 points apart, on a screen of 400 × 900 points.
  static func stack(_ views: [UIView], in root: UIView = UIView()) -> UIView {
    root.frame = CGRect(x: 0, y: 0, width: 400, height: 900)
    var y: CGFloat = 20
    for view in views {
      if view.bounds.isEmpty { view.frame.size = CGSize(width: 60, height: 30) }
      view.frame.origin = CGPoint(x: 100, y: y)
      y = view.frame.maxY + 10
      root.addSubview(view)
    }
    return root
  }

  static func element(
    _ label: String? = nil, value: String? = nil, hint: String? = nil,
    _ traits: UIAccessibilityTraits = []
  ) -> UIView {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityValue = value
    view.accessibilityHint = hint
    view.accessibilityTraits = traits
    return view
  }

  static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.sizeToFit()
    return label
  }
}

extension AccessibleElement {
  /// The description, and the hint after an arrow.
  var line: String { spokenHint.isEmpty ? spoken : "\(spoken) → \(spokenHint)" }
}
