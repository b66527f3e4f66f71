/// An object, which is not retained, and the method of it that a control or recognizer calls.
struct SelectorTarget {
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

  /// Calls the method with a sender; nothing happens if the target is gone.
  ///
  /// Without a target, the first responder from the sender upwards that has the method is called.
  @MainActor func call(with sender: NSObject) {
    let receiver =
      isFirstResponder
      ? (sender as? UIResponder)?.responders.all.first(where: action.isMethod) : object
    if let receiver { _ = action.call(on: receiver, sender) }
  }
}
