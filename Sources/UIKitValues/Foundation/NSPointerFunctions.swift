/// How tables keep their objects.
public struct NSPointerFunctions {
  /// The ways of keeping and comparing objects.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are retained, and compared as they say.
    public static let strongMemory = Options([])
    /// Objects leave when nothing else retains them.
    public static let weakMemory = Options(rawValue: 5 << 0)
    /// Objects are compared by their identity.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}
