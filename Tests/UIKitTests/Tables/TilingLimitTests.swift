import Foundation
import Testing

@testable import UIKit

/// How many rounds of creating and measuring cells one update has.
@MainActor struct TilingLimitTests {
  /// At the end of a table each round measures one more row, and the shorter content moves the next one into sight.
  @Test(arguments: [(7, true), (8, true), (9, false)])
  func `a table is updated in eight rounds`(rows: Int, isFilled: Bool) {
    let source = TextSource(count: 100)
    let delegate = HeightDelegate { _ in 10 }
    let table = makeTable(source, height: CGFloat(rows) * 10)
    table.estimatedRowHeight = 500
    table.delegate = delegate
    table.layoutIfNeeded()
    table.contentOffset.y = table.contentSize.height - table.bounds.height
    TableTiling(table).run()
    #expect((table.cells.count == rows) == isFilled)
  }

  private final class ItemCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      attributes.frame.size.height = 10
      return attributes
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { 100 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
  }

  /// Each round measures the one item in sight, which is shorter than estimated, so that the next one appears.
  @Test(arguments: [(31, 31), (32, 32), (33, 32)])
  func `a collection is updated in 32 rounds`(items: Int, measured: Int) {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.estimatedItemSize = CGSize(width: 300, height: 1000)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: CGFloat(items) * 10),
      collectionViewLayout: layout)
    collection.register(ItemCell.self, forCellWithReuseIdentifier: "Item")
    let source = Items()
    collection.dataSource = source
    CollectionTiling(collection).run()
    #expect(collection.measured.count == measured)
  }
}
