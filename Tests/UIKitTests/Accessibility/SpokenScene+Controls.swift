import UIKit

extension SpokenScene {
  static var controls: [SpokenScene] {
    [
      switches,
      SpokenScene("a page control", ["page 2 of 3. Adjustable. → \(swipe)"]) {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.currentPage = 1
        return stack([control])
      },
      SpokenScene(
        "a segmented control",
        [
          "Segment A. Button. 1 of 3.", "Selected: Segment B. Button. 2 of 3.",
          "Segment C. Button. 3 of 3.",
        ]
      ) {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        return stack([control])
      },
      SpokenScene("a slider", ["75%. Adjustable. → \(swipe)"]) {
        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 75
        return stack([slider])
      },
      SpokenScene("a stepper", ["Decrement. Button.", "Increment. Button."]) {
        let stepper = UIStepper()
        (stepper.minimumValue, stepper.maximumValue) = (-1, 1)
        return stack([stepper])
      },
      SpokenScene("a stepper at its end", ["Decrement. Dimmed. Button.", "Increment. Button."]) {
        let stepper = UIStepper()
        stepper.maximumValue = 1
        return stack([stepper])
      },
      SpokenScene(
        "text fields",
        [
          "Text Field. → Double tap to edit.",
          "Text Field. Is editing. → Use the rotor to access Misspelled Words",
          "Some placeholder text. Text Field. → Double tap to edit.",
          "Hello from Text Field. Text Field. → Double tap to edit.",
        ]
      ) {
        let fields = (0..<4).map { _ in
          UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        }
        fields[2].placeholder = "Some placeholder text"
        fields[3].text = "Hello from Text Field"
        let root = stack(fields, in: window)
        _ = fields[1].becomeFirstResponder()
        return root
      },
      SpokenScene(
        "text views",
        [
          "Text Field. → Double tap to edit., Use the rotor to access Misspelled Words",
          "Text Field. Is editing. → Use the rotor to access Misspelled Words",
          "Hello from Text View. Text Field. → "
            + "Double tap to edit., Use the rotor to access Misspelled Words",
        ]
      ) {
        let views = (0..<3).map { _ in UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        }
        views[2].text = "Hello from Text View"
        let root = stack(views, in: window)
        _ = views[1].becomeFirstResponder()
        return root
      },
    ]
  }

  /// What has a first responder.
  private static var window: UIWindow {
    let window = UIWindow()
    window.isHidden = false
    return window
  }

  private static var switches: SpokenScene {
    let rest = "Heading. Link. Adjustable. Image. Search Field."
    let many: UIAccessibilityTraits = [
      .selected, .button, .header, .link, .adjustable, .image, .searchField,
    ]
    return SpokenScene(
      "switches, and views that say they are one",
      [
        "Switch Button. On. → \(toggle)", "Switch Button. Off. → \(toggle)",
        "Dimmed. Switch Button. On.", "Label. Switch Button. On. → \(toggle)",
        "Label. Switch Button. Off. → \(toggle)", "Label. Switch Button. On. → \(toggle)",
        "Label. Switch Button. On. → Hint. \(toggle)",
        "Selected: Label. Switch Button. Off. \(rest) → Hint. \(toggle)",
        "Selected: Label. Dimmed. Switch Button. Off. \(rest) → Hint",
        "Fake Label. Switch Button. On. → \(toggle)", "Fake Label. Switch Button. Off. → \(toggle)",
        "Fake Label. Switch Button. Mixed. → \(toggle)", "Fake Label. On. → \(toggle)",
        "Fake Label. 3 → \(toggle)", "Fake Label. Switch Button. Value → \(toggle)",
      ]
    ) {
      let isOn = [true, false, true, true, false, true, true, false, false]
      let switches = isOn.map { isOn in
        let view = UISwitch()
        view.isOn = isOn
        return view
      }
      switches[2].isEnabled = false
      for view in switches[3...] { view.accessibilityLabel = "Label" }
      for view in switches[5...] { view.accessibilityValue = "Value" }
      for view in switches[6...] { view.accessibilityHint = "Hint" }
      switches[7].accessibilityTraits.insert(many)
      switches[8].accessibilityTraits.insert(many.union(.notEnabled))
      let others: [(String, UIAccessibilityTraits)] = [
        ("1", [.toggleButton, .button]), ("0", [.toggleButton, .button]),
        ("2", [.toggleButton, .button]), ("1", .toggleButton), ("3", .toggleButton),
        ("Value", [.button, .toggleButton]),
      ]
      return stack(switches + others.map { element("Fake Label", value: $0, $1) })
    }
  }
}
