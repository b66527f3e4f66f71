import UIKit

/// A title above a subtitle, both of any length: the row of a feed.
class BasicCell: UITableViewCell {
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()

  static let subtitleLimit = 200

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    styleLabels()
    for view in arrangedViews {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(makeConstraints())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  convenience init(title: String?, subtitle: String?) {
    self.init(style: .default, reuseIdentifier: nil)
    configure(title: title, subtitle: subtitle)
  }

  func configure(title: String?, subtitle: String?) {
    titleLabel.text = title ?? "[No Title]"
    subtitleLabel.text = subtitle.map { Self.cut($0) }
  }

  var arrangedViews: [UIView] { [titleLabel, subtitleLabel] }

  func makeConstraints() -> [NSLayoutConstraint] {
    [
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      contentView.trailingAnchor.constraint(equalTo: titleLabel.trailingAnchor, constant: 20),
      subtitleLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 4),
      subtitleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      contentView.trailingAnchor.constraint(equalTo: subtitleLabel.trailingAnchor, constant: 20),
      contentView.bottomAnchor.constraint(equalTo: subtitleLabel.bottomAnchor, constant: 19.5),
    ]
  }

  private func styleLabels() {
    titleLabel.font = .systemFont(ofSize: 17)
    titleLabel.numberOfLines = 0
    subtitleLabel.font = .systemFont(ofSize: 15)
    subtitleLabel.textColor = .lightGray
    subtitleLabel.numberOfLines = 0
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      titleLabel.setContentHuggingPriority(UILayoutPriority(751), for: axis)
      titleLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: axis)
      subtitleLabel.setContentHuggingPriority(UILayoutPriority(750), for: axis)
      subtitleLabel.setContentCompressionResistancePriority(UILayoutPriority(750), for: axis)
    }
  }

  private static func cut(_ text: String) -> String {
    text.count > subtitleLimit ? text.prefix(subtitleLimit) + "..." : text
  }
}
