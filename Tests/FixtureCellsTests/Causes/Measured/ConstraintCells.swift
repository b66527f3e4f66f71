import UIKit

/// A title above tags, which a view of its own class wraps into lines.
final class TagsCell: UITableViewCell {
  let titleLabel = UILabel()
  let tagsView = TagsView()

  init(tags: [String]) {
    super.init(style: .default, reuseIdentifier: nil)
    titleLabel.text = "Tags"
    tagsView.tags = tags
    for view in [titleLabel, tagsView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      tagsView.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: tagsView.bottomAnchor, constant: 10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Labels in lines, as many of them in each as fit.
final class TagsView: UIView {
  var tags: [String] = [] {
    didSet {
      for view in subviews { view.removeFromSuperview() }
      for tag in tags {
        let label = UILabel()
        label.text = tag
        label.font = .systemFont(ofSize: 13)
        label.backgroundColor = .systemGray5
        addSubview(label)
      }
      invalidateIntrinsicContentSize()
    }
  }

  private static let gap: CGFloat = 6

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: arrange(inWidth: 288).last?.maxY ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (view, frame) in zip(subviews, arrange(inWidth: 288)) { view.frame = frame }
  }

  private func arrange(inWidth width: CGFloat) -> [CGRect] {
    var (x, y) = (CGFloat(0), CGFloat(0))
    return subviews.map { view in
      let size = view.intrinsicContentSize
      if x > 0, x + size.width > width { (x, y) = (0, y + size.height + Self.gap) }
      defer { x += size.width + Self.gap }
      return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
  }
}

/// A card with a border and rounded corners, whose labels keep its margins.
final class CardCell: UITableViewCell {
  let card = UIView()
  let titleLabel = UILabel()
  let bodyLabel = UILabel()

  init(title: String, body: String) {
    super.init(style: .default, reuseIdentifier: nil)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 10
    card.layer.borderWidth = 1
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 12, leading: 14, bottom: 12, trailing: 14)
    contentView.pin(card, inset: 8)
    (titleLabel.text, bodyLabel.text) = (title, body)
    bodyLabel.numberOfLines = 3
    let margins = card.layoutMarginsGuide
    for label in [titleLabel, bodyLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      bodyLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 6),
      bodyLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A chat bubble, at most three quarters as wide as the row.
final class BubbleCell: UITableViewCell {
  let bubble = UIView()
  let textView = UILabel()
  let timeLabel = UILabel()

  init(text: String) {
    super.init(style: .default, reuseIdentifier: nil)
    bubble.backgroundColor = .systemGreen
    bubble.layer.cornerRadius = 14
    (textView.text, timeLabel.text) = (text, "12:45")
    textView.numberOfLines = 0
    timeLabel.font = .systemFont(ofSize: 11)
    for view in [bubble, timeLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    bubble.pin(textView, inset: 9)
    let wish = timeLabel.centerYAnchor.constraint(equalTo: bubble.centerYAnchor)
    wish.priority = .defaultHigh
    NSLayoutConstraint.activate([
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      contentView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 6),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      timeLabel.leadingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: 6), wish,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A picture that keeps its aspect ratio above a caption of two lines.
final class RatioCell: UITableViewCell {
  let pictureView = UIImageView(image: MeasuredPicture.checks(side: 40, color: .systemPurple))
  let captionLabel = UILabel()

  init(caption: String) {
    super.init(style: .default, reuseIdentifier: nil)
    pictureView.contentMode = .scaleAspectFit
    pictureView.backgroundColor = .systemGray6
    captionLabel.text = caption
    captionLabel.numberOfLines = 2
    for view in [pictureView, captionLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      pictureView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      pictureView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      pictureView.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.5),
      pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 0.6),
      captionLabel.topAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 8),
      captionLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      captionLabel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      contentView.bottomAnchor.constraint(equalTo: captionLabel.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Two labels of one line that compete for the width of the row.
final class DuelCell: UITableViewCell {
  let nameLabel = UILabel()
  let valueLabel = UILabel()

  init(name: String, value: String) {
    super.init(style: .default, reuseIdentifier: nil)
    (nameLabel.text, valueLabel.text) = (name, value)
    nameLabel.backgroundColor = .systemGray6
    valueLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    valueLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    for label in [nameLabel, valueLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11).isActive = true
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 11).isActive = true
    }
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      valueLabel.leadingAnchor.constraint(equalTo: nameLabel.trailingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: valueLabel.trailingAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Two columns whose widths are parts of the row's, the longer of which gives the height.
final class ColumnsCell: UITableViewCell {
  let leftLabel = UILabel()
  let rightLabel = UILabel()

  init(left: String, right: String) {
    super.init(style: .default, reuseIdentifier: nil)
    (leftLabel.text, rightLabel.text) = (left, right)
    for label in [leftLabel, rightLabel] {
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
        contentView.bottomAnchor.constraint(
          greaterThanOrEqualTo: label.bottomAnchor, constant: 9),
      ])
    }
    NSLayoutConstraint.activate([
      leftLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      leftLabel.widthAnchor.constraint(equalTo: contentView.widthAnchor, multiplier: 0.4),
      rightLabel.leadingAnchor.constraint(equalTo: leftLabel.trailingAnchor, constant: 12),
      rightLabel.widthAnchor.constraint(equalTo: leftLabel.widthAnchor, multiplier: 1.25),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
