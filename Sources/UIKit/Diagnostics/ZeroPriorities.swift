internal import Foundation
internal import LayoutModel

/// Finds what has the priority 0: iOS accepts it, and it takes no part in layout.
@MainActor struct ZeroPriorities {
  let names: ViewNames
  let description: ConstraintDescription

  /// Returns a note for each view that keeps no hold on its contents, and for each constraint, outermost view first.
  func diagnostics(of view: UIView) -> [ExplainedDiagnostic] {
    var found: [ExplainedDiagnostic] = []
    collect(in: view, &found)
    return found
  }

  private func collect(in view: UIView, _ found: inout [ExplainedDiagnostic]) {
    guard view.isSeen else { return }
    if view.contentPriorities.hasZero { found += contents(of: view) }
    for constraint in view.constraints where constraint.priority.rawValue == 0 {
      if !constraint.isSystem { found.append(diagnostic(of: constraint, in: view)) }
    }
    for subview in view.storedSubviews { collect(in: subview, &found) }
  }

  private func contents(of view: UIView) -> [ExplainedDiagnostic] {
    let zero = ContentPriority.all.filter { $0.of(view).rawValue == 0 }
    // Without contents, or along an axis in which they have no size, there is nothing to hold.
    let size = view.intrinsicContentSize
    let idle = zero.filter { size.length($0.axis) != UIView.noIntrinsicMetric }
    guard !idle.isEmpty else { return [] }
    let list = idle.map(\.name).joined(separator: " and ")
    let (verb, effect) = idle.count == 1 ? ("is", "has") : ("are", "have")
    return [
      ExplainedDiagnostic(
        .zeroPriority, view: names.path(of: view),
        message: "The \(list) \(verb) 0 and \(effect) no effect.",
        advice: "If it should count, give it at least 1.")
    ]
  }

  private func diagnostic(
    of constraint: NSLayoutConstraint, in view: UIView
  ) -> ExplainedDiagnostic {
    let text = description.describe(constraint)
    let first = [constraint.first, constraint.second].compactMap { $0?.layoutView }
      .first { $0 !== view }
    return ExplainedDiagnostic(
      .zeroPriority, view: names.path(of: first ?? view),
      message: "The constraint of priority 0 has no effect: \(text).",
      advice: "If it should count, give it at least 1 at \(constraint.place).",
      constraints: [InvolvedConstraint(.constraint(constraint), text: text)])
  }
}

/// One of the four priorities of a view's contents.
private struct ContentPriority {
  let axis: NSLayoutConstraint.Axis
  let isHugging: Bool

  static let all = [true, false].flatMap { isHugging in
    [NSLayoutConstraint.Axis.horizontal, .vertical].map {
      ContentPriority(axis: $0, isHugging: isHugging)
    }
  }

  var name: String {
    (axis == .horizontal ? "horizontal" : "vertical")
      + (isHugging ? " content hugging priority" : " compression resistance priority")
  }

  @MainActor func of(_ view: UIView) -> UILayoutPriority {
    isHugging
      ? view.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
  }
}
