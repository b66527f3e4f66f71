import UIKit

/// A picture of 100 × 100 points next to a title and a subtitle.
///
/// The picture's size and lower edge have priority 999, so that a row that is half a pixel too short shrinks the
/// picture and breaks nothing.
class ImageCell: BasicCell {
  let customImageView = UIImageView()

  convenience init(image: UIImage?, title: String?, subtitle: String?) {
    self.init(style: .default, reuseIdentifier: nil)
    configure(title: title, subtitle: subtitle)
    customImageView.image = image
  }

  override var arrangedViews: [UIView] { [customImageView] + super.arrangedViews }

  override func makeConstraints() -> [NSLayoutConstraint] {
    customImageView.contentMode = .scaleAspectFill
    customImageView.clipsToBounds = true
    let width = customImageView.widthAnchor.constraint(equalToConstant: 100)
    let height = customImageView.heightAnchor.constraint(equalToConstant: 100)
    let bottom = contentView.bottomAnchor.constraint(
      greaterThanOrEqualTo: customImageView.bottomAnchor, constant: 20)
    for constraint in [width, height, bottom] { constraint.priority = UILayoutPriority(999) }
    return [
      customImageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      customImageView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      width, height, bottom,
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      titleLabel.leadingAnchor.constraint(equalTo: customImageView.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 20),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      subtitleLabel.leadingAnchor.constraint(equalTo: customImageView.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: subtitleLabel.trailingAnchor, constant: 20),
      contentView.bottomAnchor.constraint(
        greaterThanOrEqualTo: subtitleLabel.bottomAnchor, constant: 19.5),
    ]
  }
}
