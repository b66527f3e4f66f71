import UIKit

/// A quotation next to the author's picture; the table's delegate measures its rows manually.
///
/// The oldest technique: no fitting, but the text's size at the label's width plus paddings.
class QuotationCell: UITableViewCell {
  let avatarView = UIImageView()
  let quotationLabel = UILabel()
  let attributionLabel = UILabel()

  static let padding: CGFloat = 12
  static let avatarSide: CGFloat = 48

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatarView.backgroundColor = .systemTeal
    avatarView.layer.cornerRadius = Self.avatarSide / 2
    quotationLabel.font = .systemFont(ofSize: 15)
    quotationLabel.numberOfLines = 0
    attributionLabel.font = .systemFont(ofSize: 12)
    attributionLabel.textColor = .secondaryLabel
    for view in [avatarView, quotationLabel, attributionLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate(avatarConstraints + textConstraints + [makeHeightConstraint()])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  convenience init(quotation: String, attribution: String) {
    self.init(style: .default, reuseIdentifier: nil)
    configure(quotation: quotation, attribution: attribution)
  }

  func configure(quotation: String, attribution: String) {
    quotationLabel.text = quotation
    attributionLabel.text = attribution
  }

  /// Returns the height of this cell's content in a table `width` points wide.
  func measuredHeight(width: CGFloat) -> CGFloat {
    bounds = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    layoutIfNeeded()
    let text = height(of: quotationLabel) + Self.padding / 2 + height(of: attributionLabel)
    return Self.padding + max(text, Self.avatarSide) + Self.padding
  }

  private func height(of label: UILabel) -> CGFloat {
    let size = CGSize(width: quotationLabel.frame.width, height: .greatestFiniteMagnitude)
    let text = NSAttributedString(
      string: label.text ?? "", attributes: [.font: label.font as Any])
    return text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
      .height.rounded(.up)
  }

  /// Keeps the quotation from being taller than ten lines.
  func makeHeightConstraint() -> NSLayoutConstraint {
    quotationLabel.heightAnchor.constraint(lessThanOrEqualToConstant: 180)
  }

  private var avatarConstraints: [NSLayoutConstraint] {
    [
      avatarView.leadingAnchor.constraint(
        equalTo: contentView.leadingAnchor, constant: Self.padding),
      avatarView.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.padding),
      avatarView.widthAnchor.constraint(equalToConstant: Self.avatarSide),
      avatarView.heightAnchor.constraint(equalToConstant: Self.avatarSide),
    ]
  }

  private var textConstraints: [NSLayoutConstraint] {
    [
      quotationLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.padding),
      attributionLabel.topAnchor.constraint(
        equalTo: quotationLabel.bottomAnchor, constant: Self.padding / 2),
      contentView.bottomAnchor.constraint(
        greaterThanOrEqualTo: attributionLabel.bottomAnchor, constant: Self.padding),
    ]
      + [quotationLabel, attributionLabel].flatMap { label in
        [
          label.leadingAnchor.constraint(
            equalTo: avatarView.trailingAnchor, constant: Self.padding),
          contentView.trailingAnchor.constraint(
            equalTo: label.trailingAnchor, constant: Self.padding),
        ]
      }
  }
}

/// A `QuotationCell` with `==` by mistake instead of `<=`: whatever height is measured, the label keeps the height of
/// three lines.
final class FixedQuotationCell: QuotationCell {
  override func makeHeightConstraint() -> NSLayoutConstraint {
    quotationLabel.heightAnchor.constraint(equalToConstant: 54)
  }
}
