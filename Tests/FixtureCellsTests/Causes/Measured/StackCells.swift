import UIKit

/// A product: a picture beside a column of name, text and prices.
final class ProductCell: UITableViewCell {
  let photoView = UIImageView(image: MeasuredPicture.checks(side: 64))
  let nameLabel = UILabel()
  let detailLabel = UILabel()
  let priceLabel = UILabel()
  let oldPriceLabel = UILabel()
  let priceRow = UIStackView()
  let column = UIStackView()
  let row = UIStackView()

  init(name: String, detail: String) {
    super.init(style: .default, reuseIdentifier: nil)
    nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    detailLabel.font = .systemFont(ofSize: 14)
    detailLabel.textColor = .secondaryLabel
    for label in [nameLabel, detailLabel] { label.numberOfLines = 0 }
    (nameLabel.text, detailLabel.text) = (name, detail)
    (priceLabel.text, oldPriceLabel.text) = ("12.50 €", "19.00 €")
    photoView.widthAnchor.constraint(equalToConstant: 64).isActive = true
    photoView.heightAnchor.constraint(equalToConstant: 64).isActive = true
    priceRow.fill([priceLabel, oldPriceLabel], .horizontal, spacing: 6)
    column.fill([nameLabel, detailLabel, priceRow], .vertical, spacing: 4)
    column.alignment = .leading
    row.fill([photoView, column], .horizontal, spacing: 12)
    row.alignment = .top
    contentView.pin(row, inset: 12)
  }

  required init?(coder: NSCoder) { nil }
}

/// A rating: stars of equal width above a count.
final class RatingCell: UITableViewCell {
  let stars = UIStackView()
  let countLabel = UILabel()
  let column = UIStackView()

  init(count: Int) {
    super.init(style: .default, reuseIdentifier: nil)
    let views = (0..<5).map { index -> UIView in
      let star = UIView()
      star.backgroundColor = index < 3 ? .systemOrange : .systemGray4
      star.heightAnchor.constraint(equalToConstant: 18).isActive = true
      return star
    }
    stars.fill(views, .horizontal, spacing: 3)
    stars.distribution = .fillEqually
    countLabel.text = "\(count) ratings"
    countLabel.font = .systemFont(ofSize: 13)
    column.fill([stars, countLabel], .vertical, spacing: 8)
    column.isLayoutMarginsRelativeArrangement = true
    column.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 16, bottom: 10, trailing: 16)
    contentView.pin(column, inset: 0)
  }

  required init?(coder: NSCoder) { nil }
}

/// A profile: rows of a label and its value, with custom spacing after the first.
final class ProfileCell: UITableViewCell {
  let titleLabel = UILabel()
  let rows = UIStackView()

  init(values: [(String, String)]) {
    super.init(style: .default, reuseIdentifier: nil)
    titleLabel.text = "Profile"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    let lines = values.map { name, value -> UIView in
      let (key, text) = (UILabel(), UILabel())
      (key.text, text.text) = (name, value)
      key.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      text.textAlignment = .right
      text.numberOfLines = 0
      let line = UIStackView()
      line.fill([key, text], .horizontal, spacing: 10)
      line.alignment = .firstBaseline
      return line
    }
    rows.fill([titleLabel] + lines, .vertical, spacing: 5)
    rows.setCustomSpacing(12, after: titleLabel)
    contentView.pin(rows, inset: 15)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIStackView {
  func fill(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, spacing: CGFloat) {
    self.axis = axis
    self.spacing = spacing
    for view in views { addArrangedSubview(view) }
  }
}

extension UIView {
  func pin(_ view: UIView, inset: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ])
  }
}

/// Pictures that are drawn where they are needed.
@MainActor enum MeasuredPicture {
  static func checks(side: CGFloat, color: UIColor = .systemTeal) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side / 2, height: side / 2))
    }
  }
}
