/// What a control does, as a closure with a title and an image.
@preconcurrency @MainActor open class UIAction {
  /// A name that tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title, which a button shows that is made with the action.
  open var title: String
  /// The image, which a button shows that is made with the action.
  open var image: UIImage?
  /// The name that tells actions apart.
  public let identifier: Identifier
  /// The control that sends the action, while it does.
  public internal(set) var sender: Any?
  let handler: UIActionHandler

  private static var createdCount = 0

  /// Creates an action; without an identifier it gets one that no other action has.
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
