public import Foundation

/// One view of a laid-out tree as a value: a textual description of a picture.
///
/// The tree is stored in each reference's PNG, so that a later run can report which view changed and how. Frames are in
/// points, in the superview's coordinates, y downwards.
public struct LayoutNode: Codable, Hashable, Sendable {
  /// The last component of the view path: property or outlet name if known, else class and index.
  public var name: String
  /// The class name without its module, such as `UILabel`.
  public var className: String
  /// The frame in the superview's coordinates, in points, before the attribute `transform` applies.
  public var frame: CGRect
  /// Whether the view or an ancestor hides it.
  public var isHidden: Bool
  public var text: TextContent?
  /// Further facts in a fixed vocabulary, such as `backgroundColor` or `image`, sorted by key.
  public var attributes: [String: String]
  /// The subviews, back to front.
  public var children: [LayoutNode]

  /// The text of a view and its typesetting.
  public struct TextContent: Codable, Hashable, Sendable {
    /// The characters, before truncation.
    public var string: String
    /// Name and size in points, such as `system semibold 17`.
    public var font: String
    public var lines: Int
    /// Whether some of the text is not shown.
    public var isTruncated: Bool
    /// The text's colour as `#RRGGBBAA`.
    public var color: String

    /// Creates the description of a text.
    public init(string: String, font: String, lines: Int, isTruncated: Bool, color: String) {
      self.string = string
      self.font = font
      self.lines = lines
      self.isTruncated = isTruncated
      self.color = color
    }
  }

  /// Creates a node.
  public init(
    name: String, className: String, frame: CGRect, isHidden: Bool = false,
    text: TextContent? = nil, attributes: [String: String] = [:], children: [LayoutNode] = []
  ) {
    self.name = name
    self.className = className
    self.frame = frame
    self.isHidden = isHidden
    self.text = text
    self.attributes = attributes
    self.children = children
  }
}
