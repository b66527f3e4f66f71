/// How large a file may be, so that a hostile one ends with an error in bounded time and memory.
public struct InterfaceBuilderLimits: Hashable, Sendable {
  /// The most bytes of a file.
  public var bytes: Int
  /// The most elements of a file.
  public var elements: Int
  /// The most elements one within the other.
  public var depth: Int
  /// The most attributes of an element.
  public var attributes: Int
  /// The most attributes of all elements together.
  public var totalAttributes: Int
  /// The most bytes of an attribute, or of an element's text unless that is encoded data.
  public var text: Int
  /// The most views of a cell, the cell included.
  public var viewsPerCell: Int
  /// The most constraints of a cell.
  public var constraintsPerCell: Int

  /// Limits that are generous for files written by Interface Builder.
  ///
  /// Storyboards of dozens of scenes stay below 2 MB, 10,000 elements and a depth of 30. Of 891 cells
  /// the largest has 63 views and 209 constraints.
  public static let standard = Self(
    bytes: 16 << 20, elements: 100_000, depth: 200, attributes: 500)

  /// Creates limits; an element has five attributes on average where nothing else is said.
  public init(
    bytes: Int, elements: Int, depth: Int, attributes: Int, totalAttributes: Int? = nil,
    text: Int = 100_000, viewsPerCell: Int = 300, constraintsPerCell: Int = 1500
  ) {
    self.bytes = bytes
    self.elements = elements
    self.depth = depth
    self.attributes = attributes
    self.totalAttributes = totalAttributes ?? 5 * elements
    self.text = text
    self.viewsPerCell = viewsPerCell
    self.constraintsPerCell = constraintsPerCell
  }
}
