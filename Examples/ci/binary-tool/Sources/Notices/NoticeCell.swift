import UIKit

/// A sentence on a coloured background.
public final class NoticeCell: UITableViewCell {
  /// Creates a cell with its sentence.
  public init(_ text: String) {
    super.init(style: .default, reuseIdentifier: nil)
    var content = defaultContentConfiguration()
    content.text = text
    contentConfiguration = content
    backgroundColor = .systemYellow
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
