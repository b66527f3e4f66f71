/// The root of the view classes.
///
/// Compared and hashed by identity, as `NSObject` subclasses are on iOS.
@preconcurrency @MainActor open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// Tells an object of an Interface Builder file that all of the file's objects are connected.
  open func awakeFromNib() {}

  /// The responder that events go to next; nil at the end of the chain.
  open var next: UIResponder? { nil }

  // MARK: Accessibility

  private var accessibility: AccessibilityAttributes?
  /// What the class is while the app has not said anything; nil for what only holds others.
  var accessibilityRole: AccessibilityRole? { nil }

  /// Whether assistive technologies reach the object itself, and not what it holds.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibilityRole?.isElement ?? false }
    set { setAccessibility { $0.isElement = newValue } }
  }
  /// What the object is, in a word or a few.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? accessibilityRole?.label }
    set { setAccessibility { $0.label = newValue } }
  }
  /// What activating the object does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility { $0.hint = newValue } }
  }
  /// The object's value, where it has one.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility { $0.value = newValue } }
  }
  /// A name for tests; messages use it where no property holds the view.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { setAccessibility { $0.identifier = newValue } }
  }
  /// What the object is and does.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibilityRole?.traits ?? .none }
    set { setAccessibility { $0.traits = newValue } }
  }
  /// The elements within, in the order of reading; nil for those of the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility { $0.elements = newValue } }
  }
  /// Whether assistive technologies pass over all within.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { setAccessibility { $0.elementsHidden = newValue } }
  }
  /// Whether assistive technologies pass over the object's siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility { $0.isModal = newValue } }
  }
  /// Whether all within is read before what stands beside it.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { setAccessibility { $0.groupsChildren = newValue } }
  }

  private func setAccessibility(_ change: (AccessibilityAttributes) -> Void) {
    let attributes = accessibility ?? AccessibilityAttributes()
    change(attributes)
    accessibility = attributes
  }
}

extension UIResponder: Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
