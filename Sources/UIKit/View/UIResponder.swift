public import Foundation

/// The root of the view classes.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// The name of the class, without an address: messages of two runs would differ.
  open override nonisolated var description: String { "\(type(of: self))" }

  /// Called after all objects of an Interface Builder file are connected.
  open func awakeFromNib() {}

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  // MARK: Accessibility

  private var accessibility: AccessibilityAttributes?
  /// The class's default for accessibility; nil for containers.
  var accessibilityRole: AccessibilityRole? { nil }

  /// Whether the object itself is an accessibility element, rather than a container of elements.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibilityRole?.isElement ?? false }
    set { setAccessibility { $0.isElement = newValue } }
  }
  /// A short description of the object.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? accessibilityRole?.label }
    set { setAccessibility { $0.label = newValue } }
  }
  /// The result of activating the object.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { setAccessibility { $0.hint = newValue } }
  }
  /// The object's value, where it has one.
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { setAccessibility { $0.value = newValue } }
  }
  /// A name for tests; messages use it for views that are not stored in a property.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { setAccessibility { $0.identifier = newValue } }
  }
  /// The object's role and state.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? accessibilityRole?.traits ?? .none }
    set { setAccessibility { $0.traits = newValue } }
  }
  /// The contained elements, in reading order; nil for those of the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { setAccessibility { $0.elements = newValue } }
  }
  /// Whether assistive technologies ignore all contained elements.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { setAccessibility { $0.elementsHidden = newValue } }
  }
  /// Whether assistive technologies ignore the object's siblings.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { setAccessibility { $0.isModal = newValue } }
  }
  /// Whether the contained elements are read before the siblings.
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
