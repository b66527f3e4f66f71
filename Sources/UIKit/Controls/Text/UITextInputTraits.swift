// What tells the system how text is entered. No picture shows it; cells set it.

/// The keyboards of a field.
public enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// ASCII.
  case asciiCapable = 1
  /// Numbers and signs.
  case numbersAndPunctuation = 2
  /// Addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Short messages.
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

/// When letters become capital.
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

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the user chose.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether the spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the user chose.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What tells the system how a field's text is entered.
struct TextInput {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
}

extension UITextField {
  /// The keyboard, which no picture shows.
  public var keyboardType: UIKeyboardType {
    get { textInput.keyboardType }
    set { textInput.keyboardType = newValue }
  }
  /// The label of the return key, which no picture shows.
  public var returnKeyType: UIReturnKeyType {
    get { textInput.returnKeyType }
    set { textInput.returnKeyType = newValue }
  }
  /// When letters that are typed become capital.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textInput.autocapitalizationType }
    set { textInput.autocapitalizationType = newValue }
  }
  /// Whether words that are typed are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { textInput.autocorrectionType }
    set { textInput.autocorrectionType = newValue }
  }
  /// Whether the spelling is checked, which no picture shows.
  public var spellCheckingType: UITextSpellCheckingType {
    get { textInput.spellCheckingType }
    set { textInput.spellCheckingType = newValue }
  }
}

extension UITextView {
  /// The keyboard, which no picture shows.
  public var keyboardType: UIKeyboardType {
    get { textInput.keyboardType }
    set { textInput.keyboardType = newValue }
  }
  /// The label of the return key, which no picture shows.
  public var returnKeyType: UIReturnKeyType {
    get { textInput.returnKeyType }
    set { textInput.returnKeyType = newValue }
  }
  /// When letters that are typed become capital.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textInput.autocapitalizationType }
    set { textInput.autocapitalizationType = newValue }
  }
  /// Whether words that are typed are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { textInput.autocorrectionType }
    set { textInput.autocorrectionType = newValue }
  }
  /// Whether the spelling is checked, which no picture shows.
  public var spellCheckingType: UITextSpellCheckingType {
    get { textInput.spellCheckingType }
    set { textInput.spellCheckingType = newValue }
  }
}
