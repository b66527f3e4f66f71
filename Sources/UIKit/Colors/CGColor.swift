internal import Graphics

/// A colour that does not depend on traits, as layers take it.
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(color: Color) { self.color = color }

  /// Returns whether both have the same components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
