package import LayoutModel

/// A diagnostic with what lies behind it, for advice in other words than those for code.
package struct ExplainedDiagnostic: Hashable, Sendable {
  /// The diagnostic, its message with advice for code.
  package let diagnostic: Diagnostic
  package let kind: Diagnostic.Kind
  /// What is wrong, without advice.
  package let statement: String
  /// What lies behind it, where a kind has several causes.
  package let cause: Cause?
  /// The constraints involved.
  package let constraints: [InvolvedConstraint]

  /// The view path, such as `contentView/subtitleLabel`.
  package var view: String { diagnostic.view }
  /// What is wrong, and at its end what to do in code.
  package var message: String { diagnostic.message }

  init(
    _ kind: Diagnostic.Kind, view: String, message: String, advice: String = "",
    cause: Cause? = nil, constraints: [InvolvedConstraint] = []
  ) {
    self.kind = kind
    self.cause = cause
    self.constraints = constraints
    statement = Wording.current(message)
    let advice = advice.isEmpty ? "" : (message.hasSuffix("\n") ? "" : " ") + advice
    diagnostic = Diagnostic(
      kind, view: view, message: Wording.current(message + advice),
      constraints: constraints.map(\.text))
  }
}

extension ExplainedDiagnostic {
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
