import UIKit

/// A `BasicCell` whose author forgot to pin the subtitle's bottom: it collapses.
final class OpenBottomCell: BasicCell {
  override func makeConstraints() -> [NSLayoutConstraint] {
    super.makeConstraints().dropLast()
  }
}

/// A box of 50 points that must also keep 20 points from the top and from the bottom: it needs 90.
final class ConflictCell: UITableViewCell {
  let box = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.backgroundColor = .systemIndigo
    box.layer.cornerRadius = 10
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      contentView.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
      box.heightAnchor.constraint(equalToConstant: 50),
      contentView.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 20),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// A label pinned at its top and bottom, but not at its sides.
final class FloatingLabelCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.text = "Where am I?"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 11),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
