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

  /// The identifier; by default one that is unique in its test.
  public private(set) lazy var identifier = {
    Self.namedCount += 1
    return Identifier("action \(Self.namedCount)")
  }()
  /// Whether the identifier is the one that the action was created with.
  private let isNamed: Bool
  /// A longer title.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The control that is currently sending the action.
  public internal(set) var sender: Any?
  let handler: UIActionHandler

  @Kept(.progress) private static var namedCount = 0

  /// Creates an action; without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    isNamed = identifier != nil
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
    if let identifier { self.identifier = identifier }
  }

  /// Whether both have the same identifier.
  func isSame(as other: UIAction) -> Bool {
    // Unique ones are found only when somebody asks for them.
    isNamed || other.isNamed ? identifier == other.identifier : self === other
  }
}

/// The closure of an action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
