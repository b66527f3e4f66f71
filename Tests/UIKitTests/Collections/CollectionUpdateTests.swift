import Foundation
import Testing
import UIKit

@MainActor struct CollectionUpdateTests {
  private func collection(_ source: NumberSource) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Number")
    collection.dataSource = source
    collection.layoutIfNeeded()
    return collection
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `items that stay keep their cells`() {
    let source = NumberSource([4])
    let collection = collection(source)
    let cells = collection.visibleCells
    collection.performBatchUpdates {
      collection.deleteItems(at: [path(1)])
      collection.insertItems(at: [path(2)])
      collection.moveItem(at: path(3), to: path(0))
    }
    collection.layoutIfNeeded()
    let now = collection.visibleCells
    #expect([now[0], now[1], now[3]] == [cells[3], cells[0], cells[2]])
    #expect(source.made.suffix(1) == [path(2)])
    #expect(source.made.count == 5)
    #expect(now.map(\.frame.minX) == now.map(\.frame.minX).sorted())
  }

  @Test func `sections are inserted, deleted and moved`() {
    let source = NumberSource([1, 2, 3])
    let collection = collection(source)
    let cell = collection.cellForItem(at: path(2, 2))
    source.counts = [3, 4, 2]
    collection.performBatchUpdates {
      collection.deleteSections([0])
      collection.insertSections([1])
      collection.moveSection(2, toSection: 0)
    }
    #expect(collection.cellForItem(at: path(2, 0)) === cell)
    #expect(collection.numberOfItems(inSection: 1) == 4)
    #expect(collection.indexPathsForVisibleItems.count == 9)
  }

  @Test func `selection follows the items`() {
    let source = NumberSource([3])
    let collection = collection(source)
    collection.selectItem(at: path(2), animated: false)
    source.counts = [4]
    collection.insertItems(at: [path(0)])
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForSelectedItems == [path(3)])
    #expect(collection.visibleCells.map(\.isSelected) == [false, false, false, true])
  }

  @Test func `a reconfigured item keeps its cell, and a reloaded one does not`() {
    let source = NumberSource([2])
    let collection = collection(source)
    let cells = collection.visibleCells
    collection.reconfigureItems(at: [path(0)])
    #expect(source.made.last == path(0))
    collection.layoutIfNeeded()
    #expect(collection.visibleCells == cells)
  }

  @Test func `wrong numbers of items stop with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = NumberSource([2])
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 300),
          collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Number")
        collection.dataSource = source
        collection.layoutIfNeeded()
        source.counts = [3]
        collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let message = """
      Invalid update: invalid number of items in section 0.  The number of items contained in an \
      existing section after the update (3) must be equal to the number of items contained in \
      that section before the update (2), plus or minus the number of items inserted or \
      deleted from that section (0 inserted, 1 deleted) and plus or minus the number of items \
      moved into or out of that section (0 moved in, 0 moved out).
      """
    #expect(standardError(result).contains(message))
  }

  @Test func `wrong numbers of sections stop with UIKit's message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let source = NumberSource([2])
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 300),
          collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Number")
        collection.dataSource = source
        collection.layoutIfNeeded()
        source.counts = [2, 2]
        collection.performBatchUpdates(nil)
      }
    }
    #expect(
      standardError(result).contains(
        "The number of sections contained in the collection view after the update (2) must be equal "
          + "to the number of sections contained in the collection view before the update (1)"))
  }

  @Test func `a layout hears of insertions, and chooses the offset`() {
    final class Layout: UICollectionViewFlowLayout {
      var actions: [UICollectionViewUpdateItem.Action] = []

      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        actions = updateItems.map(\.updateAction)
      }

      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: 60) }
    }
    let layout = Layout()
    let source = NumberSource([60])
    let collection = collection(source)
    collection.collectionViewLayout = layout
    collection.layoutIfNeeded()
    source.counts = [61]
    collection.insertItems(at: [path(0)])
    #expect(layout.actions == [.insert])
    #expect(collection.contentOffset == CGPoint(x: 0, y: 60))
  }
}
