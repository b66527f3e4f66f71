// Text input traits. They have no effect in snapshots, but cells set them.

/// The keyboard types of a field.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Phone numbers.
  case phonePad = 5
  /// Names and phone numbers.
  case namePhonePad = 6
  /// Email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Twitter.
  case twitter = 9
  /// Searches.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11
}

/// The labels of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Automatic capitalisation.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Never.
  case none = 0
  /// At words.
  case words = 1
  /// At sentences.
  case sentences = 2
  /// Always.
  case allCharacters = 3
}

/// Automatic correction.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The user's setting.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The user's setting.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The text input traits of a field.
struct TextInput {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
}

extension UITextField {
  /// The keyboard type; no effect in snapshots.
  public var keyboardType: UIKeyboardType {
    get { textInput.keyboardType }
    set { textInput.keyboardType = newValue }
  }
  /// The label of the return key; no effect in snapshots.
  public var returnKeyType: UIReturnKeyType {
    get { textInput.returnKeyType }
    set { textInput.returnKeyType = newValue }
  }
  /// Automatic capitalisation of typed text.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textInput.autocapitalizationType }
    set { textInput.autocapitalizationType = newValue }
  }
  /// Automatic correction of typed text.
  public var autocorrectionType: UITextAutocorrectionType {
    get { textInput.autocorrectionType }
    set { textInput.autocorrectionType = newValue }
  }
  /// Spell checking; no effect in snapshots.
  public var spellCheckingType: UITextSpellCheckingType {
    get { textInput.spellCheckingType }
    set { textInput.spellCheckingType = newValue }
  }
}

extension UITextView {
  /// The keyboard type; no effect in snapshots.
  public var keyboardType: UIKeyboardType {
    get { textInput.keyboardType }
    set { textInput.keyboardType = newValue }
  }
  /// The label of the return key; no effect in snapshots.
  public var returnKeyType: UIReturnKeyType {
    get { textInput.returnKeyType }
    set { textInput.returnKeyType = newValue }
  }
  /// Automatic capitalisation of typed text.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textInput.autocapitalizationType }
    set { textInput.autocapitalizationType = newValue }
  }
  /// Automatic correction of typed text.
  public var autocorrectionType: UITextAutocorrectionType {
    get { textInput.autocorrectionType }
    set { textInput.autocorrectionType = newValue }
  }
  /// Spell checking; no effect in snapshots.
  public var spellCheckingType: UITextSpellCheckingType {
    get { textInput.spellCheckingType }
    set { textInput.spellCheckingType = newValue }
  }
}
