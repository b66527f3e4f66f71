internal import Foundation

extension UITableView {
  func update(_ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    change(&updates)
    endUpdates()
  }

  func applyUpdates() {
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
