import UIKit

/// A header of a section that opens and closes: its chevron points right, down while the section is open.
final class SectionHeaderView: UITableViewHeaderFooterView {
  let titleLabel = UILabel()
  let chevronView = UIImageView(image: UIImage(systemName: "chevron.right"))

  /// How far the chevron is turned.
  enum State: CaseIterable {
    case closed
    case open
    case backwards

    var angle: CGFloat {
      switch self {
      case .closed: 0
      case .open: .pi / 2
      case .backwards: .pi
      }
    }
  }

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    chevronView.tintColor = .systemBlue
    for view in [titleLabel, chevronView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      chevronView.leadingAnchor.constraint(
        greaterThanOrEqualTo: titleLabel.trailingAnchor, constant: 8),
      chevronView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      chevronView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(title: String, state: State) {
    titleLabel.text = title
    chevronView.transform = CGAffineTransform(rotationAngle: state.angle)
  }
}
