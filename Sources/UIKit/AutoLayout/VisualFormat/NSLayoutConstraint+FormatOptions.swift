extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, in which direction it reads, and where its spacing
  /// is measured.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// The horizontal centres are aligned.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// The vertical centres are aligned.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// All alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The format reads from leading to trailing, as is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format reads from left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format reads from right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical spacing is measured between edges, as is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spacing is measured from the last baseline of one view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All ways to measure spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that the views share.
    var alignments: [Attribute] {
      (1...Attribute.firstBaseline.rawValue).compactMap(Attribute.init(rawValue:))
        .filter { rawValue & (1 << UInt($0.rawValue)) != 0 }
    }
  }
}
