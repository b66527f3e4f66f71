import UIKit

/// A feed whose rows size themselves, with an estimate for each kind of row and orientation.
final class FeedViewController: UITableViewController {
  private let items: [FeedItem]
  private let loadImage: (URL) -> UIImage?

  private static let basicIdentifier = "BasicCell"
  private static let imageIdentifier = "ImageCell"
  /// Narrower tables are those of a phone in portrait.
  private static let landscapeWidth: CGFloat = 480

  init(items: [FeedItem], loadImage: @escaping (URL) -> UIImage?) {
    self.items = items
    self.loadImage = loadImage
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(BasicCell.self, forCellReuseIdentifier: Self.basicIdentifier)
    tableView.register(ImageCell.self, forCellReuseIdentifier: Self.imageIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = items[indexPath.row]
    let identifier = item.thumbnailURL == nil ? Self.basicIdentifier : Self.imageIdentifier
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    (cell as? BasicCell)?.configure(title: item.title, subtitle: item.text)
    (cell as? ImageCell)?.customImageView.image = item.thumbnailURL.flatMap(loadImage)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    let hasImage = items[indexPath.row].thumbnailURL != nil
    return switch (tableView.bounds.width >= Self.landscapeWidth, hasImage) {
    case (false, true): 235
    case (false, false): 155
    case (true, true): 140
    case (true, false): 120
    }
  }
}
