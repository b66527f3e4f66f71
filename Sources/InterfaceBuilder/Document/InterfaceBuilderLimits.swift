/// The limits of a file's size, so that a hostile file ends with an error in bounded time and memory.
public struct InterfaceBuilderLimits: Hashable, Sendable {
  public var bytes: Int
  public var elements: Int
  public var depth: Int
  public var attributes: Int
  /// The maximum number of attributes of all elements together.
  public var totalAttributes: Int
  /// The maximum number of bytes in an attribute, or in an element's text unless that is encoded data.
  public var text: Int
  /// The maximum number of views in a cell, including the cell.
  public var viewsPerCell: Int
  public var constraintsPerCell: Int

  /// Limits that are generous for files written by Interface Builder.
  ///
  /// Storyboards of dozens of scenes stay below 2 MB, 10,000 elements and a depth of 30. Of 891 cells
  /// the largest has 63 views and 209 constraints.
  public static let standard = Self(
    bytes: 16 << 20, elements: 100_000, depth: 200, attributes: 500)

  /// Creates limits; the default allows five attributes per element on average.
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
