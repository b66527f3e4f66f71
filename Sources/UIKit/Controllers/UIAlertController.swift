/// An alert or a sheet of actions.
///
/// It is kept; nothing of it is drawn.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
/// controller.present(alert, animated: true)
/// ```
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// How it is presented.
  public enum Style: Int, Sendable {
    /// From the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// The message below the title.
  open var message: String?
  open var preferredStyle: Style { style }
  /// The actions, in the order they were added.
  open private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  /// The text fields, in the order they were added; nil without any.
  open private(set) var textFields: [UITextField]?
  private var style = Style.actionSheet

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    style = preferredStyle
  }

  /// Adds an action.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a text field, which the handler fills.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// An action of an alert.
@preconcurrency @MainActor open class UIAlertAction {
  /// How an action looks.
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    /// It may change or delete data.
    case destructive = 2
  }

  open private(set) var title: String?
  open private(set) var style = Style.default
  open var isEnabled = true
  private(set) var handler: ((UIAlertAction) -> Void)?

  /// Creates an action without a title.
  public init() {}

  /// Creates an action.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
