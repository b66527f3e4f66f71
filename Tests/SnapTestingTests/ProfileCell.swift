import UIKit

/// The cell of the migration guide: a name and a line about the person.
final class ProfileCell: UITableViewCell {
  let nameLabel = UILabel()
  let aboutLabel = UILabel()

  init(name: String, about: String = "Mathematician") {
    super.init(style: .default, reuseIdentifier: "ProfileCell")
    nameLabel.text = name
    nameLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    aboutLabel.text = about
    aboutLabel.font = UIFont.preferredFont(forTextStyle: .subheadline)
    nameLabel.setContentHuggingPriority(.required, for: .vertical)
    for label in [nameLabel, aboutLabel] {
      label.numberOfLines = 0
      label.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
        .isActive = true
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
        .isActive = true
    }
    NSLayoutConstraint.activate([
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      aboutLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 2),
      aboutLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("ProfileCell is made in code") }
}
