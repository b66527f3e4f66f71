/// A place of a source at which the compiler found an error.
public struct PruningPlace: Hashable, Sendable {
  /// The byte, from 0.
  public let offset: Int
  /// The places of the error's notes in the same source.
  public let notes: [Int]
  /// Whether the error has a note in another source, or in a module.
  public let hasOtherNotes: Bool
  /// How small the thing may be that is taken out.
  public let patience: PruningPatience

  /// Creates a place; offsets beyond the source are passed over.
  public init(
    offset: Int, notes: [Int] = [], hasOtherNotes: Bool = false,
    patience: PruningPatience = .elements
  ) {
    self.patience = patience
    self.offset = offset
    self.notes = notes
    self.hasOtherNotes = hasOtherNotes
  }
}
