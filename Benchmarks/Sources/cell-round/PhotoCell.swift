import UIKit

/// A picture of 100 × 100 points next to a title and a subtitle of 200 characters.
final class PhotoCell: UITableViewCell {
  private let photoView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  init(photo: UIImage?, title: String, subtitle: String) {
    super.init(style: .default, reuseIdentifier: nil)
    photoView.image = photo
    photoView.contentMode = .scaleAspectFill
    photoView.clipsToBounds = true
    titleLabel.text = title
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    subtitleLabel.text = subtitle
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = .gray
    for label in [titleLabel, subtitleLabel] { label.numberOfLines = 0 }
    for view in [photoView, titleLabel, subtitleLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(constraintsOfViews())
  }

  required init?(coder: NSCoder) { nil }

  private func constraintsOfViews() -> [NSLayoutConstraint] {
    let bottom = contentView.bottomAnchor.constraint(
      greaterThanOrEqualTo: photoView.bottomAnchor, constant: 20)
    bottom.priority = UILayoutPriority(999)
    let low = contentView.bottomAnchor.constraint(
      equalTo: subtitleLabel.bottomAnchor, constant: 19.5)
    low.priority = UILayoutPriority(50)
    return [
      photoView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      photoView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      photoView.widthAnchor.constraint(equalToConstant: 100),
      photoView.heightAnchor.constraint(equalToConstant: 100),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      titleLabel.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 20),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      subtitleLabel.leadingAnchor.constraint(equalTo: photoView.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: subtitleLabel.trailingAnchor, constant: 20),
      contentView.bottomAnchor.constraint(
        greaterThanOrEqualTo: subtitleLabel.bottomAnchor, constant: 19.5),
      bottom, low,
    ]
  }
}
