import UIKit

/// An offer: a picture that is shown mirrored and smaller, a title, and a tilted badge with a shadow.
final class OfferCell: UITableViewCell {
  let pictureView = UIImageView()
  let titleLabel = UILabel()
  let badgeLabel = UILabel()
  let stampView = UIView()

  init(picture: UIImage?, title: String, badge: String) {
    super.init(style: .default, reuseIdentifier: nil)
    pictureView.image = picture
    titleLabel.text = title
    badgeLabel.text = badge
    style()
    arrange()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func style() {
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 8
    pictureView.transform = CGAffineTransform(scaleX: -0.75, y: 0.75)
    titleLabel.numberOfLines = 0
    badgeLabel.font = .boldSystemFont(ofSize: 15)
    badgeLabel.textColor = .white
    badgeLabel.textAlignment = .center
    stampView.backgroundColor = UIColor(red: 0.7, green: 0.1, blue: 0.1, alpha: 1)
    stampView.layer.cornerRadius = 6
    stampView.layer.borderWidth = 2
    stampView.layer.borderColor = UIColor.white.cgColor
    stampView.layer.shadowOpacity = 0.4
    stampView.layer.shadowOffset = CGSize(width: 0, height: 3)
    stampView.transform = CGAffineTransform(rotationAngle: -8 * .pi / 180)
  }

  private func arrange() {
    stampView.addSubview(badgeLabel)
    badgeLabel.translatesAutoresizingMaskIntoConstraints = false
    for view in [pictureView, titleLabel, stampView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      pictureView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      pictureView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
      pictureView.widthAnchor.constraint(equalToConstant: 96),
      pictureView.heightAnchor.constraint(equalToConstant: 80),
      titleLabel.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 8),
      titleLabel.topAnchor.constraint(equalTo: pictureView.topAnchor, constant: 4),
      titleLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      stampView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stampView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      badgeLabel.leadingAnchor.constraint(equalTo: stampView.leadingAnchor, constant: 10),
      badgeLabel.trailingAnchor.constraint(equalTo: stampView.trailingAnchor, constant: -10),
      badgeLabel.topAnchor.constraint(equalTo: stampView.topAnchor, constant: 5),
      badgeLabel.bottomAnchor.constraint(equalTo: stampView.bottomAnchor, constant: -5),
    ])
  }
}
