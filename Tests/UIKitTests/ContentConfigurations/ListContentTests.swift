import Foundation
import Testing

@testable import UIKit

@MainActor struct ListContentTests {
  private func cell(
    _ configuration: UIListContentConfiguration, width: CGFloat = 320
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = configuration
    cell.frame.size.width = width
    return cell
  }

  private func height(_ cell: UITableViewCell) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: cell.frame.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func laidOut(_ cell: UITableViewCell) -> [UIView] {
    cell.frame.size.height = height(cell)
    cell.layoutIfNeeded()
    return cell.contentView.subviews
  }

  private func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = text
    return content
  }

  @Test func `how a text may shrink reaches the label`() throws {
    var content = content("Text")
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.textProperties.minimumScaleFactor = 0.5
    content.textProperties.allowsDefaultTighteningForTruncation = true
    func label(_ content: UIListContentConfiguration) throws -> UILabel {
      try #require(laidOut(cell(content)).compactMap { $0 as? UILabel }.first)
    }
    let shrinking = try label(content)
    #expect(shrinking.adjustsFontSizeToFitWidth && shrinking.minimumScaleFactor == 0.5)
    #expect(shrinking.allowsDefaultTighteningForTruncation)
    let usual = try label(self.content("Text"))
    #expect(!usual.adjustsFontSizeToFitWidth && usual.minimumScaleFactor == 0)
    #expect(!usual.allowsDefaultTighteningForTruncation)
  }

  // MARK: Heights and positions, at 2x

  @Test func `a row of one line is 44 points high plus a pixel for the separator`() {
    #expect(height(cell(content("Text"))) == 44.5)
  }

  @Test func `stacked texts have margins of 11 points and 3 points between them`() {
    var content = content("Text")
    content.secondaryText = "Secondary"
    // Body 20.5 and subheadline 18.
    let expected: CGFloat = 11 + 20.5 + 3 + 18 + 11
    #expect(height(cell(content)) == expected)
    let labels = laidOut(cell(content))
    #expect(labels.map(\.frame.minY) == [11, 34.5])
    #expect(labels.map(\.frame.minX) == [16, 16])
  }

  @Test func `a subtitle is a caption`() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "Text"
    content.secondaryText = "Secondary"
    let expected: CGFloat = 11 + 20.5 + 3 + 14.5 + 11
    #expect(height(cell(content)) == expected)
  }

  @Test func `a long text wraps at the width between the margins`() {
    let text = String(repeating: "word ", count: 40)
    let label = UILabel()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.text = text
    let wrapped = label.sizeThatFits(CGSize(width: 320 - 16 - 16, height: 0)).height
    #expect(wrapped > 100)
    #expect(height(cell(content(text))) == 22 + wrapped)
  }

  @Test func `wide cells have margins of 20 points`() {
    #expect(laidOut(cell(content("Text"), width: 414))[0].frame.minX == 20)
  }

  @Test func `text ends 8 points before an accessory`() {
    let cell = cell(content("Text"))
    cell.accessoryType = .disclosureIndicator
    let label = laidOut(cell)[0]
    #expect(cell.contentView.frame.width == 293.5)
    #expect(label.frame.maxX == 293.5 - 8)
  }

  @Test func `a value is at the end, or below if it does not fit`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "Value"
    let sideBySide = laidOut(cell(content))
    #expect(sideBySide[1].frame.maxX == 304)
    #expect(sideBySide[0].frame.minY == sideBySide[1].frame.minY)
    content.secondaryText = "A value that is much too long for the line beside the text"
    let stacked = laidOut(cell(content))
    #expect(stacked[1].frame.minX == 16)
    #expect(stacked[1].frame.minY == stacked[0].frame.maxY + 3)
  }

  @Test func `accessibility sizes stack texts that are otherwise side by side`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "A"
    content.secondaryText = "B"
    let cell = cell(content)
    cell.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    let labels = laidOut(cell)
    #expect(labels.map(\.frame.minX) == [16, 16])
    #expect(labels[1].frame.minY == labels[0].frame.maxY + 3)
  }

  @Test func `text begins 16 points after a column of 24 for symbols`() throws {
    var content = content("Text")
    content.image = UIImage(systemName: "star")
    let views = laidOut(cell(content))
    let image = try #require(views.first { $0 is UIImageView })
    #expect(abs(image.frame.midX - 28) <= 0.25)
    #expect(views[0].frame.minX == 56)
  }

  @Test(arguments: [
    (CGSize(width: 20, height: 0), CGSize(width: 20, height: 10)),
    (CGSize(width: 0, height: 5), CGSize(width: 10, height: 5)),
    (CGSize(width: 20, height: 5), CGSize(width: 10, height: 5)),
    (CGSize(width: 200, height: 200), CGSize(width: 40, height: 20)),
  ])
  func `images keep their aspect ratio within the maximum size`(limit: CGSize, shown: CGSize) {
    var properties = UIListContentConfiguration.ImageProperties()
    properties.maximumSize = limit
    #expect(properties.size(of: CGSize(width: 40, height: 20)) == shown)
  }

  @Test func `a reserved width moves the text and centres the image`() throws {
    var content = content("Text")
    content.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    content.imageProperties.reservedLayoutSize.width = 40
    let views = laidOut(cell(content))
    let image = try #require(views.first { $0 is UIImageView })
    #expect(image.frame.minX == 31)
    #expect(views[0].frame.minX == 72)
  }

  @Test func `in right-to-left layout image and text change sides`() {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Text"
    content.secondaryText = "Value"
    let cell = cell(content)
    cell.traitOverrides.layoutDirection = .rightToLeft
    let labels = laidOut(cell)
    #expect(labels[0].frame.maxX == 304)
    #expect(labels[1].frame.minX == 16)
  }

  @Test func `without an axis to preserve, the configuration's own margins apply`() {
    var content = content("Text")
    content.axesPreservingSuperviewLayoutMargins = []
    content.directionalLayoutMargins = .init(top: 30, leading: 2, bottom: 20, trailing: 3)
    let cell = cell(content)
    #expect(height(cell) == 70.5)
    #expect(laidOut(cell)[0].frame == CGRect(x: 2, y: 30, width: 315, height: 20.5))
  }

  @Test func `transforms change the displayed text`() throws {
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Section"
    let label = try #require(laidOut(cell(content))[0] as? UILabel)
    #expect(label.text == "SECTION")
    content.attributedText = NSAttributedString(
      string: "Other", attributes: [.foregroundColor: UIColor.red])
    content.textProperties.transform = .lowercase
    let other = try #require(laidOut(cell(content))[0] as? UILabel)
    #expect(other.text == "other")
    #expect(content.text == nil)
    #expect(other.textColor == .red)
  }

  @Test func `a list content view has its height in a stack`() {
    let view = UIListContentView(configuration: content(String(repeating: "word ", count: 20)))
    let stack = UIStackView(arrangedSubviews: [view])
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.height == view.sizeThatFits(CGSize(width: 200, height: 0)).height)
    #expect(size.height > 60)
  }

  @Test func `a missing image is reported on the content's view`() {
    var content = content("Text")
    content.image = UIImage(named: "no such picture")
    let cell = cell(content)
    _ = laidOut(cell)
    let found = LayoutDiagnosis(root: cell, names: ViewNames(root: cell))
      .diagnostics(fittingHeight: nil).filter { $0.kind == .missingImage }
    #expect(found.map(\.view) == ["contentView"])
  }
}
