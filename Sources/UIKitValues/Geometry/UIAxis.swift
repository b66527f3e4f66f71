/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates axes from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]
}
