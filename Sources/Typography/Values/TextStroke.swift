public import Graphics

/// A line along the outlines of glyphs.
public struct TextStroke: Hashable, Sendable {
  /// The width in points, half of it on either side of the outline.
  public var width: Double
  public var color: Color
  public var fills: Bool

  /// Creates a line.
  public init(width: Double, color: Color, fills: Bool) {
    self.width = width
    self.color = color
    self.fills = fills
  }
}
