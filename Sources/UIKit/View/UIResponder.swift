public import Foundation

/// The root of the view classes.
@preconcurrency @MainActor open class UIResponder: NSObject, KeyValueObserverHolder {
  package var keyValueObservers: KeyValueObservers?

  public override init() { super.init() }

  /// The name of the class, without an address: messages of two runs would differ.
  open override nonisolated var description: String { "\(type(of: self))" }

  /// Called after all objects of an Interface Builder file are connected.
  open func awakeFromNib() {}
  /// Never called: classes of Objective-C have the methods of NSObject themselves, so that apps can override it by mistake.
  open class func awakeFromNib() {}

  /// Never called: prepares a view for the canvas of Interface Builder.
  open func prepareForInterfaceBuilder() {}

  /// Returns false unless overridden: selectors are methods of objects.
  open class func responds(to aSelector: Selector) -> Bool { false }

  /// Called after a change of a property that this object observes by its name.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The next responder in the chain; nil at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the object can get input first; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object gives up being first; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object gets input first.
  open var isFirstResponder: Bool { enclosingWindow?.firstResponder === self }
  /// The view instead of the keyboard; kept by text fields and text views, not drawn.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; kept by text fields and text views, not drawn.
  open var inputAccessoryView: UIView? { nil }

  /// The controller of the view instead of the keyboard; nil unless overridden.
  open var inputViewController: UIInputViewController? { nil }
  /// The controller of the view above the keyboard; nil unless overridden.
  open var inputAccessoryViewController: UIInputViewController? { nil }

  /// Makes the object the first of its window; returns false outside a window.
  ///
  /// No keyboard and no caret are drawn.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let window = enclosingWindow,
      window.firstResponder?.resignFirstResponder() != false
    else { return false }
    window.firstResponder = self
    return true
  }

  /// Ends being first; returns whether the object is not first any more.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    enclosingWindow?.firstResponder = nil
    return true
  }

  /// Does nothing: a snapshot has no keyboard.
  open func reloadInputViews() {}

  var enclosingWindow: UIWindow? { nil }

  // MARK: Events

  /// Never called: the device does not move in a snapshot.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: the device does not move in a snapshot.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: the device does not move in a snapshot.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Passes the touches on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextToTell?.touchesBegan(touches, with: event)
  }

  /// Passes the touches on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextToTell?.touchesMoved(touches, with: event)
  }

  /// Passes the touches on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextToTell?.touchesEnded(touches, with: event)
  }

  /// Passes the touches on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    nextToTell?.touchesCancelled(touches, with: event)
  }

  /// Passes the presses on to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextToTell?.pressesBegan(presses, with: event)
  }

  /// Passes the presses on to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextToTell?.pressesEnded(presses, with: event)
  }

  /// Passes the presses on to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    nextToTell?.pressesCancelled(presses, with: event)
  }

  // MARK: Editing

  /// Does nothing.
  open func cut(_ sender: Any?) {}
  /// Does nothing.
  open func copy(_ sender: Any?) {}
  /// Does nothing.
  open func paste(_ sender: Any?) {}
  /// Does nothing.
  open func delete(_ sender: Any?) {}
  /// Does nothing.
  open func select(_ sender: Any?) {}
  /// Does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Does nothing.
  open func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing.
  open func toggleBoldface(_ sender: Any?) {}
  /// Does nothing.
  open func toggleItalics(_ sender: Any?) {}
  /// Does nothing.
  open func toggleUnderline(_ sender: Any?) {}
  /// Does nothing.
  open func duplicate(_ sender: Any?) {}
  /// Does nothing.
  open func move(_ sender: Any?) {}
  /// Does nothing.
  open func rename(_ sender: Any?) {}

  // MARK: Accessibility

  private var accessibility: AccessibilityAttributes?
  /// The class's default for accessibility; nil for containers.
  var accessibilityRole: AccessibilityRole? { nil }
  /// Elements that the class has without views for them; nil for those of its subviews.
  var accessibilityParts: [AccessibilityPart]? { nil }
  /// What an app said about ``isAccessibilityElement``; nil without that.
  var ownIsAccessibilityElement: Bool? { accessibility?.isElement }

  /// Whether the object itself is an accessibility element, rather than a container of elements.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? accessibilityRole?.isElement ?? false }
    set { setAccessibility { $0.isElement = newValue } }
  }
  /// A short description of the object.
  open var accessibilityLabel: String? {
    get { accessibility?.label?.string ?? accessibilityRole?.label }
    set { setAccessibility { $0.label = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The short description with attributes of speech, which are kept; setting it sets `accessibilityLabel` too.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { setAccessibility { $0.label = newValue } }
  }
  /// The result of activating the object.
  open var accessibilityHint: String? {
    get { accessibility?.hint?.string }
    set { setAccessibility { $0.hint = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The result of activating the object with attributes of speech, which are kept; setting it sets `accessibilityHint` too.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { setAccessibility { $0.hint = newValue } }
  }
  /// The object's value, where it has one.
  open var accessibilityValue: String? {
    get { accessibility?.value?.string ?? accessibilityRole?.value }
    set { setAccessibility { $0.value = newValue.map { NSAttributedString(string: $0) } } }
  }
  /// The value with attributes of speech, which are kept; setting it sets `accessibilityValue` too.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
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
  /// What kind of container the object is; kept.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { setAccessibility { $0.containerType = newValue } }
  }
  /// Returns the number of contained elements: of ``accessibilityElements``, unless overridden.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the contained element at an index; nil beyond the last.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
  /// Returns the index of a contained element; `NSNotFound` for any other object.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
  }
  /// What assistive technologies offer besides activating the object.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { setAccessibility { $0.customActions = newValue } }
  }
  /// Ways in which assistive technologies step through what the object shows; kept.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { accessibility?.customRotors }
    set { setAccessibility { $0.customRotors = newValue } }
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

  /// Where assistive technologies find the object, in the coordinates of its window: a view's bounds, unless it is set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? usualAccessibilityFrame }
    set { setAccessibility { $0.frame = newValue } }
  }
  private var usualAccessibilityFrame: CGRect {
    (self as? UIView).map { $0.convert($0.bounds, to: nil) } ?? .zero
  }
  /// The outline of the object in the same coordinates; nil for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility?.path }
    set { setAccessibility { $0.path = newValue } }
  }
  /// The point that is touched when the object is activated, in the same coordinates: the middle of its frame, unless it
  /// is set; of a slider that of its thumb.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? usualActivationPoint }
    set { setAccessibility { $0.activationPoint = newValue } }
  }
  var usualActivationPoint: CGPoint {
    let frame = accessibilityFrame
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  /// The language in which the object is spoken, such as `en-GB`; kept.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { setAccessibility { $0.language = newValue } }
  }
  /// What a user may say to choose the object, the best first; the label, unless it is set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { setAccessibility { $0.inputLabels = newValue } }
  }
  /// Whether the object does something when it is touched; kept.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility?.respondsToInteraction ?? false }
    set { setAccessibility { $0.respondsToInteraction = newValue } }
  }
  /// How the elements are moved through; kept.
  open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { setAccessibility { $0.navigationStyle = newValue } }
  }

  /// Called when the object is activated by assistive technologies; returns whether it did something.
  open func accessibilityActivate() -> Bool { false }
  /// Called when the value shall grow.
  open func accessibilityIncrement() {}
  /// Called when the value shall shrink.
  open func accessibilityDecrement() {}
  /// Called when what is shown shall end; returns whether it did.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called for a tap with two fingers; returns whether it did something.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called when an assistive technology has moved to the object; never in snapshots.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when an assistive technology has left the object; never in snapshots.
  open func accessibilityElementDidLoseFocus() {}
  /// Whether an assistive technology is at the object; never in snapshots.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Returns whether the object can do an action of a menu: whether it has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isMethod(of: self)
  }

  /// Returns the first object of the chain from this one on that can do an action; nil if none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : nextToTell?.target(forAction: action, withSender: sender)
  }

  /// The commands that keys of a keyboard send while the object is in the responder chain; nil unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called before a command is sent, to change its title, attributes and state.
  open func validate(_ command: UICommand) {}

  private func setAccessibility(_ change: (AccessibilityAttributes) -> Void) {
    let attributes = accessibility ?? AccessibilityAttributes()
    change(attributes)
    accessibility = attributes
  }
}

/// What names the editing actions in selectors.
///
/// A protocol on iOS. Here it is the class that has them, as a method of a protocol does not convert to a function
/// of the main actor in the language mode of Swift 6.
public typealias UIResponderStandardEditActions = UIResponder
