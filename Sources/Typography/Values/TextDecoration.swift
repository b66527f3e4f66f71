public import Graphics

/// A line under or through text.
public struct TextDecoration: Hashable, Sendable {
  /// How thick it is.
  public enum Thickness: Hashable, Sendable {
    /// As thick as the font says.
    case single
    /// Twice as thick.
    case thick
    /// Two lines.
    case double
  }

  /// How thick it is.
  public var thickness: Thickness
  /// The lengths of dashes and of the gaps behind them in turn; empty for a whole line.
  ///
  /// They count in thicknesses of a single line.
  public var pattern: [Double]
  /// Whether white space is left out.
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
