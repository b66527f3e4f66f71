public import Graphics

/// One way in which a picture is laid out differently from another one of the same view.
public struct GeometryDifference: Hashable, Sendable {
  /// What differs.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The picture's own size.
    case size
    /// Where something is, or how large it is.
    case place
    /// The height of a text, which has more or fewer lines.
    case lines
    /// Something that only the expected picture has.
    case missing
    /// Something that the expected picture does not have.
    case unexpected
    /// The colour of an area.
    case color
    /// How wide a text is, or what is moved by that: fonts that differ do it.
    case textWidth
  }

  public var kind: Kind
  /// Where it is in the actual picture, in pixels; in the expected one for ``Kind/missing``.
  public var area: PixelRect
  /// How far the left, top, right and bottom edges are beyond those expected, to the right and down, in pixels.
  public var edges: Edges
  /// The colour of the area as `RRGGBB`, and the nearest that the other picture has; only for ``Kind/color``.
  public var colors: [String]

  /// Four distances in pixels.
  public struct Edges: Hashable, Sendable {
    public var left = 0
    public var top = 0
    public var right = 0
    public var bottom = 0

    /// Creates distances.
    public init(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) {
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
    }

    /// The greatest distance.
    public var greatest: Int { [left, top, right, bottom].map(abs).max() ?? 0 }
  }

  /// Creates a difference.
  public init(
    _ kind: Kind, area: PixelRect, edges: Edges = Edges(), colors: [String] = []
  ) {
    self.kind = kind
    self.area = area
    self.edges = edges
    self.colors = colors
  }
}
