import ConstraintSolver
internal import Foundation
internal import NumberText

/// Views whose contents get too much or too little space along one axis, and defend their sizes equally.
@MainActor struct ContentCompetition {
  let axis: NSLayoutConstraint.Axis
  /// Whether there is more space than the contents need, so that hugging decides; otherwise compression resistance does.
  let isStretched: Bool
  let priority: Float
  /// The views, at first the one that was found, and those that share its space in the two layouts.
  private(set) var views: [UIView]

  /// The competition of a view with others whose lengths differ in two layouts; nil if none defends its contents alike.
  init?(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, in witnesses: Witnesses,
    _ engine: LayoutEngine
  ) {
    /// Whether a view has more space than its contents need in one of the layouts; nil if its length is not its contents'.
    func isStretched(_ view: UIView) -> Bool? {
      let edges = engine.edges(of: view)
      let lengths = [witnesses.low, witnesses.high].map {
        $0[edges.max(axis)] - $0[edges.min(axis)]
      }
      let size = engine.contentSize(of: view)
      let wanted = axis == .horizontal ? size.width : size.height
      guard abs(lengths[1] - lengths[0]) > AmbiguityCheck.tolerance,
        wanted != UIView.noIntrinsicMetric
      else { return nil }
      return max(lengths[0], lengths[1]) > wanted + AmbiguityCheck.tolerance
    }
    guard let isOwnStretched = isStretched(view) else { return nil }
    self.axis = axis
    self.isStretched = isOwnStretched
    func priority(of view: UIView) -> Float {
      isOwnStretched
        ? view.contentHuggingPriority(for: axis).rawValue
        : view.contentCompressionResistancePriority(for: axis).rawValue
    }
    let own = priority(of: view)
    self.priority = own
    let others = engine.items.compactMap { $0.item as? UIView }.filter {
      $0 !== view && $0.isSeen && isStretched($0) == isOwnStretched && priority(of: $0) == own
    }
    guard !others.isEmpty else { return nil }
    views = [view] + others
  }

  /// Takes the views of another competition if both are one: they share a view, and what it defends.
  ///
  /// - Returns: whether they are one.
  mutating func join(_ other: ContentCompetition) -> Bool {
    guard other.axis == axis, other.isStretched == isStretched, other.priority == priority,
      other.views.contains(where: { candidate in views.contains { $0 === candidate } })
    else { return false }
    views.formUnion(other.views)
    return true
  }

  /// Names the views and the priority, and says what to do.
  func advice(_ names: ViewNames) -> String {
    let isPair = views.count == 2
    let verb = isStretched ? "hug their contents" : "resist compression"
    let choice =
      isPair
      ? "the one that should \(isStretched ? "keep its size" : "be shown whole")" : "all but one"
    let call =
      isStretched ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
    let raised = UILayoutPriority(min(priority + 1, 999)).rawValue.shortDescription
    return "\(list(names)) \(isPair ? "both" : "all") \(verb) at "
      + "\(priority.shortDescription): raise the priority of \(choice), as with "
      + "\(names.name(of: views[0])).\(call)(UILayoutPriority(\(raised)), for: "
      + "\(axis == .horizontal ? ".horizontal" : ".vertical"))."
  }

  /// More views than this are only counted.
  private static let maxNames = 3

  private func list(_ names: ViewNames) -> String {
    guard views.count > Self.maxNames else {
      let all = views.map(names.name)
      return all.dropLast().joined(separator: ", ") + " and " + (all.last ?? "")
    }
    let shown = views.prefix(Self.maxNames - 1).map(names.name)
    return shown.joined(separator: ", ") + " and \(views.count - shown.count) others"
  }
}

extension [UIView] {
  /// Adds those of other views that are new, by identity: `isEqual(_:)`, which apps override, is far slower.
  mutating func formUnion(_ others: [UIView]) {
    self += others.filter { other in !contains { $0 === other } }
  }
}
