public import Foundation

/// Text broken into lines, each with its position; x runs right and y down from the top left corner.
public struct TextLayout: Sendable {
  /// The lines from top to bottom.
  public var lines: [TextLine]
  /// The widest line's width and the height of all lines, not rounded to pixels.
  ///
  /// The height includes the lines and the space between them: leading is not added after the last line. White space
  /// hanging at a line's end is not counted; at the end of a paragraph it is.
  public var size: CGSize
  /// Whether some of the text is not shown: an ellipsis replaces it, or it follows the last allowed line.
  public var isTruncated: Bool

  /// Creates a layout from its parts.
  public init(lines: [TextLine], size: CGSize, isTruncated: Bool) {
    self.lines = lines
    self.size = size
    self.isTruncated = isTruncated
  }
}
