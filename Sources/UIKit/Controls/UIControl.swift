public import Foundation

/// The root of the controls: states, alignment of contents, actions.
@preconcurrency @MainActor open class UIControl: UIView {
  /// Whether the control is enabled; a disabled one is dimmed.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { noteState() } }
  }

  /// Whether the control is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { noteState() } }
  }

  /// Whether the control is highlighted.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { noteState() } }
  }

  /// Whether a tap shows the menu; not drawn, except the chosen entry of a pop-up button.
  open var showsMenuAsPrimaryAction = false {
    didSet { (self as? UIButton)?.showChosenEntry() }
  }
  /// Whether a long press shows a menu; kept.
  open var isContextMenuInteractionEnabled = false
  /// The text that a pointer shows; kept.
  open var toolTip: String?

  /// The vertical alignment of contents; centred by default.
  open var contentVerticalAlignment: ContentVerticalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of contents; centred by default.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment with leading and trailing resolved by the direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case let other: other
    }
  }

  override var takesTouches: Bool { isUserInteractionEnabled }

  /// What events run, in the order in which it was added.
  var receivers: [ControlReceiver] = []

  /// Creates a control with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that runs an action on its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The current state: normal, or any combination of other states.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  func noteState() {
    stateDidChange()
    keyValueObservers?.objectDidChange()
  }

  /// Updates drawing for the state.
  func stateDidChange() { setNeedsLayout() }

  // MARK: Touches

  /// Whether a touch that began inside the control goes on; false, as a snapshot has none.
  open var isTracking: Bool { false }
  /// Whether that touch is inside; false, as a snapshot has none.
  open var isTouchInside: Bool { false }

  /// Never called: says whether the control follows a touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: says whether the control follows a touch that moved.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Never called: ends following a touch.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Never called: ends following a touch that the system took.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Actions

  /// Adds an action for some events, replacing one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    receivers.append(ControlReceiver(.action(action), controlEvents))
  }

  /// Removes an action from some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    receivers.remove(controlEvents) { $0.action?.isSame(as: action) == true }
  }

  /// Removes the action with an identifier from some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    receivers.remove(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// The events that have an action or a target.
  open var allControlEvents: Event { receivers.reduce([]) { $0.union($1.events) } }

  /// Runs one action with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
    action.sender = nil
  }

  /// Runs the actions and calls the targets of some events in the order they were added.
  open func sendActions(for controlEvents: Event) {
    call(.sendActions, else: ()) {
      for receiver in receivers where !receiver.events.isDisjoint(with: controlEvents) {
        switch receiver.kind {
        case .action(let action): sendAction(action)
        case .target(let target): target.call(with: self)
        }
      }
    }
  }

  // MARK: Targets

  /// Adds a target, which is not retained, for some events.
  /// - Parameters:
  ///   - target: the object whose method is called; nil for the first responder from the control upwards that has it.
  ///   - action: the method, without arguments or with the control as its argument. It must be a `#selector`: one made
  ///     from text calls nothing.
  ///   - controlEvents: the events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let added = SelectorTarget(target, action)
    if let index = receivers.firstIndex(where: { $0.target?.matches(target, action) ?? false }) {
      receivers[index].events.formUnion(controlEvents)
    } else {
      receivers.append(ControlReceiver(.target(added), controlEvents))
    }
  }

  /// Removes targets from some events.
  /// - Parameters:
  ///   - target: the target; nil for all.
  ///   - action: the method; nil for all.
  ///   - controlEvents: the events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    receivers.remove(controlEvents) { receiver in
      guard let added = receiver.target else { return false }
      return (target == nil || added.isFor(target)) && (action == nil || added.action == action)
    }
  }

  /// The targets; `NSNull` stands for nil, and for an object that is not hashable its `ObjectIdentifier`.
  open var allTargets: Set<AnyHashable> {
    let targets = receivers.compactMap(\.target)
    // On Linux two objects of NSNull are equal, but not their hashes.
    let none: Set<AnyHashable> = targets.contains { $0.isFor(nil) } ? [NSNull()] : []
    return none.union(targets.compactMap(\.hashable))
  }

  /// Returns the names of the methods of a target that an event calls, or nil without any.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = receivers.compactMap { receiver -> String? in
      guard let added = receiver.target, !receiver.events.isDisjoint(with: controlEvent) else {
        return nil
      }
      return added.isFor(target) ? added.action.description : nil
    }
    return names.isEmpty ? nil : names
  }
}
