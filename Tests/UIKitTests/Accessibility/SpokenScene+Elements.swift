import UIKit

extension SpokenScene {
  static var properties: [SpokenScene] {
    let kinds: [(String?, String?, String?)] = [
      (nil, nil, nil), ("Label", nil, nil), (nil, "Value", nil), (nil, nil, "Hint"),
      ("Label", "Value", nil), ("Label", nil, "Hint"), (nil, "Value", "Hint"),
      ("Label", "Value", "Hint"),
    ]
    return [
      SpokenScene(
        "views with labels, values and hints",
        [
          "", "Label", "Value", "Hint", "Label: Value", "Label → Hint", "Value → Hint",
          "Label: Value → Hint",
        ]
      ) { stack(kinds.map { element($0, value: $1, hint: $2) }) },
      SpokenScene(
        "labels with labels, values and hints",
        [
          "01: Text", "Label", "03: Text: Value", "04: Text → Hint", "Label: Value",
          "Label → Hint", "07: Text: Value → Hint", "Label: Value → Hint",
        ]
      ) {
        stack(
          kinds.enumerated().map { index, kind in
            let view = label("0\(index + 1): Text")
            view.accessibilityLabel = kind.0
            view.accessibilityValue = kind.1
            view.accessibilityHint = kind.2
            return view
          })
      },
      SpokenScene(
        "little more than traits",
        [
          "Hint. Adjustable.", "Label. Adjustable. → Hint. \(swipe)", "Button. Heading.",
          "Adjustable. → \(swipe)", "Hint. Button.",
        ]
      ) {
        stack([
          element(hint: "Hint", .adjustable), element("Label", hint: "Hint", .adjustable),
          element([.button, .header]), element(.adjustable), element(hint: "Hint", .button),
        ])
      },
      SpokenScene("custom actions", ["Label → Hint", "Label", "Hint", ""]) {
        stack(
          [("Label", "Hint"), ("Label", nil), (nil, "Hint"), (nil, nil)].map { label, hint in
            let view = element(label, hint: hint)
            view.accessibilityCustomActions = [
              UIAccessibilityCustomAction(name: "First Action") { _ in true }
            ]
            return view
          })
      },
      SpokenScene("custom content", ["Label → Hint", "Label", "Hint", ""]) {
        stack(
          [("Label", "Hint"), ("Label", nil), (nil, "Hint"), (nil, nil)].map { label, hint in
            let view = ContentView()
            view.isAccessibilityElement = true
            view.accessibilityLabel = label
            view.accessibilityHint = hint
            return view
          })
      },
    ]
  }

  /// An element without a label.
  private static func element(_ traits: UIAccessibilityTraits) -> UIView {
    element(nil, value: nil, hint: nil, traits)
  }

  final class ContentView: UIView, AXCustomContentProvider {
    var accessibilityCustomContent: [AXCustomContent]! = [
      AXCustomContent(label: "Size", value: "3 MB")
    ]
  }

  static var traits: [SpokenScene] {
    let single: [UIAccessibilityTraits] = [
      .none, .button, .link, .header, .searchField, .image, .selected, .playsSound, .keyboardKey,
      .staticText, .summaryElement, .notEnabled, .updatesFrequently, .startsMediaSession,
      .adjustable, .allowsDirectInteraction, .causesPageTurn, .tabBar,
    ]
    let others: [UIAccessibilityTraits] = [
      .link, .header, .searchField, .image, .selected, .notEnabled, .adjustable, .keyboardKey,
    ]
    let all = single + others.map { [.button, $0] } + [single.reduce(.none) { $0.union($1) }]
    return [
      SpokenScene(
        "buttons of each trait",
        [
          "01", "02. Button.", "03. Link.", "04. Heading.", "05. Search Field.", "06. Image.",
          "Selected: 07", "08", "09", "10", "11", "12. Dimmed.", "13", "14",
          "15. Adjustable. → \(swipe)", "16", "17", "18", "19. Button. Link.",
          "20. Button. Heading.", "21. Button. Search Field.", "22. Button. Image.",
          "Selected: 23. Button.", "24. Dimmed. Button.", "25. Button. Adjustable. → \(swipe)",
          "26", "Selected: 27. Dimmed. Heading. Link. Adjustable. Image. Search Field.",
        ]
      ) {
        let buttons = all.enumerated().map { index, traits in
          let button = UIButton()
          button.setTitle(index < 9 ? "0\(index + 1)" : "\(index + 1)", for: .normal)
          button.accessibilityTraits = traits
          return button
        }
        let root = stack(buttons)
        root.accessibilityElements = buttons
        return root
      },
      SpokenScene(
        "buttons that lead back",
        ["First. Back Button.", "Second. Heading.", "Back Button."]
      ) {
        stack([
          element("First", [.button, .backButton]), element("Second", .header),
          element("Back", [.button, .backButton]),
        ])
      },
    ]
  }
}
