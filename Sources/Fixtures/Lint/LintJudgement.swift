internal import Foundation
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

  /// Whether nothing but the constraints gives the row its height.
  var needsHeight: Bool { prototype.needsFittingHeight }

  func judged(
    _ diagnostics: [LayoutDiagnostic], view: (String) -> UIView
  ) -> [LintObservation] {
    let uncertain = Set(diagnostics.filter { $0.kind == .missingFont }.map(\.view))
    var cut: Set<ObjectIdentifier> = []
    var found: [LintObservation] = []
    for diagnostic in diagnostics.inOrderOfCause {
      let view = view(diagnostic.view)
      guard concerns(view, diagnostic) else { continue }
      if diagnostic.kind.isAboutCutText {
        let text = TextCertainty(hasItsFont: !uncertain.contains(diagnostic.view))
        guard text.isCertain(diagnostic, of: view) else { continue }
        // A label that is too small is one mistake, though it may be cut along both axes.
        guard cut.insert(ObjectIdentifier(view)).inserted else { continue }
      }
      found.append(observation(diagnostic, view))
    }
    return found
  }

  /// UIKit arranges the parts of built-in styles when it runs, wherever the file has them; and a box in
  /// place of a view has no text that could be cut.
  private func concerns(_ view: UIView, _ diagnostic: LayoutDiagnostic) -> Bool {
    if diagnostic.kind.isAboutCutText || diagnostic.kind.isAboutPlace {
      return !prototype.hasBuiltInStyle && !view.isStandIn
    }
    return true
  }

  private func observation(_ diagnostic: LayoutDiagnostic, _ view: UIView) -> LintObservation {
    let record = DiagnosticRecord(diagnostic)
    let origin = view.nibOrigin
    return LintObservation(
      cause: LintObservation.Cause(
        kind: record.kind, id: origin?.id, view: record.view,
        constraints: record.constraints.compactMap(\.sourceLine)),
      line: origin?.line, userLabel: origin?.userLabel, severity: severity(of: record, view),
      message: diagnostic.brief, hint: LintHint(diagnostic, of: view, in: prototype).text)
  }

  private func severity(of record: DiagnosticRecord, _ view: UIView) -> DiagnosticRecord.Severity {
    // The app has its fonts, pictures and symbols; an optional constraint may be meant to give way.
    if ["missingFont", "missingImage", "brokenConstraint"].contains(record.kind) { return .note }
    guard record.severity == .error else { return record.severity }
    if view.dependsOnUnknownClass { return .note }
    let hangsOnSize = record.constraints.contains {
      $0.contains("UIView-Encapsulated-Layout-Height")
        || prototype.element != "tableViewCell" && $0.contains("UIView-Encapsulated-Layout-Width")
    }
    return record.kind == "zeroHeight" || isCramped || hangsOnSize ? .warning : .error
  }
}

extension LayoutDiagnostic {
  /// What is wrong; of a contradiction only what UIKit's console says of this one.
  fileprivate var brief: String {
    guard kind == .unsatisfiableConstraints else { return statement }
    return "Unable to simultaneously satisfy constraints:\n" + constraints.joined(separator: "\n")
  }
}

extension LayoutDiagnostic.Kind {
  var isAboutCutText: Bool { self == .truncatedText || self == .clippedText }
  var isAboutPlace: Bool { self == .outOfBounds || self == .overlap }
}

extension [LayoutDiagnostic] {
  /// The diagnostics, text that an edge cuts before text that ends in an ellipsis.
  fileprivate var inOrderOfCause: [LayoutDiagnostic] {
    filter { $0.kind != .truncatedText } + filter { $0.kind == .truncatedText }
  }
}

extension UIView {
  /// Whether the view's size may come from a class that is not known here: what it asks for is unknown.
  fileprivate var dependsOnUnknownClass: Bool {
    let own = nibOrigin.map { $0.isUnknownClass } ?? false
    return own || subviews.contains { $0.nibOrigin?.isUnknownClass == true } || isStandIn
  }
}

extension String {
  /// The file and line in a constraint's description, such as `Main.storyboard:45`.
  var sourceLine: String? {
    guard let start = firstIndex(of: ":") else { return nil }
    return self[index(after: start)...].split(separator: " ").first.map(String.init)
  }
}
