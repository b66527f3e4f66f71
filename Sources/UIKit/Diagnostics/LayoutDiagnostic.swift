/// One thing wrong with a layout.
package struct LayoutDiagnostic: Hashable, Sendable {
  /// What is wrong.
  package enum Kind: String, Sendable, CaseIterable {
    case unsatisfiableConstraints
    case zeroHeight
    case ambiguousLayout
    case brokenConstraint
    case truncatedText
    case missingGlyph
    case missingFont
    case missingImage
  }

  package let kind: Kind
  /// The view path, such as `contentView/subtitleLabel`.
  package let view: String
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
  /// Whether the layout is wrong, not merely suspicious.
  package var isError: Bool {
    switch self {
    case .unsatisfiableConstraints, .zeroHeight, .ambiguousLayout: true
    case .brokenConstraint, .truncatedText, .missingGlyph, .missingFont, .missingImage: false
    }
  }
}
