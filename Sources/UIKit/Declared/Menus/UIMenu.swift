/// A menu of actions and other menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows in another one.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries are among the others.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It may delete data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One entry is chosen at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its entries are side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The identifier; by default one that is unique in its test.
  public private(set) lazy var identifier = {
    Self.namedCount += 1
    return Identifier("menu \(Self.namedCount)")
  }()
  public let options: Options
  /// The entries, from the top.
  public let children: [UIMenuElement]
  /// This menu and those in each other in it.
  private let levels: Int

  @Kept(.progress) private static var namedCount = 0

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    levels = 1 + (children.compactMap { ($0 as? UIMenu)?.levels }.max() ?? 0)
    precondition(
      levels <= LayoutDepth.limit, "Menus are in each other, more than \(LayoutDepth.limit) deep.")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
    if let identifier { self.identifier = identifier }
  }

  /// The chosen entries.
  open var selectedElements: [UIMenuElement] {
    children.filter { ($0 as? UIAction)?.state == .on }
  }

  /// Returns a copy with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// Entries that are made when the menu is opened; none is, so the provider is kept and not called.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates entries that a closure makes.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }
}
