/// A string and the attributes of each stretch of it.
public struct AttributedText: Hashable, Sendable {
  /// A stretch of equal attributes.
  public struct Run: Hashable, Sendable {
    /// The number of UTF-16 units in the stretch.
    public var length: Int
    public var attributes: TextAttributes

    /// Creates a stretch.
    public init(length: Int, attributes: TextAttributes) {
      self.length = length
      self.attributes = attributes
    }
  }

  public var string: String
  /// The stretches in the string's order.
  ///
  /// If their lengths add up to less than the string, the last one extends to its end; anything beyond the string is
  /// ignored.
  public var runs: [Run]

  /// Creates text with the same attributes for every character.
  public init(_ string: String, attributes: TextAttributes) {
    self.init(string, runs: [Run(length: string.utf16.count, attributes: attributes)])
  }

  /// Creates text from its stretches; at least one is needed if the string is not empty.
  public init(_ string: String, runs: [Run]) {
    precondition(
      !runs.isEmpty || string.isEmpty, "A text that is not empty needs at least one run.")
    self.string = string
    self.runs = runs
  }
}
