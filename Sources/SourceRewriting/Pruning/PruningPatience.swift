/// How small the things are that are taken out.
///
/// What is small keeps more of a source, and may leave an error that only a larger thing mends.
public enum PruningPatience: Int, Comparable, Sendable {
  /// Arguments, elements, conditions and modifiers, too.
  case elements
  /// Statements, and whatever is not in a body.
  case statements
  /// Members and declarations of a file.
  case members
  /// Declarations of a file.
  case declarations

  /// Whether the first takes out smaller things.
  public static func < (first: Self, second: Self) -> Bool { first.rawValue < second.rawValue }
}
