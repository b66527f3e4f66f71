/// The sides of a rectangle, leading and trailing by the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading side.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing side.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
