/// An action of a control: a closure with a title and an image.
@preconcurrency @MainActor open class UIAction {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title of buttons created with the action.
  open var title: String
  /// The image of buttons created with the action.
  open var image: UIImage?
  /// The identifier of the action.
  public let identifier: Identifier
  /// The control that is currently sending the action.
  public internal(set) var sender: Any?
  let handler: UIActionHandler

  private static var createdCount = 0

  /// Creates an action; without an identifier it gets a unique one.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    Self.createdCount += 1
    self.identifier = identifier ?? Identifier("action \(Self.createdCount)")
    self.handler = handler
  }
}

/// The closure of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
