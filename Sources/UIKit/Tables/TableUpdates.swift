internal import Foundation

/// A group of changes: deletions, reloads and moves use the paths before it, insertions those after it.
struct TableUpdates {
  var depth = 0
  var insertedRows: Set<IndexPath> = []
  var deletedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var movedRows: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Returns the new path of each row that keeps its cell.
  ///
  /// Inconsistent numbers are a programming error and stop with UIKit's message.
  func mapping(from old: [Int], to new: [Int]) -> [IndexPath: IndexPath] {
    let sections = sectionMapping(from: old.count, to: new.count)
    var mapping: [IndexPath: IndexPath] = [:]
    for (section, newSection) in sections {
      let rows = rowMapping(section, newSection, old: old[section], new: new[newSection])
      mapping.merge(rows) { _, moved in moved }
    }
    for (path, newPath) in movedRows { mapping[path] = newPath }
    return mapping
  }

  private func sectionMapping(from old: Int, to new: Int) -> [(Int, Int)] {
    let kept = (0..<old).filter { !deletedSections.contains($0) }
    let places = (0..<new).filter { !insertedSections.contains($0) }
    precondition(
      kept.count == places.count,
      "Invalid update: invalid number of sections.  The number of sections contained in the table "
        + "view after the update (\(new)) must be equal to the number of sections contained in the "
        + "table view before the update (\(old)), plus or minus the number of sections inserted or "
        + "deleted (\(insertedSections.count) inserted, \(deletedSections.count) deleted).")
    return Array(zip(kept, places))
  }

  private func rowMapping(
    _ section: Int, _ newSection: Int, old: Int, new: Int
  ) -> [IndexPath: IndexPath] {
    let kept = (0..<old).map { IndexPath(row: $0, section: section) }
      .filter { !deletedRows.contains($0) && movedRows[$0] == nil }
    let arrived = Set(movedRows.values)
    let places = (0..<new).map { IndexPath(row: $0, section: newSection) }
      .filter { !insertedRows.contains($0) && !arrived.contains($0) }
    if reloadedSections.contains(section) { return [:] }
    precondition(
      kept.count == places.count,
      "Invalid update: invalid number of rows in section \(newSection).  The number of rows "
        + "contained in an existing section after the update (\(new)) must be equal to the number "
        + "of rows contained in that section before the update (\(old)), plus or minus the number "
        + "of rows inserted or deleted from that section.")
    return Dictionary(
      uniqueKeysWithValues: zip(kept, places).filter { !reloadedRows.contains($0.0) })
  }
}
