internal import Foundation

// Facts about VoiceOver on iOS 17 to 26 in English, from the descriptions that cashapp/AccessibilitySnapshot's tests expect.
extension AccessibleElement {
  /// What VoiceOver says, without the hint.
  package var spoken: String {
    var text = textWithState
    if text.isEmpty { text = hint ?? "" }
    text = text.followed(by: traitWords.joined(separator: " "))
    return said(text, in: place)
  }

  /// What VoiceOver says after a pause; empty for nothing.
  package var spokenHint: String {
    let own = textWithState.isEmpty ? "" : hint ?? ""
    if traits.contains(.notEnabled) { return own }
    if traits.contains(.textEntry) { return textEntryHint }
    if traits.contains(.toggleButton) { return own.followed(by: "Double tap to toggle setting.") }
    // A hint that is said in the place of the description leaves no other.
    let isHintAlone = hint.isSaid && !label.isSaid && !value.isSaid
    guard traits.contains(.adjustable), !isHintAlone else { return own }
    return own.followed(by: "Swipe up or down with one finger to adjust the value.")
  }

  private var textEntryHint: String {
    let rotor = "Use the rotor to access Misspelled Words"
    if traits.contains(.isEditing) { return rotor }
    return traits.contains(.textArea) ? "Double tap to edit., \(rotor)" : "Double tap to edit."
  }

  // MARK: Label and value

  private var textWithState: String {
    let text = textWithValue
    guard traits.contains(.selected) else { return text }
    return text.isEmpty ? "Selected." : "Selected: \(text)"
  }

  private var textWithValue: String {
    var text = isPlainBackButton ? "" : label ?? ""
    var separator = ": "
    if case .cell(let cell) = place {
      text = said(text, in: cell)
      separator = " "
    }
    guard let value, !value.isEmpty, !traits.contains(.toggleButton) else { return text }
    return text.isEmpty ? value : text + separator + value
  }

  /// A back button whose label says no more than its role.
  private var isPlainBackButton: Bool {
    traits.contains(.backButton) && label?.lowercased() == "back"
  }

  // MARK: Traits

  private var traitWords: [String] {
    var words: [String] = []
    func say(_ word: String, if isSaid: Bool) { if isSaid { words.append(word) } }
    say("Dimmed.", if: traits.contains(.notEnabled))
    say("Button.", if: saysButton)
    say("Back Button.", if: traits.contains(.backButton))
    if traits.contains(.toggleButton) {
      say("Switch Button.", if: traits.contains(.button))
      words += toggleState.map { [$0] } ?? []
    }
    say("Tab.", if: traits.contains(.tabBarItem) || place.isTab)
    if traits.contains(.textEntry) {
      let name = traits.contains(.secureTextField) ? "Secure Text Field." : "Text Field."
      say(name, if: !traits.contains(.searchField))
      say("Is editing.", if: traits.contains(.isEditing))
    }
    say("Heading.", if: traits.contains(.header))
    say("Link.", if: traits.contains(.link))
    say("Adjustable.", if: traits.contains(.adjustable))
    say("Image.", if: traits.contains(.image))
    say("Search Field.", if: traits.contains(.searchField))
    return words
  }

  private var saysButton: Bool {
    let others: UIAccessibilityTraits = [.keyboardKey, .toggleButton, .tabBarItem, .backButton]
    return traits.contains(.button) && traits.isDisjoint(with: others) && !place.isTab
  }

  private var toggleState: String? {
    switch value {
    case "0": "Off."
    case "1": "On."
    case "2": "Mixed."
    default: value
    }
  }

  // MARK: Places

  private func said(_ text: String, in place: AccessiblePlace?) -> String {
    switch place {
    case .series(let index, let count), .tab(let index, let count):
      text + (text.isEmpty ? "" : " ") + "\(index) of \(count)."
    case .startOfList: text.followed(by: "List Start.")
    case .endOfList: text.followed(by: "List End.")
    case .startOfLandmark: text.followed(by: "Landmark.")
    case .endOfLandmark: text.followed(by: "End.")
    case .cell, nil: text
    }
  }

  private func said(_ text: String, in cell: AccessiblePlace.TableCell) -> String {
    var parts = cell.headers.map(\.said).filter { !$0.isEmpty }
    parts.append(text.ended)
    if cell.row != nil, cell.height > 1 { parts.append("Spans \(cell.height) rows.") }
    if cell.column != nil, cell.width > 1 { parts.append("Spans \(cell.width) columns.") }
    if let row = cell.row, cell.isFirstInRow { parts.append("Row \(row.plusOne).") }
    if let column = cell.column { parts.append("Column \(column.plusOne).") }
    return parts.joined(separator: " ")
  }
}

extension AccessibleElement.Content {
  /// The label and the value.
  package var spoken: String {
    label.isEmpty || value.isEmpty ? label + value : "\(label): \(value)"
  }
}

extension AccessiblePlace.Header {
  fileprivate var said: String {
    let parts = [label, value].compactMap(\.self).filter { !$0.isEmpty }
    return parts.isEmpty ? "" : parts.joined(separator: ": ") + "."
  }
}

extension AccessiblePlace? {
  fileprivate var isTab: Bool { if case .tab = self { true } else { false } }
}

extension String? {
  fileprivate var isSaid: Bool { self?.isEmpty == false }
}

extension Int {
  /// The number that a user counts from 1.
  fileprivate var plusOne: Int { self == .max ? self : self + 1 }
}

extension String {
  /// The text with a period at its end.
  fileprivate var ended: String { hasSuffix(".") ? self : self + "." }

  /// The text as a sentence, with another one after it.
  fileprivate func followed(by sentence: String) -> String {
    if isEmpty || sentence.isEmpty { return self + sentence }
    return "\(ended) \(sentence)"
  }
}
