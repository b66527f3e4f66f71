internal import ConstraintSolver
internal import Foundation
internal import PrintedText

/// Keeps a solver in sync with the constraints of a tree of views.
///
/// 1. Equations are collected, outermost view first, then compared with the installed ones: equal ones stay, those that
///    differ in their constant are edited, the rest are removed or added.
/// 2. Contents that wrap are measured at unlimited width first. The heights they need at their
///    solved widths replace the first ones, as do their baselines in constraints, and the system is
///    solved again until nothing changes. Then labels that wrap become as wide as their widest line, once.
/// 3. Non-negative sizes are only enforced for items that come out negative: an inequality that holds anyway does not
///    change the optimum.
/// 4. A required constraint that cannot hold is recorded as a conflict and left out until the next change, when
///    everything is reinstalled. One that misses by less than what is visible is kept, and nothing is recorded.
/// 5. Ties and conflicts are resolved by the order of adding. Where an edit leaves an order that differs from a new
///    engine's, or finds a conflict, everything is reinstalled too: a layout does not depend on earlier ones.
@MainActor final class LayoutEngine {
  /// The purpose of a solution.
  enum Purpose {
    /// The host keeps its current size.
    case hosting
    /// The host's size is computed.
    case fitting(FittingTarget)
  }

  /// Not retained: the host retains its engine.
  unowned let host: UIView
  let purpose: Purpose
  /// Whether constraints may have changed since the last solution.
  var isStale = true
  /// How often the tree has been solved.
  private(set) var solutions = 0

  var solver = SimplexSolver()
  var conflicts: [LayoutConflict] = []
  var installed: [EquationKey: Installed] = [:]
  /// The keys of the installed equations, in the order of the last collection.
  var order: [EquationKey] = []
  var itemEdges: [ObjectIdentifier: ItemEdges] = [:]
  var items: [ItemReference] = []
  private var itemIdentities: [ObjectIdentifier] = []
  var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// The constraints that involve a baseline, in the order of the last collection.
  var baselineConstraints: [EquationBuilder.BaselineConstraint] = []
  /// Whether equations of an earlier solution are still installed.
  var isEdited = false
  /// Whether an edited engine could give a different layout from a new one.
  var isDisturbed = false
  /// Whether a required constraint is installed that holds only nearly.
  var isRelaxed = false
  /// What differs from the views, in an engine that looks for what follows from it.
  var nudge: LayoutNudge?

  struct Installed {
    var equation: Equation
    let handle: ConstraintHandle
  }

  /// How often contents are measured at the widths found.
  ///
  /// Widths may depend on heights, for example through an aspect ratio, and then may not converge. Views are measured
  /// in the order of the tree, so only a width that depends on the height of a later view takes another round.
  private static let measuringLimit = 8
  /// Differences below this, in points, are ignored.
  static let tolerance = 1e-6
  /// Differences below this, in points, are invisible.
  static let visibleDifference = 0.01

  init(host: UIView, purpose: Purpose) {
    self.host = host
    self.purpose = purpose
  }

  func solveIfStale() {
    if isStale { solve() }
  }

  func solve() {
    isStale = false
    solutions += 1
    let tree = host.itemsInTree
    let isSameTree = tree.map { ObjectIdentifier($0) } == itemIdentities
    if !conflicts.isEmpty || isRelaxed || !isSameTree { startAnew(tree) }
    settle(tree)
    guard isDisturbed else { return }
    startAnew(tree)
    settle(tree)
  }

  private func settle(_ tree: [any LayoutItem]) {
    installAll(of: tree)
    measureWrappedContents()
    if !isDisturbed && narrowWrappedTexts() { measureWrappedContents() }
  }

  private func measureWrappedContents() {
    for _ in 0..<Self.measuringLimit where !isDisturbed {
      refuseNegativeSizes()
      let changesHeights = remeasureWrappedContents()
      let changesBaselines = remeasureBaselines()
      guard changesHeights || changesBaselines else { return }
    }
  }

  private func installAll(of tree: [any LayoutItem]) {
    items = tree.map { ItemReference($0) }
    contentSizes.removeAll(keepingCapacity: true)
    var builder = EquationBuilder(
      host: host, purpose: purpose, contains: { self.contains($0) },
      edges: { self.edges(of: $0) },
      contentSize: { self.contentSize(of: $0) }, nudge: nudge)
    builder.build()
    baselineConstraints = builder.baselineConstraints
    replace(with: nudge.map { builder.equations.map($0.applied(to:)) } ?? builder.equations)
  }

  private func startAnew(_ tree: [any LayoutItem]) {
    solver = SimplexSolver()
    conflicts = []
    isDisturbed = false
    isRelaxed = false
    installed = [:]
    order = []
    itemIdentities = tree.map { ObjectIdentifier($0) }
    itemEdges = [:]
    itemEdges.reserveCapacity(tree.count)
    for item in tree {
      let outer = item.outerItem.flatMap { itemEdges[ObjectIdentifier($0)] }
      itemEdges[ObjectIdentifier(item)] = ItemEdges(solver, inside: outer)
    }
  }
}

extension LayoutItem {
  /// The item in whose coordinates this one's frame is: a view's superview, or the content that scrolls in it.
  fileprivate var outerItem: (any LayoutItem)? {
    guard let view = self as? UIView else { return layoutView }
    return view.storedSuperview?.contentGuide ?? view.storedSuperview
  }
}

extension UIView {
  /// The view, its guides and its descendants, outermost first.
  fileprivate var itemsInTree: [any LayoutItem] {
    var items: [any LayoutItem] = []
    collectItems(in: &items)
    return items
  }

  private func collectItems(in items: inout [any LayoutItem]) {
    items.append(self)
    items += layoutGuides
    items += systemGuides
    for subview in storedSubviews where !subview.hostsLayout { subview.collectItems(in: &items) }
  }
}

// The solution as frames.
extension LayoutEngine {
  func edges(of item: any LayoutItem) -> ItemEdges {
    guard let edges = itemEdges[ObjectIdentifier(item)] else {
      let names = (PrintedText(line: ItemName.plain(item)), PrintedText(line: ItemName.plain(host)))
      preconditionFailure("\(names.0) is not in the tree of \(names.1).")
    }
    return edges
  }

  func contains(_ item: any LayoutItem) -> Bool { itemEdges[ObjectIdentifier(item)] != nil }

  /// Returns an expression's value in the solution; of an equation, by how many points the first side exceeds the second.
  func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * solver.value(of: $1.variable)
    }
  }

  /// Returns an item's alignment rectangle in the host's coordinates, as solved.
  func solvedRect(of item: any LayoutItem) -> CGRect {
    let edges = edges(of: item)
    let minX = solver.value(of: edges.minX)
    let minY = solver.value(of: edges.minY)
    return CGRect(
      x: minX, y: minY, width: solver.value(of: edges.maxX) - minX,
      height: solver.value(of: edges.maxY) - minY)
  }

  func solvedSize(of item: any LayoutItem) -> CGSize { solvedRect(of: item).size }

  /// Returns a view's frame in its superview's coordinates, on whole pixels.
  func frame(of view: UIView) -> CGRect {
    frame(of: view, in: view.storedSuperview)
  }

  /// Returns a guide's frame in its owning view's coordinates, on whole pixels.
  func frame(of guide: UILayoutGuide) -> CGRect {
    guard contains(guide), let owner = guide.owningView else { return .zero }
    return frame(of: guide, in: owner)
  }

  private func frame(of item: any LayoutItem, in container: UIView?) -> CGRect {
    let rect = snappedRect(of: item)
    guard let container, contains(container) else { return rect }
    let outer = snappedRect(of: container)
    return rect.offsetBy(
      dx: container.boundsOrigin.x - outer.minX, dy: container.boundsOrigin.y - outer.minY)
  }

  /// The item's frame, which contains its alignment rectangle, in the host's coordinates.
  private func snappedRect(of item: any LayoutItem) -> CGRect {
    let rect = solvedRect(of: item)
    let frame = (item as? UIView)?.frame(forAlignmentRect: rect) ?? rect
    return PixelGrid(scale: host.traitCollection.displayScale).snapped(frame)
  }
}

/// The target size of a fitting, with a priority for each component.
struct FittingTarget {
  var size: CGSize
  var horizontalPriority: UILayoutPriority
  var verticalPriority: UILayoutPriority
}

extension FittingTarget {
  /// The target of a fitting without requirements.
  init(size: CGSize) {
    self.init(
      size: size, horizontalPriority: .fittingSizeLevel, verticalPriority: .fittingSizeLevel)
  }
}
