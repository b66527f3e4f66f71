/// An action of a control or a menu: a closure with a title and an image.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public let identifier: Identifier
  /// A longer title.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The control that is currently sending the action.
  public internal(set) var sender: Any?
  let handler: UIActionHandler

  private static var createdCount = 0

  /// Creates an action; without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    Self.createdCount += 1
    self.identifier = identifier ?? Identifier("action \(Self.createdCount)")
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}

/// The closure of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
