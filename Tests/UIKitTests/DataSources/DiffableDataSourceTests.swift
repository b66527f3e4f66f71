import Foundation
import Testing
import UIKit

/// A cell that counts how often it was configured.
private final class NameCell: UICollectionViewCell {
  var names: [String] = []
}

@MainActor struct DiffableDataSourceTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private let collection = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 300),
    collectionViewLayout: UICollectionViewFlowLayout())

  private func source() -> Source {
    let registration = UICollectionView.CellRegistration<NameCell, String> { cell, _, name in
      cell.names.append(name)
    }
    return Source(collectionView: collection) { collection, path, name in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
  }

  private func snapshot(_ sections: [Int: [String]]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private var cells: [NameCell] {
    collection.layoutIfNeeded()
    return collection.visibleCells.compactMap { $0 as? NameCell }
  }

  @Test func `a snapshot is shown with registered cells`() {
    let source = source()
    source.apply(snapshot([0: ["a", "b"], 1: ["c"]]))
    #expect(cells.map(\.names) == [["a"], ["b"], ["c"]])
    #expect(source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == "c")
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    #expect(source.indexPath(for: "b") == IndexPath(item: 1, section: 0))
    #expect(source.index(for: 1) == 1)
    #expect(source.sectionIdentifier(for: 2) == nil)
  }

  @Test func `items that stay keep their cells wherever they move`() {
    let source = source()
    source.apply(snapshot([0: ["a", "b"], 1: ["c"]]))
    let before = cells
    source.apply(snapshot([0: ["c", "d"], 1: ["a"]]), animatingDifferences: true)
    let after = cells
    #expect(after.count == 3)
    #expect(after[0] === before[2])
    #expect(after[2] === before[0])
    #expect(after.map { $0.names.last } == ["c", "d", "a"])
    #expect(after[0].names == ["c"])
  }

  @Test func `a reconfigured item keeps its cell, and a reloaded one is made again`() {
    let source = source()
    source.apply(snapshot([0: ["a", "b"]]))
    let before = cells
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    next.reloadItems(["b"])
    source.apply(next)
    let after = cells
    #expect(after[0] === before[0])
    #expect(after[0].names == ["a", "a"])
    #expect(after[1].names.last == "b")
    #expect(source.snapshot().reconfiguredItemIdentifiers.isEmpty)
  }

  @Test func `items can be moved if the handlers say so`() {
    let source = source()
    source.apply(snapshot([0: ["a", "b"]]))
    let path = IndexPath(item: 1, section: 0)
    #expect(!source.collectionView(collection, canMoveItemAt: path))
    source.reorderingHandlers.canReorderItem = { $0 == "b" }
    #expect(source.collectionView(collection, canMoveItemAt: path))
  }

  @Test func `supplementary views come from their registration`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    collection.collectionViewLayout = layout
    let kind = UICollectionView.elementKindSectionHeader
    final class Header: UICollectionReusableView { var section = -1 }
    let registration = UICollectionView.SupplementaryRegistration<Header>(elementKind: kind) {
      header, _, path in
      header.section = path.section
    }
    let source = source()
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    source.apply(snapshot([0: ["a"], 1: ["b"]]))
    collection.layoutIfNeeded()
    let headers = collection.visibleSupplementaryViews(ofKind: kind).compactMap { $0 as? Header }
    #expect(headers.map(\.section) == [0, 1])
  }

  @Test func `a section's snapshot shows the items below expanded ones`() {
    let source = source()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["green apple"], to: "apple")
    #expect(outline.level(of: "green apple") == 2)
    #expect(outline.visibleItems == ["fruit", "nuts"])
    outline.expand(["fruit"])
    source.apply(outline, to: 0)
    #expect(cells.map { $0.names.last } == ["fruit", "apple", "pear", "nuts"])
    outline.delete(["apple"])
    source.apply(outline, to: 0)
    #expect(cells.map { $0.names.last } == ["fruit", "pear", "nuts"])
    #expect(source.snapshot(for: 0).items == ["fruit", "pear", "nuts"])
  }

  @Test func `a part of an outline is replaced by another outline`() {
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "nuts"])
    outline.append(["apple"], to: "fruit")
    var part = NSDiffableDataSourceSectionSnapshot<String>()
    part.append(["pear", "plum"])
    part.append(["green pear"], to: "pear")
    part.expand(["pear"])
    outline.replace(childrenOf: "fruit", using: part)
    #expect(outline.items == ["fruit", "pear", "green pear", "plum", "nuts"])
    #expect(outline.level(of: "green pear") == 2)
    #expect(outline.isExpanded("pear"))
    #expect(outline.snapshot(of: "fruit").items == ["pear", "green pear", "plum"])
    #expect(outline.snapshot(of: "fruit").rootItems == ["pear", "plum"])
    outline.insert(["cherry"], after: "pear")
    #expect(outline.parent(of: "cherry") == "fruit")
    #expect(outline.items.firstIndex(of: "cherry") == 3)
  }

  @Test func `snapshots insert, move and delete`() {
    var snapshot = snapshot([0: ["a", "b"], 1: ["c"]])
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.insertItems(["y"], afterItem: "c")
    snapshot.moveItem("a", afterItem: "c")
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["x", "b"])
    #expect(snapshot.itemIdentifiers(inSection: 1) == ["c", "a", "y"])
    snapshot.insertSections([7], beforeSection: 1)
    snapshot.moveSection(0, afterSection: 7)
    #expect(snapshot.sectionIdentifiers == [7, 0, 1])
    snapshot.deleteItems(["c"])
    snapshot.deleteSections([0])
    #expect(snapshot.itemIdentifiers == ["a", "y"])
    #expect(snapshot.numberOfSections == 2)
    #expect(snapshot.sectionIdentifier(containingItem: "y") == 1)
    #expect(snapshot.indexOfItem("y") == 1)
  }

  @Test func `an item twice stops with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["a", "b", "a"])
    }
    #expect(standardError(result).contains("supplied item identifiers are not unique"))
  }

  @Test func `a table shows a snapshot, and keeps the cells of rows that stay`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "Name", for: path)
      cell.textLabel?.text = name
      return cell
    }
    source.apply(snapshot([0: ["a", "b"]]))
    table.layoutIfNeeded()
    let before = table.visibleCells
    source.apply(snapshot([0: ["b", "c"]]))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c"])
    #expect(table.visibleCells.first === before.last)
    #expect(source.indexPath(for: "c") == IndexPath(row: 1, section: 0))
    let kept = table.visibleCells
    var next = source.snapshot()
    next.reconfigureItems(["b"])
    kept[0].textLabel?.text = "old"
    source.apply(next)
    table.layoutIfNeeded()
    #expect(table.visibleCells == kept)
    #expect(kept[0].textLabel?.text == "b")
  }
}
