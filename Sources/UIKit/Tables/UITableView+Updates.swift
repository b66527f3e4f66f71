public import Foundation

extension UITableView {
  /// The animation of a change, which a snapshot shows completed.
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
    /// Chosen by the table.
    case automatic = 100
  }

  /// Begins a group of changes, to be ended by `endUpdates`.
  public func beginUpdates() { updates.depth += 1 }

  /// Ends a group of changes: requests the heights of all rows again, and the cells of new ones.
  ///
  /// So does an empty group, which keeps the cells.
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

  /// Inserts rows of the data source; the paths are those after all changes of the group.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Deletes rows; the paths are those before all changes of the group.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Reloads the cells of rows; the paths are those before all changes of the group.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Reconfigures visible rows, keeping their cells.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections of the data source.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  /// Deletes sections.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  /// Reloads the cells of sections.
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
