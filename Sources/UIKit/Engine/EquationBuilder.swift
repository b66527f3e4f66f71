internal import ConstraintSolver
internal import Foundation

/// Collects the equations of a tree of views, outermost view first.
@MainActor struct EquationBuilder {
  let host: UIView
  let purpose: LayoutEngine.Purpose
  /// Whether the engine has variables for a view.
  let contains: (UIView) -> Bool
  /// Returns the variables of an item inside the host.
  let edges: (any LayoutItem) -> ItemEdges
  let contentSize: (UIView) -> CGSize
  let nudge: LayoutNudge?

  private(set) var equations: [Equation] = []
  /// The places of the equations by which contents resist to lose width.
  private var resistedWidths: [Int] = []
  /// The collected equations that depend on the lines of a text.
  private(set) var baselineConstraints: [BaselineConstraint] = []

  /// A constraint that involves a baseline.
  struct BaselineConstraint {
    let constraint: NSLayoutConstraint
    /// Not retained: the engine's host is this view or retains it.
    unowned let container: UIView
  }

  init(
    host: UIView, purpose: LayoutEngine.Purpose,
    contains: @escaping (UIView) -> Bool,
    edges: @escaping (any LayoutItem) -> ItemEdges,
    contentSize: @escaping (UIView) -> CGSize, nudge: LayoutNudge?
  ) {
    self.host = host
    self.purpose = purpose
    self.contains = contains
    self.edges = edges
    self.contentSize = contentSize
    self.nudge = nudge
  }

  mutating func build() {
    addHost()
    addTree(host)
    letEarlierContentsGiveWay()
    // Apps set the priority 0 to switch a preference off, and iOS lets them.
    var isOff = false
    for equation in equations where equation.priority.rawValue == 0 { isOff = true }
    if isOff { equations.removeAll { $0.priority.rawValue == 0 } }
  }

  private mutating func addTree(_ view: UIView) {
    if view !== host { addFrame(of: view) }
    for guide in view.systemGuides { addSystemGuide(guide, of: view) }
    addConstraints(installedOn: view)
    addContentSize(of: view)
    // A view that creates a subview when measured, as a button does, is solved again.
    for subview in view.storedSubviews where !subview.hostsLayout && contains(subview) {
      addTree(subview)
    }
  }

  // MARK: The host

  private mutating func addHost() {
    let edges = edges(host)
    equations.append(
      Equation(.encapsulated(ItemReference(host), .minX), LinearExpression(edges.minX)))
    equations.append(
      Equation(.encapsulated(ItemReference(host), .minY), LinearExpression(edges.minY)))
    switch purpose {
    case .hosting:
      addLength(host, .encapsulated(ItemReference(host), .width), .horizontal, host.bounds.width)
      addLength(host, .encapsulated(ItemReference(host), .height), .vertical, host.bounds.height)
    case .fitting(let target):
      addLength(
        host, .fittingTarget(ItemReference(host), .horizontal), .horizontal, target.size.width,
        target.horizontalPriority.solverPriority)
      addLength(
        host, .fittingTarget(ItemReference(host), .vertical), .vertical, target.size.height,
        target.verticalPriority.solverPriority)
    }
  }

  private mutating func addLength(
    _ item: any LayoutItem, _ source: EquationSource, _ axis: NSLayoutConstraint.Axis,
    _ length: Double, _ priority: Priority = .required
  ) {
    equations.append(
      Equation(source, edges(item).length(axis) - length, .equal, priority: priority))
  }

  // MARK: Frames

  private mutating func addFrame(of view: UIView) {
    guard view.isPlacedByFrame, let superview = view.storedSuperview
    else {
      return
    }
    let bounds = superview.bounds
    if view.hasEncapsulatedSize, !follows(view, superview) {
      addLength(view, .encapsulated(ItemReference(view), .width), .horizontal, view.bounds.width)
      addLength(view, .encapsulated(ItemReference(view), .height), .vertical, view.bounds.height)
      addOrigin(
        view, .encapsulated(ItemReference(view), .minX), .horizontal, view.horizontalSprings,
        bounds.width)
      addOrigin(
        view, .encapsulated(ItemReference(view), .minY), .vertical, view.verticalSprings,
        bounds.height)
    } else {
      addSpan(view, .width, .horizontal, view.horizontalSprings, bounds.width)
      addSpan(view, .height, .vertical, view.verticalSprings, bounds.height)
      addOrigin(
        view, .autoresizing(ItemReference(view), .minX), .horizontal, view.horizontalSprings,
        bounds.width)
      addOrigin(
        view, .autoresizing(ItemReference(view), .minY), .vertical, view.verticalSprings,
        bounds.height)
    }
  }

  /// Whether a cell's content view follows its cell, whose own constraints are measured.
  private func follows(_ content: UIView, _ superview: UIView) -> Bool {
    if case .fitting = purpose { superview === host } else { false }
  }

  /// The length takes its share of the change in the superview's length.
  private mutating func addSpan(
    _ view: UIView, _ part: EquationSource.AutoresizingPart, _ axis: NSLayoutConstraint.Axis,
    _ springs: AutoresizingSprings, _ superLength: Double
  ) {
    let share = springs.shares(of: superLength).inside
    var expression = edges(view).length(axis) - (springs.length - share * superLength)
    if share != 0, let superview = view.storedSuperview {
      expression = expression - edges(superview).length(axis) * share
    }
    equations.append(Equation(.autoresizing(ItemReference(view), part), expression))
  }

  private mutating func addOrigin(
    _ view: UIView, _ source: EquationSource, _ axis: NSLayoutConstraint.Axis,
    _ springs: AutoresizingSprings, _ superLength: Double
  ) {
    guard let superview = view.storedSuperview else { return }
    let share = springs.shares(of: superLength).before
    let scrolled = axis == .horizontal ? superview.boundsOrigin.x : superview.boundsOrigin.y
    var expression =
      LinearExpression(edges(view).min(axis)) - LinearExpression(edges(superview).min(axis))
      - (springs.origin - scrolled - share * superLength)
    if share != 0 { expression = expression - edges(superview).length(axis) * share }
    equations.append(Equation(source, expression))
  }

  // MARK: Guides, contents and constraints

  private mutating func addSystemGuide(_ guide: UILayoutGuide, of view: UIView) {
    if let content = guide.systemContent { addContent(content, guide, of: view) }
    guard let insets = view.insets(of: guide, under: nudge) else { return }
    let inner = edges(guide)
    let outer = edges(view)
    for (attribute, edge, outerEdge, inset) in [
      (NSLayoutConstraint.Attribute.left, inner.minX, outer.minX, insets.left),
      (.right, inner.maxX, outer.maxX, -insets.right),
      (.top, inner.minY, outer.minY, insets.top),
      (.bottom, inner.maxY, outer.maxY, -insets.bottom),
    ] {
      equations.append(
        Equation(
          .guide(ItemReference(guide), attribute),
          LinearExpression(edge) - LinearExpression(outerEdge) - Double(inset)))
    }
  }

  /// Fixes the origin of scrolled content; its size is optional, weaker than any app constraint.
  private mutating func addContent(_ rect: CGRect, _ guide: UILayoutGuide, of view: UIView) {
    let inner = edges(guide)
    let outer = edges(view)
    let weakest = UILayoutPriority(1).solverPriority
    equations += [
      Equation(
        .guide(ItemReference(guide), .left),
        LinearExpression(inner.minX) - LinearExpression(outer.minX) - rect.minX),
      Equation(
        .guide(ItemReference(guide), .top),
        LinearExpression(inner.minY) - LinearExpression(outer.minY) - rect.minY),
      Equation(
        .guide(ItemReference(guide), .width), inner.length(.horizontal) - rect.width,
        priority: weakest),
      Equation(
        .guide(ItemReference(guide), .height), inner.length(.vertical) - rect.height,
        priority: weakest),
    ]
  }

  private mutating func addContentSize(of view: UIView) {
    let size = contentSize(view)
    let insets = view.alignmentRectInsets
    let priorities = view.contentPriorities
    if size.width != UIView.noIntrinsicMetric {
      addContentLength(
        view, .horizontal, size.width - insets.left - insets.right,
        priorities.horizontalHugging, priorities.horizontalResistance)
    }
    if size.height != UIView.noIntrinsicMetric {
      addContentLength(
        view, .vertical, size.height - insets.top - insets.bottom,
        priorities.verticalHugging, priorities.verticalResistance)
    }
  }

  /// Puts the widths that contents resist to give up in the order from the last view to the first.
  ///
  /// Of those that resist equally the first that is added is met. Rule `width-ties`.
  private mutating func letEarlierContentsGiveWay() {
    for (earlier, later) in zip(resistedWidths, resistedWidths.reversed()) where earlier < later {
      equations.swapAt(earlier, later)
    }
  }

  private mutating func addContentLength(
    _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: Double,
    _ hugging: UILayoutPriority, _ resistance: UILayoutPriority
  ) {
    let difference = edges(view).length(axis) - length
    equations.append(
      Equation(
        .contentSize(ItemReference(view), axis, .hugging), difference, .lessThanOrEqual,
        priority: hugging.solverPriority))
    if axis == .horizontal { resistedWidths.append(equations.count) }
    equations.append(
      Equation(
        .contentSize(ItemReference(view), axis, .compressionResistance), difference,
        .greaterThanOrEqual,
        priority: resistance.solverPriority))
  }

  private mutating func addConstraints(installedOn view: UIView) {
    let constraints = view.constraints
    guard !constraints.isEmpty else { return }
    let expressions = AttributeExpressions(edges: edges, container: view, nudge: nudge)
    for constraint in constraints { addConstraint(constraint, expressions) }
  }

  private mutating func addConstraint(
    _ constraint: NSLayoutConstraint, _ expressions: AttributeExpressions
  ) {
    // A constraint whose item no longer exists has no effect.
    guard let first = constraint.first, first.layoutView.map(contains) == true,
      constraint.secondAttribute == .notAnAttribute || constraint.second?.layoutView != nil
    else { return }
    if constraint.hasBaseline {
      baselineConstraints.append(
        BaselineConstraint(constraint: constraint, container: expressions.container))
    }
    equations.append(
      Equation(
        .constraint(constraint), expressions.difference(of: constraint, first: first),
        constraint.relation.solverRelation,
        priority: constraint.priority.solverPriority))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var solverRelation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it depends on the lines of a text by one of its attributes.
  var hasBaseline: Bool { firstAttribute.isBaseline || secondAttribute.isBaseline }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
