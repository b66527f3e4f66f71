internal import ConstraintSolver
internal import Foundation
internal import NumberText

/// Advice for a view with an ambiguous position or size.
///
/// 1. If the sizes of contents compete at one priority, it names them and the priority.
/// 2. Otherwise it names the unconstrained edge.
@MainActor struct AmbiguityAdvice {
  let view: UIView
  let axis: NSLayoutConstraint.Axis
  let witnesses: Witnesses
  let isResized: Bool
  let engine: LayoutEngine
  let names: ViewNames

  var text: String { competition ?? missingEdge }

  /// The cause of the ambiguity, if it is not a missing constraint.
  var cause: ExplainedDiagnostic.Cause? {
    guard competition != nil, let own = competitor(view) else { return nil }
    return .competition(isStretched: own.isStretched)
  }

  // MARK: Contents that compete

  private struct Competitor {
    let name: String
    let priority: Float
    let isStretched: Bool
  }

  private var competition: String? {
    guard isResized, let own = competitor(view) else { return nil }
    let others = engine.items.compactMap { $0.item as? UIView }
      .filter { $0 !== view && $0.isSeen }.compactMap(competitor)
      .filter { $0.priority == own.priority && $0.isStretched == own.isStretched }
    guard !others.isEmpty else { return nil }
    let competitors = [own] + others
    let list = competitors.prefix(3).map(\.name).joined(separator: " and ")
    let priority = own.priority.shortDescription
    let direction = axis == .horizontal ? ".horizontal" : ".vertical"
    let verb = own.isStretched ? "hug their contents" : "resist compression"
    let choice = own.isStretched ? "keep its size" : "be shown whole"
    let call =
      own.isStretched ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
    let raised = UILayoutPriority(min(own.priority + 1, 999)).rawValue.shortDescription
    return "\(list) \(competitors.count == 2 ? "both" : "all") \(verb) at \(priority): raise the "
      + "priority of the one that should \(choice), as with \(own.name).\(call)"
      + "(UILayoutPriority(\(raised)), for: \(direction))."
  }

  /// A view whose intrinsic length differs from its length in one of the layouts.
  private func competitor(_ view: UIView) -> Competitor? {
    let low = length(of: view, witnesses.low)
    let high = length(of: view, witnesses.high)
    let size = engine.contentSize(of: view)
    let wanted = axis == .horizontal ? size.width : size.height
    guard abs(high - low) > AmbiguityCheck.tolerance, wanted != UIView.noIntrinsicMetric else {
      return nil
    }
    let isStretched = max(low, high) > wanted + AmbiguityCheck.tolerance
    let priority =
      isStretched
      ? view.contentHuggingPriority(for: axis)
      : view.contentCompressionResistancePriority(for: axis)
    return Competitor(
      name: names.name(of: view), priority: priority.rawValue, isStretched: isStretched)
  }

  private func length(of view: UIView, _ solution: Solution) -> Double {
    let edges = engine.edges(of: view)
    return solution[edges.max(axis)] - solution[edges.min(axis)]
  }

  // MARK: Unconstrained edges

  private var missingEdge: String {
    let name = names.name(of: view)
    let isHorizontal = axis == .horizontal
    let (start, end) = isHorizontal ? ("leading", "trailing") : ("top", "bottom")
    let length = axis.lengthName
    guard isResized else {
      return "Add a constraint on \(name).\(start) or \(name).\(end)."
    }
    let edges = engine.edges(of: view)
    let isStartFree = isFree(edges.min(axis))
    let isEndFree = isFree(edges.max(axis))
    if isStartFree && isEndFree {
      return "Add two constraints: its \(length), or both "
        + "\(name).\(start) and \(name).\(end)."
    }
    let side = isStartFree ? start : end
    return "Add a constraint on \(name).\(side) or \(name).\(length)."
  }

  private func isFree(_ edge: Variable) -> Bool {
    abs(witnesses.high[edge] - witnesses.low[edge]) > AmbiguityCheck.tolerance
  }
}
