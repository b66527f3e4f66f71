extension Diagnostic {
  /// The kind of problem; the raw values are used in records, cell files and baselines.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    // Kinds found in a layout.

    /// Required constraints cannot all hold.
    case unsatisfiableConstraints
    /// The constraints give the cell no height.
    case zeroHeight
    /// Each layout gives the cell or row another height.
    case unsettledHeight
    /// The constraints leave a position or size ambiguous.
    case ambiguousLayout
    /// An optional constraint is not met.
    case brokenConstraint
    /// Text does not fit and ends with an ellipsis.
    case truncatedText
    /// Text is clipped by an edge.
    case clippedText
    case overlap
    /// A view is outside its container.
    case outOfBounds
    /// A character is missing from all fonts.
    case missingGlyph
    case missingFont
    case missingImage
    /// A picture exists and cannot be drawn, or not all of it.
    case unsupportedImage
    /// A view in perspective is drawn without it.
    case perspective
    /// The text has low contrast to its background.
    case lowContrast
    /// A control is too small to touch.
    case smallHitTarget
    /// A constraint, or a view's hold on its contents, has the priority 0, which iOS accepts and which has no effect.
    case zeroPriority

    // Kinds found in what assistive technologies read, where a fixture or lint asks for it.

    /// A control or picture has nothing that VoiceOver could say.
    case missingAccessibilityLabel
    /// A control is inside an element, so that VoiceOver does not reach it.
    case unreachableControl
    /// Two controls beside each other are called the same.
    case repeatedAccessibilityLabel
    /// An element is read after one that is below it, or farther in reading direction.
    case readingOrder
    /// The text has the same size at each text size.
    case fixedTextSize
    /// The text has little contrast by APCA.
    case lowPerceivedContrast

    // Kinds found in a table.

    /// A row's height depends on its cell's previous content.
    case heightDependsOnReuse
    /// A row was measured at a width other than its own.
    case measuredAtOtherWidth

    // Kinds found by expectations.

    /// The cell's height differs from the fixture's expectation.
    case unexpectedHeight
    /// The fixture allows a diagnostic that no configuration has.
    case unneededAllowance
    /// A second drawing of the fixture differs from the first.
    case unstableDrawing
    /// No device gives a view such a configuration.
    case unlikelyConfiguration

    // Kinds found when reading a file.

    /// An Interface Builder file contains something that this engine does not draw.
    case unsupported
    /// An Interface Builder file names what it does not have, or says what iOS does not accept.
    case faultyElement
    /// Interface Builder marked a view, as misplaced or ambiguous.
    case xcodeFlag

    /// The default severity of the kind.
    public var severity: Severity {
      switch self {
      case .unsatisfiableConstraints, .zeroHeight, .unsettledHeight, .ambiguousLayout,
        .unexpectedHeight, .unneededAllowance, .unstableDrawing:
        .error
      case .brokenConstraint, .truncatedText, .clippedText, .overlap, .outOfBounds, .missingGlyph,
        .missingFont, .missingImage, .unsupportedImage, .perspective, .heightDependsOnReuse,
        .measuredAtOtherWidth, .faultyElement, .missingAccessibilityLabel, .unreachableControl:
        .warning
      case .lowContrast, .smallHitTarget, .zeroPriority, .repeatedAccessibilityLabel, .readingOrder,
        .fixedTextSize, .lowPerceivedContrast, .unlikelyConfiguration, .unsupported, .xcodeFlag:
        .note
      }
    }

    /// Whether it can occur in the layout of a single view or cell.
    public var isOfLayout: Bool {
      switch self {
      case .heightDependsOnReuse, .measuredAtOtherWidth, .unexpectedHeight, .unneededAllowance,
        .unstableDrawing, .unlikelyConfiguration, .unsupported, .faultyElement, .xcodeFlag:
        false
      default: true
      }
    }
  }
}
