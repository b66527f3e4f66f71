public import Foundation

/// A field for the text of a search, with a magnifying glass.
///
/// The field is 36 points high and 8 points from the sides of a bar that is 56 points high.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// The background of a bar.
  public enum Style: UInt, Sendable {
    case `default` = 0
    /// A translucent one.
    case prominent = 1
    /// None.
    case minimal = 2
  }
  /// The pictures of a bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The cross that removes the text.
    case clear = 1
    /// The book.
    case bookmark = 2
    case resultsList = 3
  }

  /// The delegate; kept, but not called.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The text; an empty one shows the placeholder.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder shown without text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  public let searchTextField = UISearchTextField()
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  /// The picture of the bar's background; it replaces the colour.
  open var backgroundImage: UIImage?
  /// The line above the field; kept, not drawn.
  open var prompt: String?
  /// Whether there is a button that cancels the search.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }
  /// The titles of the scopes; kept, not drawn.
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  /// Whether the scopes show; kept, not drawn.
  open var showsScopeBar = false
  private lazy var cancelButton = makeCancelButton()

  override func setUpParts() { addSubview(searchTextField) }

  /// Shows the button that cancels the search, or hides it.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Sets the magnifying glass; the other pictures are not drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard icon == .search else { return }
    searchTextField.leftView = iconImage.map { UIImageView(image: $0) }
  }

  /// Any width, and 56 points of height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// Returns the given width, and 56 points of height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    cancelButton.isHidden = !showsCancelButton
    if showsCancelButton, cancelButton.superview == nil { addSubview(cancelButton) }
    let button = showsCancelButton ? cancelButton.intrinsicContentSize : .zero
    let room = bounds.insetBy(dx: Self.side, dy: 0)
    let fieldWidth = max(0, room.width - (showsCancelButton ? button.width + Self.side : 0))
    let fieldX = readsRightToLeft ? room.maxX - fieldWidth : room.minX
    searchTextField.frame = pixelGrid.moved(
      CGRect(
        x: fieldX, y: bounds.midY - Self.fieldHeight / 2, width: fieldWidth,
        height: Self.fieldHeight))
    cancelButton.frame = pixelGrid.moved(
      CGRect(
        x: readsRightToLeft ? room.minX : room.maxX - button.width,
        y: bounds.midY - button.height / 2, width: button.width, height: button.height))
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    return button
  }

  override func drawContents(into canvas: inout Canvas) {
    guard searchBarStyle != .minimal, backgroundImage == nil else { return }
    canvas.fill(bounds, resolved(barTintColor ?? .secondarySystemBackground))
  }

  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let side: CGFloat = 8
}

/// The field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  override func setUpParts() {
    super.setUpParts()
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.tintColor = .secondaryLabel
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
  }

  override var accessibilityRole: AccessibilityRole? { searchRole }

  /// Returns the rectangle of the text, behind the magnifying glass.
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    standardTextRect(in: bounds.insetBy(dx: Self.side, dy: 0)).insetBy(dx: Self.side / 2, dy: 0)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds.insetBy(dx: Self.side, dy: 0))
  }

  override func drawContents(into canvas: inout Canvas) {
    canvas.fillRounded(bounds, radius: 10, resolved(.tertiarySystemFill))
    super.drawContents(into: &canvas)
  }

  private static let side: CGFloat = 8
}

/// The delegate of a search bar; nothing is called.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  // optional
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  // optional: true
  /// Returns whether editing may begin; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  // optional
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  // optional
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  // optional
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  // optional
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}
