import SnapTesting
import Testing
import UIKit

@MainActor struct CustomLayoutPictureTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>

  private func show(_ names: [String], in collection: UICollectionView) -> Source {
    let registration = UICollectionView.CellRegistration<TileCell, String> { cell, path, name in
      cell.show(name, path.item)
    }
    let source = Source(collectionView: collection) { collection, path, name in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(names)
    source.apply(snapshot)
    return source
  }

  @Test func `a carousel turns and fades its cards`() {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 160), collectionViewLayout: CarouselLayout())
    let source = show(["One", "Two", "Three", "Four"], in: collection)
    collection.layoutIfNeeded()
    collection.contentOffset.x = 140
    assertSnapshot(of: collection, as: .image(size: CGSize(width: 320, height: 160)))
    _ = source
  }

  @Test func `a waterfall fills its shortest column at each width`() {
    let sources = Sources()
    assertSnapshots(
      of: {
        let layout = WaterfallLayout()
        layout.height = { [60, 110, 80, 140, 70][$0.item % 5] }
        let collection = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: layout)
        sources.keep(show((1...9).map { "No. \($0)" }, in: collection))
        collection.layoutIfNeeded()
        return collection
      }, over: .widths(320, 414))
  }
}
