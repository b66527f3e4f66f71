import Foundation
import UIKit

/// A cell of a fixed height, or as high as a label that wraps.
final class SizedCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A header as high as its constraint.
final class SizedHeader: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.heightAnchor.constraint(equalToConstant: 33),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Sections of texts for compositional layouts.
@MainActor final class CompositionalSource: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  let collection: UICollectionView

  init(
    _ sections: [[String]], _ layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 300, height: 400)
  ) {
    self.sections = sections
    collection = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    collection.register(SizedCell.self, forCellWithReuseIdentifier: "Cell")
    for kind in ["Header", "Footer", "Badge", "Top"] {
      collection.register(
        SizedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
    }
    collection.dataSource = self
    collection.layoutIfNeeded()
  }

  convenience init(
    _ counts: [Int], _ layout: UICollectionViewLayout,
    size: CGSize = CGSize(width: 300, height: 400)
  ) {
    self.init(counts.map { Array(repeating: "a", count: $0) }, layout, size: size)
  }

  var frames: [CGRect] { collection.visibleCells.map(\.frame) }

  func frames(of kind: String) -> [CGRect] {
    collection.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
    (cell as? SizedCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
}

extension NSCollectionLayoutSize {
  convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
    self.init(widthDimension: width, heightDimension: height)
  }
}
