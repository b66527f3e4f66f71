internal import LayoutChanges
internal import LayoutModel
import SnapshotRecords

extension SnapshotResult {
  /// Adds what changed in an equal picture whose layout has an error that the reference does not have.
  ///
  /// A change that moved nothing may still have brought it, so that nothing is left out for that.
  mutating func explainNewErrors(
    of actual: Snapshot, since layout: Layout?, _ views: (any CounterfactualLayout)?
  ) {
    guard hasErrorDiagnostic else { return }
    let known = knownDiagnostics ?? []
    let isNew = diagnostics.contains { diagnostic in
      diagnostic.severity == .error && !diagnostic.isAllowed && !known.contains(diagnostic)
    }
    if let layout, isNew {
      layoutChanges = LayoutComparison(from: layout, to: actual.layout).changes
    }
    noteElements(of: actual, views)
  }

  /// Adds where the views of changes and diagnostics are in Interface Builder files, and those around them.
  mutating func noteElements(of actual: Snapshot, _ views: (any CounterfactualLayout)?) {
    guard let views else { return }
    let named =
      [actual.tree.name] + layoutChanges.flatMap(\.paths) + diagnostics.map(\.view)
    let found = views.elements(of: Set(named.flatMap(\.pathsAround)))
    elements = found.isEmpty ? nil : found
  }
}

extension ViewChange {
  /// The paths of the view, and of those that a constraint relates.
  fileprivate var paths: [String] {
    guard case .constraint(let change) = fact else { return [view] }
    return [view] + (change.viewPaths ?? []) + (change.oldViewPaths ?? [])
  }
}

extension String {
  /// A view path, and those of the views around it.
  fileprivate var pathsAround: [String] {
    indices.filter { self[$0] == "/" }.map { String(self[..<$0]) } + [self]
  }
}
