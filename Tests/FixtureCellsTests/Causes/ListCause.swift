import Fixtures
import LayoutChanges
import SnapReport
import Testing

@testable import UIKit

/// A change to one property of a collection's layout or of a table, and the first line that names it.
struct ListCause<Subject>: CustomTestStringConvertible, Sendable {
  /// How the sentence of the first cause begins: the property with both values.
  let sentence: String
  let change: @MainActor @Sendable (Subject) -> Void

  init(_ sentence: String, _ change: @escaping @MainActor @Sendable (Subject) -> Void) {
    self.sentence = sentence
    self.change = change
  }

  var testDescription: String { sentence }
}

/// The causes of a difference between two views.
@MainActor enum FoundCauses {
  /// The sentences, and whether the effect of each is proven.
  static func sentences(
    from before: UIView, to after: UIView, in configuration: Configuration = Configuration()
  ) throws -> [String] {
    let old = try Rendering(of: before, in: configuration)
    let new = try Rendering(of: after, in: configuration)
    let comparison = LayoutComparison(
      from: try old.snapshot().layout, to: try new.snapshot().layout, provenBy: new.live)
    return comparison.rootCauses.map {
      $0.sentence + ($0.effect == nil && $0.consequences.isEmpty ? " Not proven." : "")
    }
  }
}

/// A grid or list of tiles with titles above.
@MainActor final class TileSource: NSObject, UICollectionViewDataSource, UITableViewDataSource {
  private let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  /// A collection of tiles, with titles and badges.
  func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    serve(collection)
    return collection
  }

  /// Gives a collection tiles, titles and badges.
  func serve(_ collection: UICollectionView) {
    collection.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    collection.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    collection.register(
      BadgeView.self, forSupplementaryViewOfKind: "Badge", withReuseIdentifier: "view")
    collection.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
    (cell as? TileCell)?.show("Tile \(path.section).\(path.item)", path.item)
    return cell
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView {
    let found = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: path)
    (found as? TitleView)?.label.text = "Section \(path.section)"
    return found
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section \(section)"
  }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(path.section).\(path.row)"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }
}

extension UICollectionViewCell {
  /// A cell that shows the upper 200 points of a collection.
  convenience init(around collection: UICollectionView) {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    collection.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(collection)
    NSLayoutConstraint.activate([
      collection.topAnchor.constraint(equalTo: contentView.topAnchor),
      collection.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      collection.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      collection.heightAnchor.constraint(equalToConstant: 200),
    ])
  }
}
