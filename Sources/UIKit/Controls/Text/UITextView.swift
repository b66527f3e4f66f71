public import Foundation
internal import Graphics

/// A view with several lines of text, as shown when not editing.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting {
  let textView = UITextContainerView()
  var textInput = TextInput()
  var shownStorage = ShownStorage()
  private var ownLinkAttributes: [NSAttributedString.Key: Any]?
  private(set) var storedText = ""
  private var storedAttributedText: NSAttributedString?

  /// The area in which the text is laid out.
  public let textContainer: NSTextContainer

  // MARK: Text

  /// The text.
  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      storedAttributedText = nil
      contentsDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { storedAttributedText ?? NSAttributedString(string: storedText) }
    set {
      storedAttributedText = newValue
      storedText = newValue?.string ?? ""
      contentsDidChange()
    }
  }

  /// The font of text without attributes; nil for the system's at 12 points.
  open var font: UIFont? {
    didSet { contentsDidChange() }
  }

  /// The colour of text without attributes, `UIColor.label` by default.
  open var textColor: UIColor? = .label {
    didSet { contentsDidChange() }
  }

  /// The direction, which natural alignment follows.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { contentsDidChange() }
  }

  /// The alignment of lines, natural by default.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { contentsDidChange() }
  }

  /// Whether the text follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentsDidChange() }
  }

  // MARK: Behaviour

  /// Whether the text scrolls; if not, the view's intrinsic height fits all of it.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentsDidChange() } }
  }
  /// The delegate for editing; unused in snapshots.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  /// Whether the text is editable; no effect in snapshots.
  open var isEditable = true
  /// Whether the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
  override var accessibilityRole: AccessibilityRole? {
    guard isEditable else { return AccessibilityRole(value: storedText, traits: .staticText) }
    let area: UIAccessibilityTraits = [.textEntry, .textArea]
    return AccessibilityRole(
      value: storedText, traits: isFirstResponder ? area.union(.isEditing) : area)
  }
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
  /// Whether typed text is hidden; kept, a text view draws it all the same.
  open var isSecureTextEntry = false
  /// Whether people can change attributes; kept.
  open var allowsEditingTextAttributes = false
  /// Whether typed text replaces the old one; kept.
  open var clearsOnInsertion = false
  /// The selected characters, as UTF-16; kept, not drawn.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// What in the text becomes a link; kept, not drawn.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// What characters with a link have in place of their own attributes, by default the tint colour; nil restores that.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: tintColor ?? .tintColor] }
    set {
      ownLinkAttributes = newValue
      contentsDidChange()
    }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Does nothing: a snapshot has no selection to scroll to.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Whether the text is selectable; no effect in snapshots.
  open var isSelectable = true

  /// The insets of the text's area: 8 points above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentsDidChange() } }
  }

  // MARK: Creation

  /// Creates a text view with a frame in its superview's coordinates.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Creates a text view with a frame in its superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  override func setUpParts() {
    super.setUpParts()
    backgroundColor = .systemBackground
    // Only labels have their own line break strategy.
    textView.lineBreakStrategy = []
    textContainer.didChange = { [weak self] in self?.contentsDidChange() }
    // On iOS it is not a label.
    textView.hasTakenAppearance = true
    addSubview(textView)
  }

  override var sizesContentByConstraints: Bool { false }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    textView.links = linkTextAttributes
  }

  private func contentsDidChange() {
    updateLabel()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    keyValueObservers?.objectDidChange()
  }

  private func updateLabel() {
    textView.links = linkTextAttributes
    textView.font = font ?? .systemFont(ofSize: 12)
    textView.textAlignment = textAlignment
    textView.semanticContentAttribute = semanticContentAttribute
    textView.numberOfLines = textContainer.maximumNumberOfLines
    textView.lineBreakMode = textContainer.lineBreakMode
    textView.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    if let storedAttributedText {
      if textView.attributedText != storedAttributedText {
        textView.attributedText = storedAttributedText
      }
    } else {
      textView.text = storedText
      textView.textColor = textColor ?? .label
    }
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

  /// The size of the text with its insets; none if the text scrolls.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : textSize(width: wrappingWidth.map { CGFloat($0) } ?? .greatestFiniteMagnitude)
  }

  /// Returns the size of the text with its insets in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  open override func layoutSubviews() {
    takeStorage()
    super.layoutSubviews()
    let inset = textContainerInset
    let padding = textContainer.lineFragmentPadding
    let width = max(0, bounds.width - sides)
    let text = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    textView.frame = CGRect(
      x: inset.left + padding, y: inset.top, width: width, height: text.height)
    contentSize = CGSize(width: bounds.width, height: text.height + inset.top + inset.bottom)
  }

  override var firstBaselineFromTop: Double {
    textContainerInset.top + wrapped { textView.firstBaselineFromTop }
  }

  override var lastBaselineFromBottom: Double {
    textContainerInset.bottom + wrapped { textView.lastBaselineFromBottom }
  }
}

/// The view of a text view's text, with UIKit's class name.
final class UITextContainerView: UILabel {
  /// Only the text view's edges cut its text.
  override var cutsSides: Bool { false }

  /// What characters with a link have in place of their own attributes.
  var links: [NSAttributedString.Key: Any]? {
    didSet { shapedText = nil }
  }

  override var linkAttributes: [NSAttributedString.Key: Any]? { links }
}
