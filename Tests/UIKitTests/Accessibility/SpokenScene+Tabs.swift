import UIKit

extension SpokenScene {
  static var tabs: [SpokenScene] {
    [
      SpokenScene(
        "a tab bar",
        [
          "Item A. Tab. 1 of 6.", "Selected: Item B. Tab. 2 of 6.", "Item C. Tab. 3 of 6.",
          "Tab. 4 of 6.", "Label: Value. Tab. 5 of 6. → Hint", "Label: Value. Tab. 6 of 6. → Hint",
        ]
      ) {
        let titles = ["Item A", "Item B", "Item C", nil, "Item E", nil]
        let items = titles.map { UITabBarItem(title: $0, image: nil, selectedImage: nil) }
        items[2].isEnabled = false
        for item in items[4...] {
          item.accessibilityLabel = "Label"
          item.accessibilityValue = "Value"
          item.accessibilityHint = "Hint"
        }
        return bar(items, selected: items[1])
      },
      SpokenScene(
        "a tab bar with badges",
        [
          "Item A. Tab. 1 of 4.", "Item B: 3 items. Tab. 2 of 4.", "Item C: A. Tab. 3 of 4.",
          "Item D: Value. Tab. 4 of 4.",
        ]
      ) {
        let items = zip("ABCD", ["", "3", "A", "3"]).map { letter, badge in
          let item = UITabBarItem(title: "Item \(letter)", image: nil, selectedImage: nil)
          item.badgeValue = badge
          return item
        }
        items[3].accessibilityValue = "Value"
        return bar(items, selected: nil)
      },
      SpokenScene(
        "a view of tabs",
        [
          "Item A. Tab. 1 of 11.", "Selected: Item B. Tab. 2 of 11.",
          "Item C. Dimmed. Tab. 3 of 11.", "Tab. 4 of 11.", "2. Tab. 5 of 11.",
          "1. Tab. 6 of 11.", "3. Tab. 7 of 11.",
          "H. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 8 of 11.",
          "1. Tab. 9 of 11.", "2. Tab. 10 of 11.", "3. Tab. 11 of 11.",
        ]
      ) { tabView },
      SpokenScene(
        "a list of tabs",
        [
          "Item A. Tab. 1 of 5.", "Selected: Item B. Tab. 2 of 5.", "Item C. Dimmed. Tab. 3 of 5.",
          "Tab. 4 of 5.",
          "Item E. Dimmed. Tab. Heading. Link. Adjustable. Image. Search Field. 5 of 5.",
        ]
      ) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
        view.accessibilityTraits = .tabBar
        let all: UIAccessibilityTraits = [
          .notEnabled, .header, .link, .adjustable, .image, .searchField,
        ]
        let kinds: [(String?, UIAccessibilityTraits)] = [
          ("Item A", []), ("Item B", .selected), ("Item C", .notEnabled), (nil, []),
          ("Item E", all),
        ]
        view.accessibilityElements = kinds.enumerated().map { index, kind in
          let element = UIAccessibilityElement(accessibilityContainer: view)
          (element.accessibilityLabel, element.accessibilityTraits) = kind
          element.accessibilityFrameInContainerSpace = CGRect(
            x: index * 80, y: 0, width: 80, height: 40)
          return element
        }
        return view
      },
    ]
  }

  private static func bar(_ items: [UITabBarItem], selected: UITabBarItem?) -> UIView {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 49))
    bar.items = items
    bar.selectedItem = selected
    return bar
  }

  /// Buttons at 50 points each; the fifth and sixth have labels in their place, and the seventh is no element.
  private static var tabView: UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
    view.accessibilityTraits = .tabBar
    let tabs = ["A", "B", "C", nil, nil, nil, "G", "H"].enumerated().map { index, title in
      let button = UIButton(frame: CGRect(x: index * 50, y: 0, width: 50, height: 40))
      button.setTitle(title, for: .normal)
      return button
    }
    for (tab, letter) in zip(tabs, "ABC") { tab.accessibilityLabel = "Item \(letter)" }
    tabs[1].isSelected = true
    tabs[2].isEnabled = false
    for (tab, isContainer) in [(tabs[4], false), (tabs[5], true)] {
      let labels = ["1", "2", "3"].enumerated().map { index, text in
        let part = label(text)
        part.frame.origin = CGPoint(x: 2 + 16 * index, y: 10)
        return part
      }
      for part in labels { tab.addSubview(part) }
      tab.isAccessibilityElement = false
      if isContainer { tab.accessibilityElements = [labels[1], labels[0], labels[2]] }
    }
    tabs[6].isAccessibilityElement = false
    tabs[6].titleLabel?.isAccessibilityElement = false
    tabs[7].accessibilityTraits.insert([
      .notEnabled, .header, .link, .adjustable, .image, .searchField,
    ])
    for tab in tabs.reversed() { view.addSubview(tab) }
    return view
  }
}
