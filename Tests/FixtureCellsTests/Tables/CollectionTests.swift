import Fixtures
import SnapTesting
import Testing
import UIKit

/// A word on a rounded background.
private final class WordCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 6),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class WordSource: NSObject, UICollectionViewDataSource {
  let words = "Cells that know their own size and flow like the words of a text".split(
    separator: " ")

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { words.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Word", for: indexPath)
    (cell as? WordCell)?.label.text = String(words[indexPath.item])
    return cell
  }
}

@MainActor struct CollectionTests {
  private func collection(_ source: WordSource) -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    collection.register(WordCell.self, forCellWithReuseIdentifier: "Word")
    collection.dataSource = source
    return collection
  }

  @Test func `words in lines`() {
    let source = WordSource()
    assertSnapshots(
      of: { collection(source) }, over: .widths(320) * .appearances(.light, .dark))
  }

  @Test func `one word as the collection sizes it`() {
    let source = WordSource()
    assertSnapshot(
      of: collection(source).cell(at: IndexPath(item: 0, section: 0)), as: .image,
      expecting: [.height(32.5)])
  }

  @Test func `a collection's cell by itself is sized by its constraints`() {
    let cell = WordCell()
    cell.label.text = "Word"
    assertSnapshot(of: cell, as: .image(width: 80), expecting: [.height(32.5)])
  }
}
