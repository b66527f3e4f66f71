package import LayoutModel

/// A diagnostic with its cause, for advice worded differently from that for code.
package struct ExplainedDiagnostic: Hashable, Sendable {
  /// The diagnostic, its message with advice for code.
  package let diagnostic: Diagnostic
  package let kind: Diagnostic.Kind
  /// What is wrong, without advice.
  package let statement: String
  /// The cause, for kinds that have several.
  package let cause: Cause?
  package let constraints: [InvolvedConstraint]
  /// What mends it; nil where that depends on what the cell is meant to be.
  package let remedy: LayoutRemedy?
  /// The paths of the views whose place or size is not reliable because of it.
  package let unsettled: [String]

  /// The view path, such as `contentView/subtitleLabel`.
  package var view: String { diagnostic.view }
  /// What is wrong, and at its end what to do in code.
  package var message: String { diagnostic.message }

  init(
    _ kind: Diagnostic.Kind, view: String, subject: String? = nil, message: String,
    advice: String = "", cause: Cause? = nil, constraints: [InvolvedConstraint] = [],
    remedy: LayoutRemedy? = nil, unsettled: [String] = []
  ) {
    self.kind = kind
    self.cause = cause
    self.constraints = constraints
    self.remedy = remedy
    self.unsettled = unsettled
    statement = Wording.current(message)
    let advice = advice.isEmpty ? "" : (message.hasSuffix("\n") ? "" : " ") + advice
    diagnostic = Diagnostic(
      kind, view: view, subject: subject, message: Wording.current(message + advice),
      constraints: constraints.map(\.text))
  }
}

extension ExplainedDiagnostic {
  package enum Cause: Hashable, Sendable {
    /// Contents that hug or resist at equal priorities.
    case competition(isStretched: Bool)
    /// The text has more lines than the label allows.
    case lineLimit
    /// The label's height is a constant.
    case fixedHeight
    /// The label is shorter than its text.
    case lowLabel
    /// The label has no space at all.
    case vanishedLabel
    /// Another view's edge clips the text, by a length in points.
    case edge(isSideways: Bool, length: Double)
    /// Its superview has no size.
    case emptyContainer
  }
}
