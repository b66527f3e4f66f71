internal import Foundation
internal import LayoutModel
internal import Snapshots
internal import UIKit

/// Decides which diagnostics to report, and their severity.
///
/// An error must be true in every app, and a warning in most: a diagnostic that depends on an unavailable class, size,
/// font or text has a lower severity, or is not reported.
@MainActor struct LintJudgement {
  let prototype: NibPrototype
  /// Whether the contents need more height than available.
  let isCramped: Bool
  let names: ViewNames
  /// The identifiers of views with unavailable contents.
  let incomplete: Set<String>
  /// The views that the app reaches by an outlet.
  let connected: Set<ObjectIdentifier>

  /// Whether only the constraints determine the row's height.
  var needsHeight: Bool { prototype.needsFittingHeight }

  func judged(
    _ diagnostics: [ExplainedDiagnostic], view: (String) -> UIView
  ) -> [LintObservation] {
    let uncertain = Set(diagnostics.filter { $0.kind == .missingFont }.map(\.view))
    let collapsed = diagnostics.filter { $0.cause == .emptyContainer }.map { view($0.view) }
    var causes = CutCauses()
    var found: [LintObservation] = []
    for diagnostic in diagnostics.inOrderOfCause {
      let view = view(diagnostic.view)
      guard concerns(view, diagnostic) else { continue }
      // What lies outside of a view without a size follows from the constraint that this view lacks.
      let isConsequence = diagnostic.kind.isAboutCutText || diagnostic.kind.isAboutPlace
      if isConsequence, collapsed.contains(where: { $0 !== view && view.isDescendant(of: $0) }) {
        continue
      }
      if diagnostic.kind.isAboutCutText {
        let text = TextCertainty(hasItsFont: !uncertain.contains(diagnostic.view))
        let isComplete = view.nibOrigin?.id.map { !incomplete.contains($0) } ?? true
        guard isComplete, text.isCertain(diagnostic, of: label(of: diagnostic, in: view)) else {
          continue
        }
      }
      guard causes.isNew(diagnostic, of: view) else { continue }
      found.append(
        observation(diagnostic, view, hasItsFont: !uncertain.contains(diagnostic.view)))
    }
    return found
  }

  /// The label with clipped text, possibly created by a control.
  private func label(of diagnostic: ExplainedDiagnostic, in view: UIView) -> UILabel? {
    view as? UILabel
      ?? view.descendants.lazy.compactMap { $0 as? UILabel }
      .first { names.path(of: $0) == diagnostic.view }
  }

  /// UIKit arranges the parts of built-in styles at run time, whatever the file contains; and a placeholder box has no
  /// text that could be clipped.
  private func concerns(_ view: UIView, _ diagnostic: ExplainedDiagnostic) -> Bool {
    if diagnostic.kind.isAboutCutText || diagnostic.kind.isAboutPlace {
      return !prototype.hasBuiltInStyle && !view.isStandIn && !view.isBesideItsCell
    }
    return true
  }

  private func observation(
    _ diagnostic: ExplainedDiagnostic, _ view: UIView, hasItsFont: Bool
  ) -> LintObservation {
    let origin = view.nibOrigin
    return LintObservation(
      cause: LintObservation.Cause(
        kind: diagnostic.kind, id: origin?.id, view: diagnostic.view,
        subject: diagnostic.diagnostic.subject,
        constraints: diagnostic.constraints.compactMap(\.origin)),
      line: origin?.line, userLabel: origin?.userLabel,
      severity: severity(of: diagnostic, view, hasItsFont: hasItsFont),
      message: diagnostic.brief, hint: LintHint(diagnostic, of: view, in: prototype).text,
      constraints: diagnostic.constraints.compactMap(\.element),
      mending: LintMending(diagnostic))
  }

  private func severity(
    of diagnostic: ExplainedDiagnostic, _ view: UIView, hasItsFont: Bool
  ) -> Diagnostic.Severity {
    let kind = diagnostic.kind
    // The app has its fonts, images and symbols; an optional constraint may give way intentionally.
    if [.missingFont, .missingImage, .unsupportedImage, .brokenConstraint].contains(kind) {
      return .note
    }
    if kind.isAboutCutText, view.isOfUnknownClass || cutsSampleText(diagnostic, view) {
      return .note
    }
    // The app may set the label of a view that it reaches.
    if kind == .missingAccessibilityLabel, connected.contains(ObjectIdentifier(view)) {
      return .note
    }
    // In its own font the text may end before the other view or the edge.
    if kind.isAboutPlace, !hasItsFont { return .note }
    guard kind.severity == .error else { return kind.severity }
    if view.dependsOnUnknownClass { return .note }
    // UIKit measures such contents twice, and whether it logs a conflict of the first time is not known.
    if diagnostic.constraints.contains(where: \.isWidthOfWrappingContent) { return .note }
    if kind == .ambiguousLayout, (view.superview as? UIStackView)?.hasUnknownProportions == true {
      return .note
    }
    // In its own font the text may fill the room that contents compete for.
    if case .competition = diagnostic.cause, !hasItsFont { return .note }
    let hangsOnSize = diagnostic.constraints.contains {
      $0.source == .container(.height)
        || !prototype.isRow && $0.source == .container(.width)
    }
    let isCramped = isCramped && kind == .ambiguousLayout
    return kind == .zeroHeight || isCramped || hangsOnSize ? .warning : .error
  }
}

extension LintJudgement {
  /// Whether only the length of a text is at fault that the app replaces: the view has an outlet.
  private func cutsSampleText(_ diagnostic: ExplainedDiagnostic, _ view: UIView) -> Bool {
    guard connected.contains(ObjectIdentifier(view)) else { return false }
    if case .edge(isSideways: true, _) = diagnostic.cause { return true }
    return diagnostic.kind == .truncatedText
  }
}

extension LintFinding {
  /// An ambiguity in only some widths or text sizes depends on the contents, which an app replaces; a missing
  /// constraint causes it everywhere.
  var judgedOverAll: LintFinding {
    guard kind == .ambiguousLayout, severity == .error,
      configurations.count < configurationCount
    else { return self }
    var finding = self
    finding.severity = .warning
    return finding
  }
}

extension ExplainedDiagnostic {
  /// The message; for a conflict only UIKit's console message.
  var brief: String {
    guard kind == .unsatisfiableConstraints else { return statement }
    return "Unable to simultaneously satisfy constraints:\n"
      + diagnostic.constraints.joined(separator: "\n")
  }
}

/// The findings reported for one layout, so that a mistake is not reported again for each of its consequences.
@MainActor private struct CutCauses {
  private var cut: Set<ObjectIdentifier> = []
  private var crowded: Set<ObjectIdentifier> = []

  /// Whether a diagnostic has its own cause.
  ///
  /// 1. A label that is too small is one mistake, although its text may be clipped along both axes.
  /// 2. Where contents compete for space, the text of one of them is truncated.
  /// 3. Views side by side in a stack lack the same space.
  mutating func isNew(_ diagnostic: ExplainedDiagnostic, of view: UIView) -> Bool {
    let parent = view.superview.map(ObjectIdentifier.init)
    if case .competition(isStretched: false) = diagnostic.cause, let parent {
      return crowded.insert(parent).inserted
    }
    guard diagnostic.kind.isAboutCutText || diagnostic.kind == .outOfBounds else { return true }
    guard cut.insert(ObjectIdentifier(view)).inserted else { return false }
    guard diagnostic.kind == .truncatedText, let parent else { return true }
    if crowded.contains(parent) { return false }
    if (view.superview as? UIStackView)?.axis == .horizontal { crowded.insert(parent) }
    return true
  }
}

extension Diagnostic.Kind {
  var isAboutCutText: Bool { self == .truncatedText || self == .clippedText }
  var isAboutPlace: Bool { self == .outOfBounds || self == .overlap }
}

extension [ExplainedDiagnostic] {
  /// The diagnostics, with clipped text before other diagnostics of its view.
  fileprivate var inOrderOfCause: [ExplainedDiagnostic] {
    filter { $0.kind != .truncatedText && $0.kind != .outOfBounds }
      + filter { $0.kind == .truncatedText || $0.kind == .outOfBounds }
  }
}

extension UIView {
  /// Whether the view is outside a cell that shows it there.
  fileprivate var isBesideItsCell: Bool {
    var view = self
    while let outer = view.storedSuperview {
      if outer.clipsToBounds, outer.bounds.height > 0 { return false }
      view = outer
    }
    let frame = convert(bounds, to: view)
    return view !== self && !frame.isEmpty && !frame.insetBy(dx: 1, dy: 1).touches(view.bounds)
  }

  /// Whether a substitute replaces the file's class, which may choose font and text itself.
  fileprivate var isOfUnknownClass: Bool {
    nibOrigin.map { $0.className != className } ?? false
  }

  /// Whether the view's size may come from an unavailable class, whose intrinsic size is unknown.
  fileprivate var dependsOnUnknownClass: Bool {
    let own = nibOrigin.map { $0.isUnknownClass } ?? false
    return own || storedSubviews.contains { $0.nibOrigin?.isUnknownClass == true } || isStandIn
  }
}
