internal import ConstraintSolver
internal import Foundation

/// Keeps a solver in step with the constraints of a tree of views.
///
/// 1. A view's equations are collected outermost first, then compared with those installed: what is
///    equal stays, what differs in its constant is edited, the rest is removed or added.
/// 2. Contents that wrap are measured at unlimited width first. The heights they need at their
///    solved widths replace the first ones, and the system is solved again until nothing changes.
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

  private(set) var solver = SimplexSolver()
  private(set) var conflicts: [LayoutConflict] = []
  private(set) var installed: [EquationKey: Installed] = [:]
  /// The keys of what is installed, in the order of the last collection.
  private(set) var order: [EquationKey] = []
  private var itemEdges: [ObjectIdentifier: ItemEdges] = [:]
  private var items: [ItemReference] = []
  private var itemIdentities: [ObjectIdentifier] = []
  private var contentSizes: [ObjectIdentifier: CGSize] = [:]
  /// Whether equations of an earlier solution are still installed.
  private var isEdited = false
  /// Whether an edited engine could give another layout than a new one.
  private var isDisturbed = false

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

  // MARK: Solving

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
      guard remeasureWrappedContents() else { return }
    }
  }

  private func installAll(of tree: [any LayoutItem]) {
    items = tree.map { ItemReference($0) }
    contentSizes.removeAll(keepingCapacity: true)
    var builder = EquationBuilder(
      host: host, purpose: purpose, edges: { self.edges(of: $0) },
      contentSize: { self.contentSize(of: $0) })
    builder.build()
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

  private func replace(with equations: [Equation]) {
    let wanted = Set(equations.map(\.source.key))
    isEdited = !installed.isEmpty
    for key in order where !wanted.contains(key) { uninstall(key) }
    order = []
    for equation in equations { install(equation) }
    if isEdited, !areTiesInOrder { isDisturbed = true }
  }

  /// Whether the optional equations were added in the order in which they were collected.
  private var areTiesInOrder: Bool {
    let handles = order.compactMap { installed[$0] }
      .filter { $0.equation.priority < .required }.map(\.handle)
    return zip(handles, handles.dropFirst()).allSatisfy { $0 < $1 }
  }

  private func install(_ equation: Equation) {
    let key = equation.source.key
    order.append(key)
    if let present = installed[key] {
      if keep(present.handle, present.equation, as: equation) {
        installed[key] = Installed(equation: equation, handle: present.handle)
        return
      }
      uninstall(key)
    }
    add(equation, key)
  }

  /// Returns whether what is installed says the same as an equation, or does with its constant.
  private func keep(
    _ handle: ConstraintHandle, _ present: Equation, as equation: Equation
  ) -> Bool {
    var edited = present
    edited.expression.constant = equation.expression.constant
    guard edited == equation else { return false }
    do {
      try solver.setConstant(equation.expression.constant, of: handle)
      return true
    } catch {
      // A constant that cannot hold is refused on adding as well, and noted there.
      return false
    }
  }

  private func uninstall(_ key: EquationKey) {
    guard let present = installed.removeValue(forKey: key) else { return }
    solver.remove(present.handle)
  }

  /// Adds an equation; in a conflict one of the conflicting ones is left out instead.
  private func add(_ equation: Equation, _ key: EquationKey) {
    do {
      installed[key] = Installed(equation: equation, handle: try solver.add(equation.constraint))
    } catch {
      recover(from: error, adding: equation, key)
    }
  }

  private func recover(from error: SolverError, adding equation: Equation, _ key: EquationKey) {
    guard case .unsatisfiable(let conflict) = error else {
      preconditionFailure(
        "A constraint of \(ItemName.plain(host))'s tree cannot be solved: \(error)")
    }
    guard !isEdited else {
      isDisturbed = true
      return
    }
    let others = order.filter { key in
      installed[key].map { conflict.others.contains($0.handle) } ?? false
    }
    let members = others.compactMap { installed[$0]?.equation } + [equation]
    switch conflict.givesWay {
    case .newcomer:
      conflicts.append(LayoutConflict(members: members, broken: equation.source))
    case .existing(let handle):
      guard let broken = others.first(where: { installed[$0]?.handle == handle }),
        let source = installed[broken]?.equation.source
      else { return }
      conflicts.append(LayoutConflict(members: members, broken: source))
      uninstall(broken)
      add(equation, key)
    }
  }

  // MARK: Sizes

  private func refuseNegativeSizes() {
    for reference in items {
      let item = reference.item
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let edges = edges(of: item)
        let length = solver.value(of: edges.max(axis)) - solver.value(of: edges.min(axis))
        let source = EquationSource.nonNegative(reference, axis)
        guard length < -Self.tolerance, installed[source.key] == nil else { continue }
        order.append(source.key)
        add(Equation(source, edges.length(axis), .greaterThanOrEqual), source.key)
      }
    }
  }

  private func contentSize(of view: UIView) -> CGSize {
    if let size = contentSizes[ObjectIdentifier(view)] { return size }
    let size = view.intrinsicContentSize
    contentSizes[ObjectIdentifier(view)] = size
    return size
  }

  /// Returns whether a height has changed.
  private func remeasureWrappedContents() -> Bool {
    var didChange = false
    for reference in items {
      guard let view = reference.item as? UIView, view.wrapsContent else { continue }
      let size = contentSize(of: view)
      let height = heightOfContents(of: view)
      guard abs(height - size.height) > Self.tolerance else { continue }
      contentSizes[ObjectIdentifier(view)] = CGSize(width: size.width, height: height)
      setContentHeight(height, of: view)
      didChange = true
    }
    return didChange
  }

  private func heightOfContents(of view: UIView) -> Double {
    view.wrappingWidth = solvedSize(of: view).width
    defer { view.wrappingWidth = nil }
    return view.intrinsicContentSize.height
  }

  private func setContentHeight(_ height: Double, of view: UIView) {
    let insets = view.alignmentRectInsets
    let constant = -(height - insets.top - insets.bottom)
    for part in [EquationSource.ContentSizePart.hugging, .compressionResistance] {
      let key = EquationSource.contentSize(ItemReference(view), .vertical, part).key
      guard var present = installed[key] else { continue }
      present.equation.expression.constant = constant
      do {
        try solver.setConstant(constant, of: present.handle)
        installed[key] = present
      } catch {
        // Required hugging or resistance that no longer holds: the conflict is found on adding.
        uninstall(key)
        add(present.equation, key)
      }
    }
  }

  // MARK: Results

  func edges(of item: any LayoutItem) -> ItemEdges {
    guard let edges = itemEdges[ObjectIdentifier(item)] else {
      preconditionFailure("\(ItemName.plain(item)) is not in the tree of \(ItemName.plain(host)).")
    }
    return edges
  }

  func contains(_ item: any LayoutItem) -> Bool { itemEdges[ObjectIdentifier(item)] != nil }

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
    frame(of: view, in: view.superview)
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

  /// The item's frame, which its alignment rectangle lies in, in the host's coordinates.
  private func snappedRect(of item: any LayoutItem) -> CGRect {
    let insets = (item as? UIView)?.alignmentRectInsets ?? .zero
    let frame = solvedRect(of: item).inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    return PixelGrid(scale: host.traitCollection.displayScale).snapped(frame)
  }
}

/// Required constraints that cannot all hold.
@MainActor struct LayoutConflict {
  /// A minimal set: without any one of them the others hold.
  let members: [EquationSource]
  /// The one that was left out.
  let broken: EquationSource
  /// The constants of the members' equations.
  let constants: [EquationKey: Double]

  init(members: [Equation], broken: EquationSource) {
    self.members = members.map(\.source)
    self.broken = broken
    constants = Dictionary(
      members.map { ($0.source.key, $0.expression.constant) }, uniquingKeysWith: { $1 })
  }
}

extension UIView {
  /// The view, its guides and all below it, outermost first.
  fileprivate var itemsInTree: [any LayoutItem] {
    [self] + layoutGuides + systemGuides + subviews.flatMap(\.itemsInTree)
  }
}
