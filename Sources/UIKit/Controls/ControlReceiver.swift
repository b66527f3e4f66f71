/// An action or a target of a control, with its events.
struct ControlReceiver {
  enum Kind {
    case action(UIAction)
    case target(ControlTarget)
  }

  let kind: Kind
  var events: UIControl.Event

  init(_ kind: Kind, _ events: UIControl.Event) {
    self.kind = kind
    self.events = events
  }

  var action: UIAction? {
    if case .action(let action) = kind { action } else { nil }
  }

  var target: ControlTarget? {
    if case .target(let target) = kind { target } else { nil }
  }
}

extension [ControlReceiver] {
  /// Removes events from some receivers, and those without any left.
  mutating func remove(_ events: UIControl.Event, where isMeant: (ControlReceiver) -> Bool) {
    for index in indices where isMeant(self[index]) { self[index].events.subtract(events) }
    removeAll(where: \.events.isEmpty)
  }
}

/// An object, which is not retained, and the method of it that a control calls.
struct ControlTarget {
  let action: Selector
  private weak var object: AnyObject?
  private let isFirstResponder: Bool

  init(_ target: Any?, _ action: Selector) {
    self.action = action
    object = target.map { $0 as AnyObject }
    isFirstResponder = target == nil
  }

  /// Whether it was added with a target, or with nil.
  func isFor(_ target: Any?) -> Bool {
    guard let target else { return isFirstResponder }
    return object === (target as AnyObject)
  }

  func matches(_ target: Any?, _ action: Selector) -> Bool {
    self.action == action && isFor(target)
  }

  /// The target as a set contains it; nil if it is gone, or was added as nil.
  var hashable: AnyHashable? {
    object.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) }
  }

  /// Calls the method; nothing happens if the target is gone, or no responder has the method.
  @MainActor func call(from sender: UIControl) {
    let responders = sequence(first: sender as UIResponder, next: \.next)
    let receiver = isFirstResponder ? responders.first(where: action.isMethod) : object
    if let receiver { _ = action.call(on: receiver, sender) }
  }
}
