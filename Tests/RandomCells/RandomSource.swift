internal import Foundation
internal import UIKit

/// The rows or items of a random table or collection.
final class RandomSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    cell.detailTextLabel?.text = "Its subtitle"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    cell.contentView.backgroundColor = .systemGreen
    return cell
  }
}
