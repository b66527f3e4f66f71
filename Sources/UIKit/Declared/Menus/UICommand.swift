/// An entry of a menu that sends an action to the first object of the responder chain that has the method.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public let action: Selector
  /// The app's own value by which the method knows the command.
  public let propertyList: Any?
  /// What is offered in its place while modifier keys are held; kept.
  public let alternates: [UICommandAlternate]
  /// A longer title.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Does what choosing the command would: validates it, and calls the method with the command.
  ///
  /// This is for tests, and absent on iOS.
  /// - Parameter responder: where the responder chain begins; on iOS this is the first responder.
  /// - Returns: whether the method was called: not if the command is disabled, or if no object of the chain has it.
  @discardableResult public func perform(from responder: UIResponder) -> Bool {
    guard let target = responder.target(forAction: action, withSender: self) else { return false }
    (target as? UIResponder)?.validate(self)
    guard !attributes.contains(.disabled) else { return false }
    _ = action.call(on: target, self)
    return true
  }
}

/// What is offered in a command's place while modifier keys are held.
@preconcurrency @MainActor open class UICommandAlternate {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
