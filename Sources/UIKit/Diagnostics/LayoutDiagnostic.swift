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
  /// What is wrong, and at its end what to do.
  package let message: String
  /// The constraints it speaks of, in UIKit's console grammar.
  package let constraints: [String]

  init(_ kind: Kind, view: String, message: String, constraints: [String] = []) {
    self.kind = kind
    self.view = view
    self.message = message
    self.constraints = constraints
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
