internal import Foundation

extension UITableView {
  func update(_ change: (inout ListUpdates) -> Void) {
    beginUpdates()
    change(&updates)
    endUpdates()
  }

  func applyUpdates() {
    let changes = updates
    updates = ListUpdates(.table)
    apply { changes.mapping(from: $0, to: $1) }
  }

  /// Loads the numbers of rows again, and keeps the cells of rows that stay; waits for the layout if it loads everything.
  func apply(_ mapping: (_ old: [Int], _ new: [Int]) -> ListMapping) {
    guard !staleness.data else { return }
    let anchor = anchorRow
    let oldCounts = sections.map(\.rows.count)
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let counts = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    let moved = mapping(oldCounts, counts).items
    let kept = cells
    for path in kept.keys.sorted() where moved[path] == nil { removeRow(path) }
    cells = [:]
    for (path, cell) in kept { moved[path].map { cells[$0] = cell } }
    selectedPaths = selectedPaths.compactMap { moved[$0] }
    loadHeights(counts: counts)
    setNeedsRows()
    if let anchor, let path = moved[anchor.path] {
      restore(Anchor(path: path, distance: anchor.distance))
    }
  }
}
