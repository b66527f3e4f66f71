public import Foundation

/// An item of a bar: a title or an image.
///
/// It is kept; bars draw no items.
@preconcurrency @MainActor open class UIBarItem: NSObject, KeyValueObserverHolder {
  package var keyValueObservers: KeyValueObservers?

  open var title: String? { didSet { keyValueObservers?.objectDidChange() } }
  open var image: UIImage? { didSet { keyValueObservers?.objectDidChange() } }
  /// The image in a compact phone on its side.
  open var landscapeImagePhone: UIImage?
  open var imageInsets: UIEdgeInsets = .zero
  open var isEnabled = true { didSet { keyValueObservers?.objectDidChange() } }
  /// A number that identifies the item in the app.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A short description.
  open var accessibilityLabel: String?
  /// The result of choosing the item.
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .button
  private var titleAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }

  /// Sets the attributes of the title in a state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state.rawValue] = attributes
  }

  /// Returns the attributes of the title in a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
