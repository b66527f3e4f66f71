package import Foundation

/// A group of changes of a table or collection: deletions, reloads and moves use the paths before it, insertions those
/// after it.
package struct ListUpdates {
  /// How UIKit's messages name the list.
  package struct Words {
    let list: String
    let items: String

    package static let table = Words(list: "table view", items: "rows")
    package static let collection = Words(list: "collection view", items: "items")
  }

  let words: Words
  package var depth = 0
  package var insertedItems: Set<IndexPath> = []
  package var deletedItems: Set<IndexPath> = []
  package var reloadedItems: Set<IndexPath> = []
  package var movedItems: [IndexPath: IndexPath] = [:]
  package var insertedSections = IndexSet()
  package var deletedSections = IndexSet()
  package var reloadedSections = IndexSet()
  package var movedSections: [Int: Int] = [:]

  package init(_ words: Words) { self.words = words }

  /// Returns the new places of the items that keep their cell, and of the sections that stay.
  ///
  /// Inconsistent numbers are a programming error and stop with UIKit's message.
  package func mapping(from old: [Int], to new: [Int]) -> ListMapping {
    var mapping = ListMapping()
    for (section, newSection) in sectionMapping(from: old.count, to: new.count) {
      if !reloadedSections.contains(section) { mapping.sections[section] = newSection }
      let items = itemMapping(section, newSection, old: old[section], new: new[newSection])
      mapping.items.merge(items) { _, moved in moved }
    }
    for (path, newPath) in movedItems { mapping.items[path] = newPath }
    return mapping
  }

  private func sectionMapping(from old: Int, to new: Int) -> [(Int, Int)] {
    let moved = movedSections.filter { $0.key < old && $0.value < new }
    let arrived = Set(moved.values)
    let kept = (0..<old).filter { !deletedSections.contains($0) && moved[$0] == nil }
    let places = (0..<new).filter { !insertedSections.contains($0) && !arrived.contains($0) }
    precondition(
      kept.count == places.count,
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "\(words.list) after the update (\(new)) must be equal to the number of sections contained "
        + "in the \(words.list) before the update (\(old)), plus or minus the number of sections "
        + "inserted or deleted (\(insertedSections.count) inserted, \(deletedSections.count) "
        + "deleted).")
    return Array(zip(kept, places)) + moved.sorted { $0 < $1 }
  }

  private func itemMapping(
    _ section: Int, _ newSection: Int, old: Int, new: Int
  ) -> [IndexPath: IndexPath] {
    if reloadedSections.contains(section) { return [:] }
    let kept = (0..<old).map { IndexPath(item: $0, section: section) }
      .filter { !deletedItems.contains($0) && movedItems[$0] == nil }
    let arrived = Set(movedItems.values)
    let places = (0..<new).map { IndexPath(item: $0, section: newSection) }
      .filter { !insertedItems.contains($0) && !arrived.contains($0) }
    precondition(
      kept.count == places.count, wrongCount(section, newSection, old: old, new: new))
    return Dictionary(
      uniqueKeysWithValues: zip(kept, places).filter { !reloadedItems.contains($0.0) })
  }

  private func wrongCount(_ section: Int, _ newSection: Int, old: Int, new: Int) -> String {
    let inserted = insertedItems.filter { $0.section == newSection }.count
    let deleted = deletedItems.filter { $0.section == section }.count
    let crossing = movedItems.filter { $0.key.section != section || $0.value.section != newSection }
    let movedIn = crossing.filter { $0.value.section == newSection }.count
    let movedOut = crossing.filter { $0.key.section == section }.count
    return "Invalid update: invalid number of \(words.items) in section \(newSection).  The number "
      + "of \(words.items) contained in an existing section after the update (\(new)) must be equal "
      + "to the number of \(words.items) contained in that section before the update (\(old)), plus "
      + "or minus the number of \(words.items) inserted or deleted from that section (\(inserted) "
      + "inserted, \(deleted) deleted) and plus or minus the number of \(words.items) moved into or "
      + "out of that section (\(movedIn) moved in, \(movedOut) moved out)."
  }
}

/// Where the content of a list is after a change.
package struct ListMapping {
  /// The new path of each item that keeps its cell.
  package var items: [IndexPath: IndexPath] = [:]
  /// The new index of each section that stays.
  package var sections: [Int: Int] = [:]
}
