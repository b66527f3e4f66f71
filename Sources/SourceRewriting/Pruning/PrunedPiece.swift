/// A thing that was taken out of a source, or replaced.
public struct PrunedPiece: Hashable, Sendable {
  /// What kind of thing it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case statement, condition, argument, element, member, declaration, attribute, modifier
    case inheritedType, enumCase, importing
    /// What a body returns.
    case result
    /// What a property or parameter begins with.
    case value
    /// A type in whose place one of UIKit's is used.
    case type
    /// Something that the compiler required after something else was taken out.
    case addition
  }

  /// The lines, from 1.
  public let lines: ClosedRange<Int>
  public let kind: Kind
  /// The name at the error's place, if a name is there.
  public let name: String?
  /// What is in its place.
  public let replacement: String?
  /// Which of the places it mends.
  public let place: Int

  /// Creates a piece, as tests expect it.
  public init(
    lines: ClosedRange<Int>, kind: Kind, name: String?, replacement: String?, place: Int
  ) {
    (self.lines, self.kind, self.name) = (lines, kind, name)
    (self.replacement, self.place) = (replacement, place)
  }
}

/// A source that has less than before.
public struct PrunedSource: Hashable, Sendable {
  public let text: String
  /// In the order of the places.
  public let pieces: [PrunedPiece]
}
