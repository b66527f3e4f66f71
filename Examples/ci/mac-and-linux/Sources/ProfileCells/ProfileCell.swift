import UIKit

/// A person's name above a line about them.
public final class ProfileCell: UITableViewCell {
  /// Creates a cell with its texts.
  public init(name: String, about: String) {
    super.init(style: .default, reuseIdentifier: nil)
    let nameLabel = UILabel()
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.text = name
    let aboutLabel = UILabel()
    aboutLabel.font = .preferredFont(forTextStyle: .subheadline)
    aboutLabel.numberOfLines = 0
    aboutLabel.text = about
    let stack = UIStackView(arrangedSubviews: [nameLabel, aboutLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
