import UIKit

/// Two labels with a margin above, a space between and a margin below.
///
/// In Interface Builder such a cell also has a stored height. If that is not the sum of the parts, it is ambiguous
/// which of the two labels takes the difference.
final class TwoLabelCell: UITableViewCell {
  let upperLabel = UILabel()
  let lowerLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for label in [upperLabel, lowerLabel] {
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      ])
    }
    NSLayoutConstraint.activate([
      upperLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      lowerLabel.topAnchor.constraint(equalTo: upperLabel.bottomAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: lowerLabel.bottomAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  convenience init(upper: String, lower: String) {
    self.init(style: .default, reuseIdentifier: nil)
    upperLabel.text = upper
    lowerLabel.text = lower
  }
}
