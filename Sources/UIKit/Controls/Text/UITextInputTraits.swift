internal import Foundation

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
  /// Nil for a caret at the end.
  var selection: NSRange?
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
  /// The traits of the view, or the defaults of one that stores none.
  private var stored: TextInput {
    get { (self as? any TextInputHolding)?.textInput ?? TextInput() }
    set { (self as? any TextInputHolding)?.textInput = newValue }
  }

  /// The keyboard type; no effect in snapshots.
  public var keyboardType: UIKeyboardType {
    get { stored.keyboardType }
    set { stored.keyboardType = newValue }
  }

  /// The label of the return key; no effect in snapshots.
  public var returnKeyType: UIReturnKeyType {
    get { stored.returnKeyType }
    set { stored.returnKeyType = newValue }
  }

  /// Automatic capitalisation of typed text.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { stored.autocapitalizationType }
    set { stored.autocapitalizationType = newValue }
  }

  /// Automatic correction of typed text.
  public var autocorrectionType: UITextAutocorrectionType {
    get { stored.autocorrectionType }
    set { stored.autocorrectionType = newValue }
  }

  /// Spell checking; no effect in snapshots.
  public var spellCheckingType: UITextSpellCheckingType {
    get { stored.spellCheckingType }
    set { stored.spellCheckingType = newValue }
  }

  /// The look of the keyboard; no effect in snapshots.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { stored.keyboardAppearance }
    set { stored.keyboardAppearance = newValue }
  }

  /// Whether typed quotes become typographic ones.
  public var smartQuotesType: UITextSmartQuotesType {
    get { stored.smartQuotesType }
    set { stored.smartQuotesType = newValue }
  }

  /// Whether two typed hyphens become a dash.
  public var smartDashesType: UITextSmartDashesType {
    get { stored.smartDashesType }
    set { stored.smartDashesType = newValue }
  }

  /// Whether spaces around inserted text are adapted.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { stored.smartInsertDeleteType }
    set { stored.smartInsertDeleteType = newValue }
  }

  /// Whether the return key is disabled without text.
  public var enablesReturnKeyAutomatically: Bool {
    get { stored.enablesReturnKeyAutomatically }
    set { stored.enablesReturnKeyAutomatically = newValue }
  }

  /// What the text is about; nil if it is not said.
  public var textContentType: UITextContentType! {
    get { stored.textContentType }
    set { stored.textContentType = newValue }
  }
}
