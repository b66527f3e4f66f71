/// What a stack view adds to a view; its subviews are what it arranges.
public struct IBStack: Hashable, Sendable {
  /// The direction in which the views follow each other.
  public enum Axis: String, Hashable, Sendable {
    /// One beside or below the other.
    case horizontal, vertical
  }

  /// How the room along the axis is shared.
  public enum Distribution: String, Hashable, Sendable {
    /// By the views' sizes, or by their distances.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views are placed across the axis.
  public enum Alignment: String, Hashable, Sendable {
    /// `top` and `bottom` stand for the leading and trailing side in a vertical stack.
    case fill, top, bottom, leading, trailing, center, firstBaseline, lastBaseline
  }

  /// The direction; horizontal where the file is silent.
  public let axis: Axis
  /// How the room along the axis is shared; fill where the file is silent.
  public let distribution: Distribution
  /// How the views are placed across the axis; fill where the file is silent.
  public let alignment: Alignment
  /// The points between two views; 0 where the file is silent.
  public let spacing: Double
  /// Whether the spacing is the system's standard one, of which ``spacing`` is the value.
  public let usesStandardSpacing: Bool
  /// Whether vertical spacing is measured between baselines.
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
