import UIKit

// The classes in Library.storyboard.

final class HomeController: UIViewController {
  @Outlet var greetingLabel: UILabel!
  private(set) var coversController: CoversController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "Covers" else { return }
    coversController = segue.destination as? CoversController
    coversController?.heading = "Lately played"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel.text = "Good evening"
  }
}

final class AlbumCell: UITableViewCell {
  @Outlet var coverView: UIView!
  @Outlet var titleLabel: UILabel!
  @Outlet var artistLabel: UILabel!
}

final class AlbumsController: UITableViewController {
  private let albums = [
    ("Kind of Blue", "Miles Davis"),
    ("The Rise and Fall of Ziggy Stardust and the Spiders from Mars", "David Bowie"),
    ("Unknown Pleasures", "Joy Division, with Peter Hook and Bernard Sumner at their first studio"),
  ]
  private let colors: [UIColor] = [.systemIndigo, .systemOrange, .systemGray]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    albums.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.row < albums.count else {
      return tableView.dequeueReusableCell(withIdentifier: "Hint", for: indexPath)
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "Album", for: indexPath)
    if let cell = cell as? AlbumCell {
      (cell.titleLabel.text, cell.artistLabel.text) = albums[indexPath.row]
      cell.coverView.backgroundColor = colors[indexPath.row]
    }
    return cell
  }
}

final class LibrarySettingsController: UITableViewController {
  @Outlet var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Ada"
  }
}

final class CoverCell: UICollectionViewCell {
  @Outlet var label: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    contentView.layer.cornerRadius = 10
  }
}

final class HeadingView: UICollectionReusableView {
  @Outlet var label: UILabel!
}

final class CoversController: UICollectionViewController {
  var heading = "All covers"

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 7 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cover", for: indexPath)
    (cell as? CoverCell)?.label.text = "Cover \(indexPath.item + 1)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Heading", for: indexPath)
    (view as? HeadingView)?.label.text = heading
    return view
  }
}
