/// A key of a keyboard that is pressed; a snapshot has none.
@preconcurrency @MainActor open class UIKey {
  /// The letters that the key types.
  public let characters: String
  /// The letters that it types without other keys.
  public let charactersIgnoringModifiers: String
  /// The other keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  public let keyCode: UIKeyboardHIDUsage

  init(_ characters: String, _ modifierFlags: UIKeyModifierFlags, _ keyCode: UIKeyboardHIDUsage) {
    self.characters = characters
    charactersIgnoringModifiers = characters
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}

/// The place of a key, by its number in the USB standard's table of keyboards.
public enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardReturnOrEnter = 40
  case keyboardEscape = 41
  case keyboardDeleteOrBackspace = 42
  case keyboardTab = 43
  case keyboardSpacebar = 44
  case keyboardRightArrow = 79
  case keyboardLeftArrow = 80
  case keyboardDownArrow = 81
  case keyboardUpArrow = 82
}
