import ConstraintSolver
internal import Foundation
internal import NumberText

/// Views whose contents get too much or too little space along one axis, and defend their sizes equally.
@MainActor struct ContentCompetition {
  let axis: NSLayoutConstraint.Axis
  /// Whether there is more space than the contents need, so that hugging decides; otherwise compression resistance does.
  let isStretched: Bool
  let priority: Float
  /// The views, at first the one that was found, and those that share its freedom.
  private(set) var views: [UIView]

  /// The competition of a view, whose length differs in two layouts, with those that share its freedom and defend their
  /// contents alike; nil without any.
  init?(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, in witnesses: Witnesses,
    _ engine: LayoutEngine
  ) {
    let lengths = Self.lengths(of: view, axis, in: witnesses, engine)
    guard abs(lengths.high - lengths.low) > AmbiguityCheck.tolerance,
      let wanted = Self.contentLength(of: view, axis, engine),
      let freedom = Self.sharedFreedom(of: view, axis, engine)
    else { return nil }
    let isStretched = max(lengths.low, lengths.high) > wanted + AmbiguityCheck.tolerance
    func priority(of view: UIView) -> Float {
      isStretched
        ? view.contentHuggingPriority(for: axis).rawValue
        : view.contentCompressionResistancePriority(for: axis).rawValue
    }
    let own = priority(of: view)
    let others = engine.items.compactMap { $0.item as? UIView }.filter {
      $0 !== view && $0.isSeen && priority(of: $0) == own
        && Self.contentLength(of: $0, axis, engine) != nil
        && Self.sharedFreedom(of: $0, axis, engine) == freedom
    }
    guard !others.isEmpty else { return nil }
    (self.axis, self.isStretched, self.priority) = (axis, isStretched, own)
    views = [view] + others
  }

  /// Which of two layouts leaves the others the least to compete for: the view has all of the room that is left over
  /// there, or goes without all that is missing.
  func decisive(_ view: UIView, in witnesses: Witnesses, _ engine: LayoutEngine) -> Solution {
    let lengths = Self.lengths(of: view, axis, in: witnesses, engine)
    return (lengths.high > lengths.low) == isStretched ? witnesses.high : witnesses.low
  }

  private static func lengths(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, in witnesses: Witnesses,
    _ engine: LayoutEngine
  ) -> (low: Double, high: Double) {
    let edges = engine.edges(of: view)
    func length(_ solution: Solution) -> Double {
      solution[edges.max(axis)] - solution[edges.min(axis)]
    }
    return (length(witnesses.low), length(witnesses.high))
  }

  /// The length that a view's contents want, in points; nil if they want none.
  private static func contentLength(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ engine: LayoutEngine
  ) -> Double? {
    let wanted = engine.contentSize(of: view).length(axis)
    return wanted == UIView.noIntrinsicMetric ? nil : wanted
  }

  private static func sharedFreedom(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ engine: LayoutEngine
  ) -> Int? {
    let edges = engine.edges(of: view)
    return engine.solver.sharedFreedom(of: edges.max(axis), minus: edges.min(axis))
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

  /// What has to be decided.
  func rank(_ names: ViewNames) -> LayoutRemedy.Rank {
    LayoutRemedy.Rank(
      views: views.map(names.path), axis: axis, isStretched: isStretched, priority: Double(priority)
    )
  }

  /// Names the views and the priority, and says what to do.
  func advice(_ names: ViewNames) -> String {
    let isPair = views.count == 2
    let verb = isStretched ? "hug their contents" : "resist compression"
    let call =
      isStretched ? "setContentHuggingPriority" : "setContentCompressionResistancePriority"
    // Beyond 999 a size would be required: there, another view has to give way.
    let isRaised = priority < 999
    let choice =
      isRaised
      ? (isPair
        ? "the one that should \(isStretched ? "keep its size" : "be shown whole")" : "all but one")
      : "the one that may \(isStretched ? "be stretched" : "be cut")"
    let example = isRaised ? views[0] : views[views.count - 1]
    let new = UILayoutPriority(isRaised ? priority + 1 : 750).rawValue.shortDescription
    return "\(list(names)) \(isPair ? "both" : "all") \(verb) at "
      + "\(priority.shortDescription): \(isRaised ? "raise" : "lower") the priority of \(choice), as with "
      + "\(names.name(of: example)).\(call)(UILayoutPriority(\(new)), for: "
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
    var present = Set(map(ObjectIdentifier.init))
    self += others.filter { present.insert(ObjectIdentifier($0)).inserted }
  }
}
