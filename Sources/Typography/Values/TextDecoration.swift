public import Graphics

/// A line under or through text.
public struct TextDecoration: Hashable, Sendable {
  /// The thickness.
  public enum Thickness: Hashable, Sendable {
    /// The font's own thickness.
    case single
    /// Twice as thick.
    case thick
    case double
  }

  public var thickness: Thickness
  /// The alternating lengths of dashes and gaps; empty for a solid line.
  ///
  /// The unit is the thickness of a single line.
  public var pattern: [Double]
  /// Whether white space is skipped.
  public var isByWord: Bool
  /// The colour; nil for that of the glyphs.
  public var color: Color?

  /// Creates a line.
  public init(
    thickness: Thickness = .single, pattern: [Double] = [], isByWord: Bool = false,
    color: Color? = nil
  ) {
    self.thickness = thickness
    self.pattern = pattern
    self.isByWord = isByWord
    self.color = color
  }
}
