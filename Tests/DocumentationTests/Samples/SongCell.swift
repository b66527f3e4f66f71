import UIKit

/// A song: its cover, its title and its artist, which take as many lines as they need.
final class SongCell: UITableViewCell {
  let coverView = UIImageView(image: UIImage(systemName: "play.fill"))
  let titleLabel = UILabel()
  let artistLabel = UILabel()

  init(title: String, artist: String) {
    super.init(style: .default, reuseIdentifier: "SongCell")
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    artistLabel.text = artist
    artistLabel.font = .preferredFont(forTextStyle: .subheadline)
    artistLabel.textColor = .secondaryLabel
    coverView.contentMode = .center
    coverView.backgroundColor = .secondarySystemFill
    coverView.layer.cornerRadius = 8
    for label in [titleLabel, artistLabel] { label.numberOfLines = 0 }
    for view in [coverView, titleLabel, artistLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(makeConstraints())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func makeConstraints() -> [NSLayoutConstraint] {
    let margins = contentView.layoutMarginsGuide
    return [
      coverView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      coverView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      coverView.widthAnchor.constraint(equalToConstant: 44),
      coverView.heightAnchor.constraint(equalToConstant: 44),
      titleLabel.leadingAnchor.constraint(equalTo: coverView.trailingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      artistLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
      artistLabel.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor),
      artistLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      artistLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
  }
}
