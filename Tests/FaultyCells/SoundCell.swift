internal import TestSupport
package import UIKit

/// A random cell that is right for all texts: rows of labels, of a picture with a label, of a title with a value or a switch.
///
/// A fault may be made in it before its constraints take effect.
package final class SoundCell: UITableViewCell {
  /// The priority by which a row is no higher than its contents.
  package static let keepsRowsLow = UILayoutPriority.fittingSizeLevel

  private var random = SeededGenerator(seed: 0)
  /// All constraints, which a fault may change.
  var constraintsMade: [NSLayoutConstraint] = []
  /// The labels that show a text of any length.
  package private(set) var titles: [UILabel] = []
  /// The other labels, pictures and switches, which are as large as their contents.
  package private(set) var fitted: [UIView] = []
  /// The indices of titles that leave room beside them, which are as wide as their texts.
  package private(set) var narrowTitles: [Int] = []

  package convenience init(seed: Int, fault: Fault? = nil, texts: [String] = []) {
    self.init(style: .default, reuseIdentifier: nil)
    random = SeededGenerator(trial: seed)
    var kinds = [makeTextRow, makePictureRow, makeValueRow, makeSwitchRow]
    kinds.shuffle(using: &random)
    stackUp(kinds.prefix(1 + random.below(3)).map { $0() })
    for (label, text) in zip(titles, texts) { label.text = text }
    fault?.change(self)
    NSLayoutConstraint.activate(constraintsMade)
  }

  /// Places rows below one another, from the top of the cell to its bottom.
  private func stackUp(_ rows: [UIView]) {
    var last = contentView.topAnchor
    for row in rows {
      row.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(row)
      constraintsMade += [
        row.topAnchor.constraint(equalTo: last, constant: gap()),
        row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        contentView.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: 16),
      ]
      last = row.bottomAnchor
    }
    constraintsMade.append(contentView.bottomAnchor.constraint(equalTo: last, constant: gap()))
  }

  private func gap() -> CGFloat { CGFloat(4 + random.below(12)) }

  /// Makes a row that is as low as its contents allow.
  private func makeRow(_ views: [UIView]) -> UIView {
    let row = UIView()
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
      constraintsMade += [
        view.topAnchor.constraint(equalTo: row.topAnchor),
        row.bottomAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor),
      ]
    }
    let lowest = row.heightAnchor.constraint(equalToConstant: 0)
    lowest.priority = Self.keepsRowsLow
    constraintsMade.append(lowest)
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

  private func makeTitle(_ name: String) -> UILabel {
    let label = makeLabel(name)
    titles.append(label)
    return label
  }

  private func makeTextRow() -> UIView {
    let label = makeTitle("text")
    let row = makeRow([label])
    constraintsMade += [
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 24),
      row.trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ]
    return row
  }

  /// A picture with a size of its own, or with that of constraints, before its caption.
  private func makePictureRow() -> UIView {
    let picture = UIImageView()
    picture.accessibilityIdentifier = "picture"
    let label = makeTitle("caption")
    let row = makeRow([picture, label])
    let size = CGSize(width: 40, height: CGFloat(30 + random.below(30)))
    if random.below(2) == 0 {
      picture.backgroundColor = .systemTeal
      constraintsMade += [
        picture.widthAnchor.constraint(equalToConstant: size.width),
        picture.heightAnchor.constraint(equalToConstant: size.height),
      ]
    } else {
      picture.image = UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(origin: .zero, size: size))
      }
      keepAsLargeAsContent(picture)
    }
    constraintsMade += [
      picture.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      label.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: label.trailingAnchor),
    ]
    return row
  }

  private func makeValueRow() -> UIView {
    let value = makeLabel("value")
    value.text = "Off"
    value.numberOfLines = 1
    return makeRow(title: makeTitle("title"), accessory: value)
  }

  private func makeSwitchRow() -> UIView {
    let control = UISwitch()
    control.accessibilityIdentifier = "switch"
    return makeRow(title: makeTitle("setting"), accessory: control)
  }

  /// Makes a row with an accessory at its end: the title takes the rest, or there may be room between both.
  private func makeRow(title: UILabel, accessory: UIView) -> UIView {
    keepAsLargeAsContent(accessory)
    let row = makeRow([title, accessory])
    let fills = random.below(2) == 0
    if !fills { narrowTitles.append(titles.count - 1) }
    constraintsMade += [
      title.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      fills
        ? accessory.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8)
        : accessory.leadingAnchor.constraint(
          greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      row.trailingAnchor.constraint(equalTo: accessory.trailingAnchor),
    ]
    return row
  }

  /// Lets a view keep its size rather than the label beside it.
  private func keepAsLargeAsContent(_ view: UIView) {
    fitted.append(view)
    view.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
  }
}
