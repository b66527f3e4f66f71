import TestSupport
import UIKit

/// A mistake of an author.
enum Fault: CaseIterable {
  case removedConstraint
  case lowPriority
  case fixedWidth
  case equalInsteadOfAtLeast
  case oneLine
  case swappedResistance
  case leftInsteadOfLeading
}

/// A random cell that is right for all texts: rows of labels, of a picture with a label, and of a title with a value.
///
/// A fault is made in one of its rows, which the seed decides as well.
final class SoundCell: UITableViewCell {
  private var random = SeededGenerator(seed: 0)
  private var fault: Fault?
  private(set) var titles: [UILabel] = []

  convenience init(seed: Int, fault: Fault? = nil, texts: [String]) {
    self.init(style: .default, reuseIdentifier: nil)
    random = SeededGenerator(trial: seed)
    self.fault = fault
    var rows = [makeTextRow(), makePictureRow(), makeValueRow()]
    rows.shuffle(using: &random)
    stackUp(Array(rows.prefix(fault == nil ? 1 + random.below(3) : 3)))
    for (label, text) in zip(titles, texts) { label.text = text }
  }

  /// Places rows below one another, from the top of the cell to its bottom.
  private func stackUp(_ rows: [UIView]) {
    var last = contentView.topAnchor
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: last, constant: gap()),
        row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        contentView.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 16),
      ])
      last = row.bottomAnchor
    }
    // Rows do not say where the cell ends.
    guard fault != .removedConstraint else { return }
    contentView.bottomAnchor.constraint(equalTo: last, constant: gap()).isActive = true
  }

  private func gap() -> CGFloat { CGFloat(4 + random.below(12)) }

  /// Makes a row that is as low as its contents allow.
  private func makeRow(_ views: [UIView]) -> UIView {
    let row = UIView()
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      let end = row.bottomAnchor
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: row.topAnchor),
        fault == .equalInsteadOfAtLeast
          ? end.constraint(equalTo: view.bottomAnchor)
          : end.constraint(greaterThanOrEqualTo: view.bottomAnchor),
      ])
    }
    let lowest = row.heightAnchor.constraint(equalToConstant: 0)
    lowest.priority = UILayoutPriority(50)
    lowest.isActive = true
    return row
  }

  private func makeLabel(_ name: String) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.font = .preferredFont(forTextStyle: random.pick([.body, .headline, .footnote]))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  private func makeTextRow() -> UIView {
    let label = makeLabel("text")
    titles.append(label)
    if fault == .oneLine { label.numberOfLines = 1 }
    let row = makeRow([label])
    let leading =
      fault == .leftInsteadOfLeading
      ? label.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 24)
      : label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 24)
    let trailing =
      fault == .leftInsteadOfLeading
      ? row.rightAnchor.constraint(equalTo: label.rightAnchor)
      : row.trailingAnchor.constraint(equalTo: label.trailingAnchor)
    NSLayoutConstraint.activate([leading, trailing])
    return row
  }

  private func makePictureRow() -> UIView {
    let picture = UIImageView()
    picture.accessibilityIdentifier = "picture"
    picture.backgroundColor = .systemTeal
    let label = makeLabel("caption")
    titles.append(label)
    let row = makeRow([picture, label])
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: CGFloat(30 + random.below(30))),
      label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ])
    if fault == .fixedWidth {
      label.widthAnchor.constraint(equalToConstant: 280).isActive = true
    }
    return row
  }

  private func makeValueRow() -> UIView {
    let title = makeLabel("title")
    titles.append(title)
    let value = makeLabel("value")
    value.text = "Off"
    value.numberOfLines = 1
    let weight = fault == .swappedResistance ? 749 : 751
    value.setContentCompressionResistancePriority(UILayoutPriority(Float(weight)), for: .horizontal)
    let row = makeRow([title, value])
    let distance = value.leadingAnchor.constraint(
      greaterThanOrEqualTo: title.trailingAnchor, constant: 8)
    if fault == .lowPriority { distance.priority = UILayoutPriority(100) }
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: row.leadingAnchor), distance,
      row.trailingAnchor.constraint(equalTo: value.trailingAnchor),
    ])
    return row
  }
}
