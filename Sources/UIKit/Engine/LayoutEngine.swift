internal import ConstraintSolver
internal import Foundation

/// Keeps a solver in step with the constraints of a tree of views.
///
/// 1. A view's equations are collected outermost first, then compared with those installed: what is
///    equal stays, what differs in its constant is edited, the rest is removed or added.
/// 2. Contents that wrap are measured at unlimited width first. The heights they need at their
///    solved widths replace the first ones, as do their baselines in constraints, and the system is
///    solved again until nothing changes.
/// 3. That sizes are not negative is only said of items that come out negative: an inequality that
///    holds anyway does not change the optimum.
/// 4. A required constraint that cannot hold is noted as a conflict and left out until the next
///    change, when all is installed anew.
/// 5. Ties and conflicts are settled by the order of adding. Where an edit leaves another order than
///    a new engine would have, or meets a conflict, all is installed anew as well: a layout does not
///    depend on those before it.
@MainActor final class LayoutEngine {
  /// What the solution is for.
  enum Purpose {
    /// The host has its present size.
    case hosting
    /// The host's size is sought.
    case fitting(FittingTarget)
  }

  /// Not retained: the host holds its engine.
  unowned let host: UIView
  let purpose: Purpose
  /// Whether constraints may have changed since the last solution.
  var isStale = true

  var solver = SimplexSolver()
  var conflicts: [LayoutConflict] = []
  var installed: [EquationKey: Installed] = [:]
  /// The keys of what is installed, in the order of the last collection.
  var order: [EquationKey] = []
  var itemEdges: [ObjectIdentifier: ItemEdges] = [:]
  var items: [ItemReference] = []
  private var itemIdentities: [ObjectIdentifier] = []
  var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// The constraints that speak of a baseline, in the order of the last collection.
  var baselineConstraints: [EquationBuilder.BaselineConstraint] = []
  /// Whether equations of an earlier solution are still installed.
  var isEdited = false
  /// Whether an edited engine could give another layout than a new one.
  var isDisturbed = false

  struct Installed {
    var equation: Equation
    let handle: ConstraintHandle
  }

  /// Widths may depend on heights, as through an aspect ratio, and then need not settle.
  private static let measuringLimit = 8
  /// Below this, in points, a size counts as zero and a change as none.
  static let tolerance = 1e-6

  init(host: UIView, purpose: Purpose) {
    self.host = host
    self.purpose = purpose
  }

  func solveIfStale() {
    if isStale { solve() }
  }

  func solve() {
    isStale = false
    let tree = host.itemsInTree
    let isSameTree = tree.map { ObjectIdentifier($0) } == itemIdentities
    if !conflicts.isEmpty || !isSameTree { startAnew(tree) }
    settle(tree)
    guard isDisturbed else { return }
    startAnew(tree)
    settle(tree)
  }

  private func settle(_ tree: [any LayoutItem]) {
    installAll(of: tree)
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
      contentSize: { self.contentSize(of: $0) })
    builder.build()
    baselineConstraints = builder.baselineConstraints
    replace(with: builder.equations)
  }

  private func startAnew(_ tree: [any LayoutItem]) {
    solver = SimplexSolver()
    conflicts = []
    isDisturbed = false
    installed = [:]
    order = []
    itemIdentities = tree.map { ObjectIdentifier($0) }
    itemEdges = [:]
    for item in tree { itemEdges[ObjectIdentifier(item)] = ItemEdges(solver) }
  }
}

extension UIView {
  /// The view, its guides and all below it, outermost first.
  fileprivate var itemsInTree: [any LayoutItem] {
    [self] + layoutGuides + systemGuides
      + subviews.flatMap { $0.hostsLayout ? [] : $0.itemsInTree }
  }
}
