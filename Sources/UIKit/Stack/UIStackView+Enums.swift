extension UIStackView {
  /// How a stack view sizes and spaces its arranged views along its axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the axis; content priorities decide which one stretches or shrinks.
    case fill = 0
    /// The views fill the axis and have equal sizes.
    case fillEqually = 1
    /// The views fill the axis in proportion to their intrinsic sizes.
    case fillProportionally = 2
    /// The gaps between the views are equal and at least the spacing.
    case equalSpacing = 3
    /// The centres of the views are equally spaced where the spacing allows it.
    case equalCentering = 4
  }

  /// How a stack view places its arranged views across its axis.
  public enum Alignment: Int, Sendable {
    case fill = 0
    /// The views touch the leading edge of a vertical stack, the top of a horizontal one.
    case leading = 1
    /// The first baselines of the views of a horizontal stack are aligned.
    case firstBaseline = 2
    case center = 3
    /// The views touch the trailing edge of a vertical stack, the bottom of a horizontal one.
    case trailing = 4
    /// The last baselines of the views of a horizontal stack are aligned.
    case lastBaseline = 5

    /// The views of a horizontal stack touch its top; the same as `leading`.
    public static var top: Alignment { .leading }
    /// The views of a horizontal stack touch its bottom; the same as `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}
