extension NSLayoutConstraint {
  /// How the views of a visual format are aligned, in which direction it reads, and where its spacing
  /// is measured.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    public static let alignAllLeft = FormatOptions(aligning: .left)
    public static let alignAllRight = FormatOptions(aligning: .right)
    public static let alignAllTop = FormatOptions(aligning: .top)
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The format reads from leading to trailing, as is the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The format reads from left to right in every language.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The format reads from right to left in every language.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical spacing is measured between edges, as is the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Vertical spacing is measured from the last baseline of one view to the first of the next.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that the views share.
    var alignments: [Attribute] {
      (1...Attribute.firstBaseline.rawValue).compactMap(Attribute.init(rawValue:))
        .filter { rawValue & (1 << UInt($0.rawValue)) != 0 }
    }
  }
}
