import SnapTesting
import Testing
import UIKit

/// A cell whose content view is filled by one stack view.
private final class StackCell: UITableViewCell {
  init(_ stack: UIStackView, height: CGFloat? = nil) {
    super.init(style: .default, reuseIdentifier: nil)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8),
    ])
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  required init?(coder: NSCoder) { nil }
}

/// A coloured box with a fixed intrinsic size.
private final class Box: UIView {
  private let size: CGSize

  init(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    backgroundColor = color
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor struct StackViewTests {
  private func label(_ text: String, _ size: CGFloat, _ color: UIColor = .label) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    label.numberOfLines = 0
    return label
  }

  private func boxes() -> [UIView] {
    let boxes = [Box(30, 10, .systemRed), Box(60, 20, .systemGreen), Box(40, 30, .systemBlue)]
    boxes[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    return boxes
  }

  private func row(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) -> UIStackView {
    let row = UIStackView(arrangedSubviews: boxes())
    row.distribution = distribution
    row.alignment = alignment
    row.spacing = 4
    row.backgroundColor = .systemGray5
    return row
  }

  private func column(_ views: [UIView]) -> UIStackView {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 6
    return column
  }

  /// From the top: fill, fillEqually, fillProportionally, equalSpacing, equalCentering.
  @Test func `each distribution fills the row in its way`() {
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    assertSnapshots(
      of: { StackCell(column(distributions.map { row($0, .fill) })) },
      over: .directions(.leftToRight, .rightToLeft))
  }

  /// From the top: fill, top, center, bottom, in rows that are taller than their boxes.
  @Test func `each alignment places the boxes of a row`() {
    let rows = [UIStackView.Alignment.fill, .top, .center, .bottom].map {
      let row = row(.equalSpacing, $0)
      row.heightAnchor.constraint(equalToConstant: 40).isActive = true
      return row
    }
    assertSnapshot(of: StackCell(column(rows)), as: .image)
  }

  @Test func `texts of a row stand on one line`() {
    let row = UIStackView(arrangedSubviews: [
      label("Total", 17), label("128", 34, .systemBlue), label("points", 12, .secondaryLabel),
    ])
    row.alignment = .firstBaseline
    row.distribution = .equalSpacing
    assertSnapshot(of: StackCell(row), as: .image)
  }

  @Test(arguments: [false, true])
  func `a nested column closes up where a label is hidden`(isHidden: Bool) {
    let subtitle = label("A subtitle that can be hidden", 15, .secondaryLabel)
    subtitle.isHidden = isHidden
    let texts = column([label("Title", 17), subtitle, label("Note", 13, .tertiaryLabel)])
    let row = UIStackView(arrangedSubviews: [Box(44, 44, .systemOrange), texts])
    row.subviews[0].setContentHuggingPriority(.required, for: .horizontal)
    row.alignment = .center
    row.spacing = 12
    row.isLayoutMarginsRelativeArrangement = true
    row.backgroundColor = .systemGray6
    assertSnapshot(
      of: StackCell(row), as: .image, named: isHidden ? "hidden" : "shown")
  }
}
