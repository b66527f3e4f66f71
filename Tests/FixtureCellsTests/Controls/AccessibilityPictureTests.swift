import SnapTesting
import Testing
import UIKit

/// A row of a shopping list as VoiceOver reads it.
@MainActor struct AccessibilityPictureTests {
  private func row() -> UITableViewCell {
    let cell = GroceryCell(style: .default, reuseIdentifier: nil)
    cell.titleLabel.text = "Oat milk"
    cell.detailLabel.text = "2 litres, organic"
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Move to top") { _ in true },
      UIAccessibilityCustomAction(name: "Delete") { _ in true },
    ]
    cell.accessibilityHint = "Opens the product."
    return cell
  }

  @Test func `a row with controls`() {
    assertSnapshots(
      of: row, over: .widths(320) * .directions(.leftToRight, .rightToLeft), as: .accessibility,
      allowing: [.missingAccessibilityLabel("shareButton")])
    assertSnapshot(
      of: row(), as: .accessibilityImage, allowing: [.missingAccessibilityLabel("shareButton")])
  }
}

/// A row with two texts, a button that shows a picture only, and a stepper.
private final class GroceryCell: UITableViewCell {
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  let shareButton = UIButton(type: .system)
  let amountStepper = UIStepper()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    detailLabel.textColor = .secondaryLabel
    shareButton.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
    let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, shareButton, amountStepper])
    row.alignment = .center
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      shareButton.widthAnchor.constraint(equalToConstant: 44),
      shareButton.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
