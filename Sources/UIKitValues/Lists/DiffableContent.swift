internal import Foundation

/// The content of a diffable data source: a snapshot with the places of its identifiers.
package struct DiffableContent<Section: Hashable, Item: Hashable> {
  package typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  package private(set) var snapshot = Snapshot()
  private var items: [[Item]] = []
  private var places: [Item: IndexPath] = [:]

  package init() {}

  package var sections: [Section] { snapshot.sectionIdentifiers }

  package func count(of section: Int) -> Int { items[section].count }

  package func section(at index: Int) -> Section? {
    let sections = sections
    return sections.indices.contains(index) ? sections[index] : nil
  }

  package func item(at path: IndexPath) -> Item? {
    guard items.indices.contains(path.section), items[path.section].indices.contains(path.item)
    else { return nil }
    return items[path.section][path.item]
  }

  package func path(of item: Item) -> IndexPath? { places[item] }

  /// Takes a new snapshot; returns what became of the former one's items, and the items to configure again.
  package mutating func take(_ new: Snapshot) -> (mapping: ListMapping, reconfigured: [IndexPath]) {
    let former = self
    snapshot = new
    snapshot.forgetReloads()
    items = new.sectionIdentifiers.map { new.itemIdentifiers(inSection: $0) }
    places = [:]
    for (section, items) in items.enumerated() {
      for (index, item) in items.enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
    return (mapping(from: former, new), new.reconfiguredItemIdentifiers.compactMap { places[$0] })
  }

  private func mapping(from former: Self, _ new: Snapshot) -> ListMapping {
    let replaced = Set(new.reloadedSectionIdentifiers)
    let reloaded = Set(new.reloadedItemIdentifiers).union(
      new.reloadedSectionIdentifiers.flatMap { new.itemIdentifiers(inSection: $0) })
    var mapping = ListMapping()
    for (item, path) in former.places where !reloaded.contains(item) {
      mapping.items[path] = places[item]
    }
    for (index, section) in former.sections.enumerated() where !replaced.contains(section) {
      mapping.sections[index] = new.indexOfSection(section)
    }
    return mapping
  }
}
