/// An action or a target of a control, with its events.
struct ControlReceiver {
  enum Kind {
    case action(UIAction)
    case target(SelectorTarget)
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

  var target: SelectorTarget? {
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
