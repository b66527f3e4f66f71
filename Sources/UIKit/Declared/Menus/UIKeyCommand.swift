/// A command with the keys of a keyboard that send it.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The key, as the text that it types without modifiers.
  open internal(set) var input: String?
  /// The keys that are held with it.
  open internal(set) var modifierFlags: UIKeyModifierFlags
  /// Whether the app gets the keys before the system; kept.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether another key takes its place on keyboards without it; kept.
  open var allowsAutomaticLocalization = true
  /// Whether brackets and arrows change sides from right to left; kept.
  open var allowsAutomaticMirroring = true

  /// Creates a command of keys.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command of a menu with its keys.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes forwards.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}

/// Keys of a keyboard that are held with others.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

extension UIResponder {
  /// Does what pressing keys would: sends the first command with them of this object, or of the next in the chain.
  ///
  /// This is for tests, and absent on iOS.
  /// - Returns: whether a command was sent.
  @discardableResult public func press(
    _ input: String, modifierFlags: UIKeyModifierFlags = []
  ) -> Bool {
    for responder in responders.all {
      let command = responder.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifierFlags
      }
      if let command { return command.perform(from: self) }
    }
    return false
  }
}
