import Foundation
import Testing
import UIKit

/// Items that are moved by a gesture.
@MainActor struct MovementTests {
  private final class Content: NSObject, UICollectionViewDataSource {
    var items = ["a", "b", "c"]
    var allows = true

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      allows
    }
    func collectionView(
      _ view: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }
  }

  private let content = Content()
  private let collection: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.minimumInteritemSpacing = 0
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 120, height: 40), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = content
    collection.layoutIfNeeded()
  }

  @Test func `an item is moved when the movement ends, with its cell`() {
    let cell = collection.cellForItem(at: [0, 0])
    #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 20))
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 500, y: 20))
    #expect(content.items == ["a", "b", "c"])
    collection.endInteractiveMovement()
    collection.layoutIfNeeded()
    #expect(content.items == ["b", "c", "a"])
    #expect(collection.cellForItem(at: [0, 2]) === cell)
  }

  @Test func `a movement that is cancelled or refused changes nothing`() {
    collection.beginInteractiveMovementForItem(at: [0, 0])
    collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 20))
    collection.cancelInteractiveMovement()
    collection.endInteractiveMovement()
    content.allows = false
    #expect(!collection.beginInteractiveMovementForItem(at: [0, 1]))
    #expect(content.items == ["a", "b", "c"])
  }
}
