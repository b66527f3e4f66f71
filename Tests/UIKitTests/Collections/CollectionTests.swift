import Foundation
import Testing
import UIKit

/// A cell with a label 5 points from each edge.
private final class TagCell: UICollectionViewCell {
  let label = UILabel()
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 5),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 5),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source of texts, section by section, that records the requests it receives.
private final class TagSource: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  var calls: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.append("\(indexPath.section).\(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tag", for: indexPath)
    (cell as? TagCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
  }
}

@MainActor struct CollectionTests {
  private let layout = UICollectionViewFlowLayout()

  private func collection(_ source: TagSource, width: CGFloat = 320) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: 300), collectionViewLayout: layout)
    collection.register(TagCell.self, forCellWithReuseIdentifier: "Tag")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collection.dataSource = source
    return collection
  }

  private func source(_ count: Int) -> TagSource {
    TagSource([(0..<count).map { "Tag \($0)" }])
  }

  private func frames(_ collection: UICollectionView) -> [CGRect] {
    collection.layoutIfNeeded()
    return collection.visibleCells.map(\.frame)
  }

  @Test func `items of 50 points fill lines and are spread out`() {
    let source = source(7)
    let found = frames(collection(source))
    // Five items and four gaps of 17.5 make 320; the last line keeps the columns.
    #expect(found.map(\.minX) == [0, 67.5, 135, 202.5, 270, 0, 67.5])
    #expect(found.map(\.minY) == [0, 0, 0, 0, 0, 60, 60])
    #expect(found.allSatisfy { $0.size == CGSize(width: 50, height: 50) })
  }

  @Test func `a header without a size has attributes of size zero, and no view`() {
    let source = source(3)
    let collection = collection(source)
    collection.layoutIfNeeded()
    let attributes = layout.layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(attributes?.size == .zero)
    #expect(
      collection.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .isEmpty)
  }

  @Test func `visible items are those of the last layout`() {
    let source = source(3)
    let collection = collection(source)
    #expect(collection.indexPathsForVisibleItems.isEmpty)
    #expect(source.calls.isEmpty)
    collection.layoutIfNeeded()
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
  }

  @Test func `a new height alone does not forget the sizes of items`() {
    layout.estimatedItemSize = CGSize(width: 300, height: 60)
    let source = TagSource([["Tag", "Longer tag"]])
    let collection = collection(source)
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 30.5)
    collection.frame.size.height = 30.5
    collection.layoutIfNeeded()
    #expect(collection.contentSize.height == 30.5)
    #expect(source.calls.count == 2)
  }

  @Test func `updates may be made by a function that does not escape`() {
    let source = source(1)
    let collection = collection(source)
    collection.layoutIfNeeded()
    func update(_ changes: () -> Void) { collection.performBatchUpdates(changes) }
    update {
      source.sections[0].append("Tag")
      collection.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(collection.numberOfItems(inSection: 0) == 2)
  }

  @Test func `insets and spacings are applied`() {
    layout.itemSize = CGSize(width: 90, height: 40)
    layout.sectionInset = UIEdgeInsets(top: 7, left: 10, bottom: 9, right: 20)
    layout.minimumInteritemSpacing = 5
    layout.minimumLineSpacing = 3
    let source = source(4)
    let collection = collection(source)
    // 290 points hold three items of 90 with gaps of 10.
    #expect(
      frames(collection).map(\.origin) == [
        CGPoint(x: 10, y: 7), CGPoint(x: 110, y: 7), CGPoint(x: 210, y: 7), CGPoint(x: 10, y: 50),
      ])
    #expect(collection.contentSize == CGSize(width: 320, height: 99))
  }

  @Test func `the delegate's sizes apply, and short items are centred in their line`() {
    final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize { CGSize(width: 100, height: indexPath.item == 0 ? 60 : 20) }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 4 }
    }
    let source = source(3)
    let delegate = Sizes()
    let collection = collection(source, width: 250)
    collection.delegate = delegate
    #expect(
      frames(collection) == [
        CGRect(x: 0, y: 0, width: 100, height: 60), CGRect(x: 150, y: 20, width: 100, height: 20),
        CGRect(x: 0, y: 64, width: 100, height: 20),
      ])
  }

  @Test func `cells have their fitting size`() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let source = TagSource([["Some words", "More"]])
    let collection = collection(source)
    let found = frames(collection)
    let label = UILabel()
    label.text = "Some words"
    #expect(found[0].size.height == 30.5)
    #expect(found[0].size.width == label.intrinsicContentSize.width + 10)
    #expect(found[1].minX == found[0].maxX + 10)
  }

  @Test func `a cell may prefer the width of the collection`() {
    final class WideCell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size = CGSize(width: 320, height: 33)
        return attributes
      }
    }
    layout.estimatedItemSize = CGSize(width: 100, height: 100)
    let source = source(3)
    let collection = collection(source)
    collection.register(WideCell.self, forCellWithReuseIdentifier: "Tag")
    #expect(frames(collection).map(\.minY) == [0, 43, 86])
    #expect(collection.contentSize == CGSize(width: 320, height: 119))
  }

  @Test func `without an estimate no cell is measured`() {
    let source = TagSource([["A text that would be wider"]])
    #expect(frames(collection(source)) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test func `headers and footers are above and below their sections`() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let source = TagSource([["a"], ["b"]])
    let collection = collection(source)
    #expect(frames(collection).map(\.minY) == [30, 110])
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 80, width: 320, height: 30))
  }

  @Test func `pinned headers and footers stay in sight within their section`() {
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    layout.itemSize = CGSize(width: 320, height: 400)
    let source = TagSource([["a", "b"]])
    let collection = collection(source)
    collection.contentOffset.y = 100
    collection.layoutIfNeeded()
    let header = collection.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 100)
    collection.contentOffset.y = 830
    collection.layoutIfNeeded()
    #expect(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)
      )?.frame.minY == 810)
  }

  @Test func `a section's insets may be measured from the layout margins`() {
    layout.sectionInsetReference = .fromLayoutMargins
    layout.sectionInset.left = 2
    let source = source(1)
    let collection = collection(source)
    collection.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(frames(collection).map(\.minX) == [22])
  }

  @Test func `lines are columns if the collection scrolls horizontally`() {
    layout.scrollDirection = .horizontal
    let source = source(7)
    let collection = collection(source)
    let found = frames(collection)
    // Five items of 50 and four gaps of 12.5 make 300.
    #expect(found[1] == CGRect(x: 0, y: 62.5, width: 50, height: 50))
    #expect(found[5] == CGRect(x: 60, y: 0, width: 50, height: 50))
    #expect(collection.contentSize == CGSize(width: 110, height: 300))
  }

  @Test func `only visible items have cells, which are reused`() throws {
    let source = source(10_000)
    let collection = collection(source)
    collection.layoutIfNeeded()
    #expect(source.calls.count == 25)
    let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? TagCell)
    collection.scrollToItem(
      at: IndexPath(item: 5000, section: 0), at: .top, animated: false)
    collection.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
    let reused = collection.visibleCells.compactMap { $0 as? TagCell }.contains { $0.reuses > 0 }
    #expect(cell.reuses > 0 || reused)
  }

  @Test func `changing visible content resizes its item`() {
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let source = TagSource([["a", "b"]])
    let collection = collection(source)
    collection.layoutIfNeeded()
    let first = collection.visibleCells[0] as? TagCell
    first?.label.text = "A longer text"
    let found = frames(collection)
    #expect(found[0].width == (first?.label.intrinsicContentSize.width ?? 0) + 10)
    #expect(found[1].minX == found[0].maxX + 10)
  }

  @Test func `an item 0 points high at the top is measured again when its cell changes`() {
    final class GrowingCell: UICollectionViewCell {
      var height: CGFloat = 0

      override func preferredLayoutAttributesFitting(
        _ attributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        attributes.frame.size.height = height
        return attributes
      }
    }
    layout.estimatedItemSize = CGSize(width: 320, height: 40)
    let source = source(2)
    let collection = collection(source)
    collection.register(GrowingCell.self, forCellWithReuseIdentifier: "Tag")
    #expect(frames(collection).map(\.height) == [0, 0])
    let first = collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? GrowingCell
    first?.height = 30
    first?.contentView.addSubview(UIView())
    first?.invalidateIntrinsicContentSize()
    #expect(frames(collection).map(\.height) == [30, 0])
  }

  @Test func `a cell that collapses gets the standard size and a warning`() {
    final class EmptyCell: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        for (attribute, item) in [
          (NSLayoutConstraint.Attribute.top, contentView), (.bottom, contentView),
          (.left, contentView), (.right, contentView), (.width, nil), (.height, nil),
        ] as [(NSLayoutConstraint.Attribute, UIView?)] {
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: item,
            attribute: item == nil ? .notAnAttribute : attribute, multiplier: 1, constant: 0
          ).isActive = true
        }
      }
      required init?(coder: NSCoder) { nil }
    }
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let source = source(1)
    let collection = collection(source)
    collection.register(EmptyCell.self, forCellWithReuseIdentifier: "Tag")
    #expect(frames(collection).map(\.size) == [CGSize(width: 50, height: 50)])
    let found = LayoutDiagnosis(root: collection, names: ViewNames(root: collection))
      .diagnostics(fittingHeight: nil)
    #expect(found.contains { $0.message.contains("a size of zero for a collection view cell's") })
  }
}
