public import Foundation

extension UITableView {
  /// The animation of a change, of which a picture shows the end.
  public enum RowAnimation: Int, Sendable {
    /// Fades.
    case fade = 0
    /// Slides to or from the right.
    case right = 1
    /// Slides to or from the left.
    case left = 2
    /// Slides to or from the top.
    case top = 3
    /// Slides to or from the bottom.
    case bottom = 4
    /// None.
    case none = 5
    /// Keeps the middle in place.
    case middle = 6
    /// As the table likes.
    case automatic = 100
  }

  /// Begins a group of changes, to be ended by `endUpdates`.
  public func beginUpdates() { updates.depth += 1 }

  /// Ends a group of changes: asks for the heights of all rows anew, and for the cells of new ones.
  ///
  /// An empty group does so too, and keeps the cells.
  public func endUpdates() {
    precondition(updates.depth > 0, "endUpdates was called without beginUpdates.")
    updates.depth -= 1
    if updates.depth == 0 { applyUpdates() }
  }

  /// Makes changes and applies them together, then runs the completion with true.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Tells that the data source has new rows; the paths are those after all changes of the group.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Tells that rows are gone; the paths are those before all changes of the group.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows anew; the paths are those before all changes of the group.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Asks for the contents of rows in sight anew, in the cells that they have.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// Tells that a row has another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Tells that the data source has new sections.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Tells that sections are gone.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the cells of sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  private func update(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    change(&updates)
    endUpdates()
  }

  private func applyUpdates() {
    let changes = updates
    updates = TableUpdates()
    guard !staleness.data else { return }
    let anchor = anchorRow
    let oldCounts = sections.map(\.rows.count)
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    let mapping = changes.mapping(from: oldCounts, to: counts)
    let kept = cells
    for path in kept.keys.sorted() where mapping[path] == nil { removeRow(path) }
    cells = [:]
    for (path, cell) in kept { mapping[path].map { cells[$0] = cell } }
    selectedPaths = selectedPaths.compactMap { mapping[$0] }
    loadHeights(counts: counts)
    setNeedsRows()
    if let anchor, let path = mapping[anchor.path] {
      restore(Anchor(path: path, distance: anchor.distance))
    }
  }
}
