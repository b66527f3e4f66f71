// Text input traits. They have no effect in snapshots, but cells set them.

/// The traits of a field's input, with UIKit's defaults.
struct TextInput {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var enablesReturnKeyAutomatically = false
  var textContentType: UITextContentType?
  var inputView: UIView?
  var accessoryView: UIView?
}

/// A view that stores traits of its input.
@MainActor protocol TextInputHolding: UIView {
  var textInput: TextInput { get set }
}

/// A view with traits of its input: a text field, a text view or a search bar.
@preconcurrency @MainActor public protocol UITextInputTraits: AnyObject {}

extension UITextField: UITextInputTraits, TextInputHolding {}

extension UITextView: UITextInputTraits, TextInputHolding {}

extension UISearchBar: UITextInputTraits, TextInputHolding {
  var textInput: TextInput {
    get { searchTextField.textInput }
    set { searchTextField.textInput = newValue }
  }
}

extension UITextInputTraits where Self: UIView {
  /// The keyboard type; no effect in snapshots.
  public var keyboardType: UIKeyboardType {
    get { (self as? any TextInputHolding)?.textInput.keyboardType ?? TextInput().keyboardType }
    set { (self as? any TextInputHolding)?.textInput.keyboardType = newValue }
  }

  /// The label of the return key; no effect in snapshots.
  public var returnKeyType: UIReturnKeyType {
    get { (self as? any TextInputHolding)?.textInput.returnKeyType ?? TextInput().returnKeyType }
    set { (self as? any TextInputHolding)?.textInput.returnKeyType = newValue }
  }

  /// Automatic capitalisation of typed text.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get {
      (self as? any TextInputHolding)?.textInput.autocapitalizationType
        ?? TextInput().autocapitalizationType
    }
    set { (self as? any TextInputHolding)?.textInput.autocapitalizationType = newValue }
  }

  /// Automatic correction of typed text.
  public var autocorrectionType: UITextAutocorrectionType {
    get {
      (self as? any TextInputHolding)?.textInput.autocorrectionType
        ?? TextInput().autocorrectionType
    }
    set { (self as? any TextInputHolding)?.textInput.autocorrectionType = newValue }
  }

  /// Spell checking; no effect in snapshots.
  public var spellCheckingType: UITextSpellCheckingType {
    get {
      (self as? any TextInputHolding)?.textInput.spellCheckingType ?? TextInput().spellCheckingType
    }
    set { (self as? any TextInputHolding)?.textInput.spellCheckingType = newValue }
  }

  /// The look of the keyboard; no effect in snapshots.
  public var keyboardAppearance: UIKeyboardAppearance {
    get {
      (self as? any TextInputHolding)?.textInput.keyboardAppearance
        ?? TextInput().keyboardAppearance
    }
    set { (self as? any TextInputHolding)?.textInput.keyboardAppearance = newValue }
  }

  /// Whether typed quotes become typographic ones.
  public var smartQuotesType: UITextSmartQuotesType {
    get {
      (self as? any TextInputHolding)?.textInput.smartQuotesType ?? TextInput().smartQuotesType
    }
    set { (self as? any TextInputHolding)?.textInput.smartQuotesType = newValue }
  }

  /// Whether two typed hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get {
      (self as? any TextInputHolding)?.textInput.smartDashesType ?? TextInput().smartDashesType
    }
    set { (self as? any TextInputHolding)?.textInput.smartDashesType = newValue }
  }

  /// Whether spaces around inserted text are adapted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get {
      (self as? any TextInputHolding)?.textInput.smartInsertDeleteType
        ?? TextInput().smartInsertDeleteType
    }
    set { (self as? any TextInputHolding)?.textInput.smartInsertDeleteType = newValue }
  }

  /// Whether the return key is disabled without text.
  public var enablesReturnKeyAutomatically: Bool {
    get {
      (self as? any TextInputHolding)?.textInput.enablesReturnKeyAutomatically
        ?? TextInput().enablesReturnKeyAutomatically
    }
    set { (self as? any TextInputHolding)?.textInput.enablesReturnKeyAutomatically = newValue }
  }

  /// What the text is about; nil if it is not said.
  public var textContentType: UITextContentType! {
    get {
      (self as? any TextInputHolding)?.textInput.textContentType ?? TextInput().textContentType
    }
    set { (self as? any TextInputHolding)?.textInput.textContentType = newValue }
  }
}
