internal import InterfaceBuilder

extension NibBuilder {
  /// Connects the controls to the methods that their targets list as ``NibMember``.
  ///
  /// Targets that list none are those of sources that are not rewritten; their controls call nothing.
  func connectActions() {
    for (model, view) in made {
      guard let control = view as? UIControl else { continue }
      for action in model.actions { connect(action, of: control) }
    }
  }

  private func connect(_ action: IBAction, of control: UIControl) {
    guard let target = objects[action.destination],
      let event = action.event.flatMap(UIControl.Event.init(fileName:)),
      let selector = NibMember.all(of: target).action(named: action.selector)
    else { return }
    control.addTarget(target, action: selector, for: event)
  }
}

extension UIControl.Event {
  fileprivate init?(fileName: String) {
    let events: KeyValuePairs<String, UIControl.Event> = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
      "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
      "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
    guard let event = events.first(where: { $0.key == fileName })?.value else { return nil }
    self = event
  }
}
