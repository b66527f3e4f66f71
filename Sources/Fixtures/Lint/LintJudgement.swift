internal import Foundation
internal import LayoutModel
internal import Snapshots
internal import UIKit

/// What of a layout's diagnostics is told, and how grave it is.
///
/// An error must be true in every app, and a warning in most: what hangs on a class, a size, a font or a
/// text that is not at hand is told as less, or not at all.
@MainActor struct LintJudgement {
  let prototype: NibPrototype
  /// Whether the contents need more height than there is.
  let isCramped: Bool
  let names: ViewNames
  /// The identifiers of views whose contents are not all at hand.
  let incomplete: Set<String>

  /// Whether nothing but the constraints gives the row its height.
  var needsHeight: Bool { prototype.needsFittingHeight }

  func judged(
    _ diagnostics: [ExplainedDiagnostic], view: (String) -> UIView
  ) -> [LintObservation] {
    let uncertain = Set(diagnostics.filter { $0.kind == .missingFont }.map(\.view))
    var causes = CutCauses()
    var found: [LintObservation] = []
    for diagnostic in diagnostics.inOrderOfCause {
      let view = view(diagnostic.view)
      guard concerns(view, diagnostic) else { continue }
      if diagnostic.kind.isAboutCutText {
        let text = TextCertainty(hasItsFont: !uncertain.contains(diagnostic.view))
        let isComplete = view.nibOrigin?.id.map { !incomplete.contains($0) } ?? true
        guard isComplete, text.isCertain(diagnostic, of: label(of: diagnostic, in: view)) else {
          continue
        }
      }
      guard causes.isNew(diagnostic, of: view) else { continue }
      found.append(observation(diagnostic, view))
    }
    return found
  }

  /// The label whose text is cut, which a control may have made.
  private func label(of diagnostic: ExplainedDiagnostic, in view: UIView) -> UILabel? {
    view as? UILabel
      ?? view.descendants.lazy.compactMap { $0 as? UILabel }
      .first { names.path(of: $0) == diagnostic.view }
  }

  /// UIKit arranges the parts of built-in styles when it runs, wherever the file has them; and a box in
  /// place of a view has no text that could be cut.
  private func concerns(_ view: UIView, _ diagnostic: ExplainedDiagnostic) -> Bool {
    if diagnostic.kind.isAboutCutText || diagnostic.kind.isAboutPlace {
      return !prototype.hasBuiltInStyle && !view.isStandIn && !view.isBesideItsCell
    }
    return true
  }

  private func observation(_ diagnostic: ExplainedDiagnostic, _ view: UIView) -> LintObservation {
    let origin = view.nibOrigin
    return LintObservation(
      cause: LintObservation.Cause(
        kind: diagnostic.kind, id: origin?.id, view: diagnostic.view,
        constraints: diagnostic.constraints.compactMap(\.origin)),
      line: origin?.line, userLabel: origin?.userLabel, severity: severity(of: diagnostic, view),
      message: diagnostic.brief, hint: LintHint(diagnostic, of: view, in: prototype).text)
  }

  private func severity(of diagnostic: ExplainedDiagnostic, _ view: UIView) -> Diagnostic.Severity {
    let kind = diagnostic.kind
    // The app has its fonts, pictures and symbols; an optional constraint may be meant to give way.
    if [.missingFont, .missingImage, .brokenConstraint].contains(kind) { return .note }
    if kind.isAboutCutText, view.isOfUnknownClass { return .note }
    guard kind.severity == .error else { return kind.severity }
    if view.dependsOnUnknownClass { return .note }
    let hangsOnSize = diagnostic.constraints.contains {
      $0.source == .container(.height)
        || prototype.element != "tableViewCell" && $0.source == .container(.width)
    }
    let isCramped = isCramped && kind == .ambiguousLayout
    return kind == .zeroHeight || isCramped || hangsOnSize ? .warning : .error
  }
}

extension ExplainedDiagnostic {
  /// What is wrong; of a contradiction only what UIKit's console says of this one.
  fileprivate var brief: String {
    guard kind == .unsatisfiableConstraints else { return statement }
    return "Unable to simultaneously satisfy constraints:\n"
      + diagnostic.constraints.joined(separator: "\n")
  }
}

/// What has been told of one layout, so that one mistake is not told by each of its consequences.
@MainActor private struct CutCauses {
  private var cut: Set<ObjectIdentifier> = []
  private var crowded: Set<ObjectIdentifier> = []

  /// Whether a diagnostic has a cause of its own.
  ///
  /// 1. A label that is too small is one mistake, though its text may be cut along both axes.
  /// 2. Where contents compete for room, the text of one of them is cut.
  /// 3. Views side by side in a stack lack the same room.
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
  /// The diagnostics, text that an edge cuts before what else is wrong with its view.
  fileprivate var inOrderOfCause: [ExplainedDiagnostic] {
    filter { $0.kind != .truncatedText && $0.kind != .outOfBounds }
      + filter { $0.kind == .truncatedText || $0.kind == .outOfBounds }
  }
}

extension UIView {
  /// Whether the view lies outside of a cell that shows it there.
  fileprivate var isBesideItsCell: Bool {
    var frame = bounds
    var view = self
    while let outer = view.superview {
      if outer.clipsToBounds, outer.bounds.height > 0 { return false }
      frame.origin.x += view.frame.minX
      frame.origin.y += view.frame.minY
      view = outer
    }
    return view !== self && !frame.isEmpty && !frame.insetBy(dx: 1, dy: 1).intersects(view.bounds)
  }

  /// Whether another class stands in for that of the file, which may choose font and text itself.
  fileprivate var isOfUnknownClass: Bool {
    nibOrigin.map { $0.className != className } ?? false
  }

  /// Whether the view's size may come from a class that is not known here: what it asks for is unknown.
  fileprivate var dependsOnUnknownClass: Bool {
    let own = nibOrigin.map { $0.isUnknownClass } ?? false
    return own || subviews.contains { $0.nibOrigin?.isUnknownClass == true } || isStandIn
  }
}
