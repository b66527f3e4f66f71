/// The properties of a stack view; its subviews are the arranged views.
public struct IBStack: Hashable, Sendable {
  /// The direction of the arrangement.
  public enum Axis: String, Hashable, Sendable {
    /// Side by side or one below the other.
    case horizontal, vertical
  }

  /// How the space along the axis is distributed.
  public enum Distribution: String, Hashable, Sendable {
    /// By the views' sizes, or by their distances.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views are placed across the axis.
  public enum Alignment: String, Hashable, Sendable {
    /// `top` and `bottom` mean the leading and trailing side in a vertical stack.
    case fill, top, bottom, leading, trailing, center, firstBaseline, lastBaseline
  }

  /// The direction; horizontal by default.
  public let axis: Axis
  /// How the space along the axis is distributed; fill by default.
  public let distribution: Distribution
  /// How the views are placed across the axis; fill by default.
  public let alignment: Alignment
  /// The distance between two views in points; 0 by default.
  public let spacing: Double
  /// Whether the spacing is the system's standard one, whose value is in ``spacing``.
  public let usesStandardSpacing: Bool
  public let isBaselineRelative: Bool
}

extension IBStack {
  init(_ element: IBElement, reader: ElementReader) throws {
    axis = reader.keyword("axis", of: element, default: .horizontal)
    distribution = reader.keyword("distribution", of: element, default: .fill)
    alignment = reader.keyword("alignment", of: element, default: .fill)
    spacing = try reader.number("spacing", of: element, default: 0)
    usesStandardSpacing = element["spacingType"] == "standard"
    isBaselineRelative = reader.bool("baselineRelativeArrangement", of: element, default: false)
  }
}
