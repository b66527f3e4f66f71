extension Diagnostic {
  /// What is wrong; the raw values are the words of records, cell files and baselines.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    // What a layout shows.

    /// Required constraints cannot all hold.
    case unsatisfiableConstraints
    /// The constraints give the cell no height.
    case zeroHeight
    /// The constraints leave a place or size open.
    case ambiguousLayout
    /// An optional constraint does not hold.
    case brokenConstraint
    /// Text does not fit and ends with an ellipsis.
    case truncatedText
    /// An edge cuts text.
    case clippedText
    /// Contents are drawn over each other.
    case overlap
    /// A view lies outside of what should contain it.
    case outOfBounds
    /// No font has a character.
    case missingGlyph
    /// No file has the font.
    case missingFont
    /// The image was not found.
    case missingImage
    /// The text's colour is close to what is behind it.
    case lowContrast
    /// A control is smaller than a finger.
    case smallHitTarget

    // What a table shows.

    /// A row's height depends on what its cell showed before.
    case heightDependsOnReuse
    /// A row was measured at another width than it is shown at.
    case measuredAtOtherWidth

    // What expectations show.

    /// The cell has another height than the fixture expects.
    case unexpectedHeight
    /// The fixture allows a diagnostic that no configuration has.
    case unneededAllowance

    // What reading a file shows.

    /// An Interface Builder file has something that this engine does not draw.
    case unsupported

    /// How much diagnostics of the kind weigh, unless something is known that makes them lighter.
    public var severity: Severity {
      switch self {
      case .unsatisfiableConstraints, .zeroHeight, .ambiguousLayout, .unexpectedHeight,
        .unneededAllowance:
        .error
      case .brokenConstraint, .truncatedText, .clippedText, .overlap, .outOfBounds, .missingGlyph,
        .missingFont, .missingImage, .heightDependsOnReuse, .measuredAtOtherWidth:
        .warning
      case .lowContrast, .smallHitTarget, .unsupported: .note
      }
    }

    /// Whether the layout of a single view or cell can have it.
    public var isOfLayout: Bool {
      switch self {
      case .heightDependsOnReuse, .measuredAtOtherWidth, .unexpectedHeight, .unneededAllowance,
        .unsupported:
        false
      default: true
      }
    }
  }
}
