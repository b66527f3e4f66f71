public import Foundation
internal import Graphics

/// A control with one line of text, as shown when not editing.
@preconcurrency @MainActor open class UITextField: UIControl, UIContentSizeCategoryAdjusting {
  /// The border styles of a text field.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    /// A rounded border on the background colour.
    case roundedRect = 3
  }

  /// When a side view is visible.
  public enum ViewMode: Int, Sendable {
    case never = 0
    /// While editing, so never in snapshots.
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3

    var isShown: Bool { self == .always || self == .unlessEditing }
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  let textView = UITextFieldLabel()
  let placeholderView = UITextFieldLabel()
  var textInput = TextInput()
  private var storedText: String?
  private var storedAttributedPlaceholder: NSAttributedString?

  // MARK: Text

  /// The text; an empty one shows the placeholder.
  open var text: String? {
    get { storedText ?? "" }
    set {
      storedText = newValue
      contentsDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    didSet {
      storedText = attributedText?.string
      contentsDidChange()
    }
  }

  /// The placeholder shown without text.
  open var placeholder: String? {
    didSet {
      storedAttributedPlaceholder = nil
      contentsDidChange()
    }
  }

  /// The attributed placeholder shown without text.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue
      contentsDidChange()
    }
  }

  /// The font, the system's at 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet { contentsDidChange() }
  }

  /// The colour of the text, `UIColor.label` by default.
  ///
  /// A disabled field dims only a default colour, as pictures of iOS 17 show.
  open var textColor: UIColor? {
    get { ownTextColor ?? .label }
    set {
      ownTextColor = newValue
      setNeedsLayout()
    }
  }
  var ownTextColor: UIColor?

  /// How the text is aligned, natural by default.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { setNeedsLayout() }
  }

  /// Whether text shrinks to fit, down to `minimumFontSize`.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsLayout() }
  }

  /// The minimum font size in points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// Whether the text follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentsDidChange() }
  }

  /// Whether each character is a dot.
  open var isSecureTextEntry = false {
    didSet { contentsDidChange() }
  }

  /// Whether the field gets input; it is drawn as without.
  open var isEditing: Bool { isFirstResponder }
  override var accessibilityRole: AccessibilityRole? { fieldRole }
  /// True, unless the field is disabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// The view instead of the keyboard; kept, not drawn.
  open override var inputView: UIView? {
    get { textInput.inputView }
    set { textInput.inputView = newValue }
  }
  /// The view above the keyboard; kept, not drawn.
  open override var inputAccessoryView: UIView? {
    get { textInput.accessoryView }
    set { textInput.accessoryView = newValue }
  }
  /// Whether the text is removed when editing begins; kept.
  open var clearsOnBeginEditing = false
  /// Whether typed text replaces the old one; kept.
  open var clearsOnInsertion = false
  /// Whether people can change attributes; kept.
  open var allowsEditingTextAttributes = false
  /// The attributes of typed text; nil while nothing is typed.
  open var typingAttributes: [NSAttributedString.Key: Any]?

  /// The delegate for editing; unused in snapshots.
  open weak var delegate: (any UITextFieldDelegate)?

  // MARK: Frame and sides

  /// The border style, none by default.
  open var borderStyle: BorderStyle = .none {
    didSet { contentsDidChange() }
  }

  /// The background image of a field without a rounded border.
  open var background: UIImage?
  open var disabledBackground: UIImage?

  /// The view before the text.
  open var leftView: UIView? {
    didSet { replace(oldValue, with: leftView) }
  }
  /// When the view before the text is visible; never by default.
  open var leftViewMode: ViewMode = .never {
    didSet { contentsDidChange() }
  }
  /// The view after the text.
  open var rightView: UIView? {
    didSet { replace(oldValue, with: rightView) }
  }
  /// When the view after the text is visible; never by default.
  open var rightViewMode: ViewMode = .never {
    didSet { contentsDidChange() }
  }
  /// When the clear button is visible; never by default.
  open var clearButtonMode: ViewMode = .never {
    didSet { contentsDidChange() }
  }

  // MARK: Creation

  override func setUpParts() {
    clipsToBounds = true
    addSubview(placeholderView)
    addSubview(textView)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    contentsDidChange()
  }

  private func contentsDidChange() {
    updateLabels()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    keyValueObservers?.objectDidChange()
  }

  // MARK: Editing

  /// Puts text in place of the selected characters, with the caret behind it.
  open func insertText(_ text: String) { replaceSelection(by: text) }
  /// Removes the selected characters, or the one before the caret.
  open func deleteBackward() { removeBackward() }
  /// Zero: no caret is drawn.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// None: no selection is drawn.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  // MARK: Layout

  override var measuresContentsAnew: Bool { true }

  /// The size of the text, or of the placeholder without one, with the border and the side views.
  open override var intrinsicContentSize: CGSize { fieldSize }

  /// Returns the size of the text with the border and the side views.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fieldSize }

  /// Returns the rectangle of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(in: bounds) }

  /// Returns the rectangle of the text while editing; unused in snapshots.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the view before the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: leftView, in: bounds, isLeft: !readsRightToLeft)
  }

  /// Returns the rectangle of the view after the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(of: rightView, in: bounds, isLeft: readsRightToLeft)
  }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(in: bounds) }

  open override func layoutSubviews() {
    updateLabels()
    super.layoutSubviews()
    placeContents()
  }

  override var firstBaselineFromTop: Double { baselineFromTop }

  override var lastBaselineFromBottom: Double { fieldSize.height - baselineFromTop }

  override func drawContents(into canvas: inout Canvas) { drawFrame(into: &canvas) }
}

/// The label of a text field's text, with UIKit's class name.
final class UITextFieldLabel: UILabel {}
