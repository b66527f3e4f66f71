/// One thing wrong with a layout.
package struct LayoutDiagnostic: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: String, Sendable, CaseIterable {
    case unsatisfiableConstraints
    case zeroHeight
    case ambiguousLayout
    case brokenConstraint
    case truncatedText
    case clippedText
    case overlap
    case outOfBounds
    case missingGlyph
    case missingFont
    case missingImage
    case lowContrast
    case smallHitTarget
  }

  /// How much a diagnostic weighs.
  package enum Severity: Sendable {
    /// Worth knowing.
    case note
    /// Suspicious.
    case warning
    /// The layout is wrong.
    case error
  }

  package let kind: Kind
  /// The view path, such as `contentView/subtitleLabel`.
  package let view: String
  /// What is wrong.
  package let statement: String
  /// What to do in code.
  package let advice: String
  /// What lies behind it, where a kind has several causes.
  package let cause: Cause?
  /// The constraints it speaks of, in UIKit's console grammar.
  package let constraints: [String]

  /// What is wrong, and at its end what to do.
  package var message: String {
    statement + (advice.isEmpty || statement.hasSuffix("\n") ? advice : " \(advice)")
  }

  init(
    _ kind: Kind, view: String, message: String, advice: String = "", cause: Cause? = nil,
    constraints: [String] = []
  ) {
    self.kind = kind
    self.view = view
    self.cause = cause
    self.advice = advice
    self.constraints = constraints
    statement = message
  }
}

extension LayoutDiagnostic {
  /// What lies behind a diagnostic.
  package enum Cause: Hashable, Sendable {
    /// Contents that hug or resist at one priority.
    case competition(isStretched: Bool)
    /// The text has more lines than the label may show.
    case lineLimit
    /// The label's height is a constant.
    case fixedHeight
    /// The label is lower than its text.
    case lowLabel
    /// The label has no room at all.
    case vanishedLabel
    /// The edge of another view cuts, beyond which so many points lie.
    case edge(isSideways: Bool, length: Double)
    /// The view around it has no size.
    case emptyContainer
  }
}

extension LayoutDiagnostic.Kind {
  /// How much diagnostics of the kind weigh.
  package var severity: LayoutDiagnostic.Severity {
    switch self {
    case .unsatisfiableConstraints, .zeroHeight, .ambiguousLayout: .error
    case .brokenConstraint, .truncatedText, .clippedText, .overlap, .outOfBounds, .missingGlyph,
      .missingFont, .missingImage:
      .warning
    case .lowContrast, .smallHitTarget: .note
    }
  }

  /// Whether the layout is wrong, not merely suspicious.
  package var isError: Bool { severity == .error }
}
