import UIKit

/// A chat whose newest message is at the bottom: the table is upside down, and so is each of its cells.
final class ChatTable: UITableView, UITableViewDataSource {
  /// How the table and its cells are turned upside down.
  enum Flip: CaseIterable {
    case mirrored
    case turned

    var transform: CGAffineTransform {
      switch self {
      case .mirrored: CGAffineTransform(scaleX: 1, y: -1)
      case .turned: CGAffineTransform(rotationAngle: .pi)
      }
    }
  }

  private let messages: [String]
  private let flip: Flip

  /// Creates a chat; the newest message is the first one.
  init(_ messages: [String], flip: Flip) {
    self.messages = messages
    self.flip = flip
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    dataSource = self
    separatorStyle = .none
    transform = flip.transform
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = messages[indexPath.row]
    cell.imageView?.image = UIImage(systemName: indexPath.row == 0 ? "star.fill" : "person")
    cell.transform = flip.transform
    return cell
  }
}
