import Testing
import UIKit

/// Rows of labels in four text styles at three pixels per point, by number, in each text size and direction.
///
/// The sizes of the styles are those of the Human Interface Guidelines; a line is as high as Apple's published ascender and
/// descender make it, 1.19336 times the size, rounded up to a pixel. Stored frames confirm 24 points for 20, 20.333 for
/// 17, 18 for 15 and 14.333 for 12.
@MainActor struct TextSizeOracleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let category: UIContentSizeCategory
    /// The heights of a line of title 1, title 3, body and caption 1, in pixels.
    let lines: [Int]
    var testDescription: String { category.rawValue }

    init(_ category: UIContentSizeCategory, _ lines: Int...) {
      (self.category, self.lines) = (category, lines)
    }
  }

  nonisolated static let rows = [
    Row(.extraSmall, 90, 61, 51, 40), Row(.small, 94, 65, 54, 40), Row(.medium, 97, 69, 58, 40),
    Row(.large, 101, 72, 61, 43), Row(.extraLarge, 108, 79, 69, 51),
    Row(.extraExtraLarge, 115, 86, 76, 58), Row(.extraExtraExtraLarge, 122, 94, 83, 65),
    Row(.accessibilityMedium, 137, 111, 101, 79), Row(.accessibilityLarge, 154, 133, 119, 94),
    Row(.accessibilityExtraLarge, 172, 154, 144, 115),
    Row(.accessibilityExtraExtraLarge, 190, 176, 169, 133),
    Row(.accessibilityExtraExtraExtraLarge, 208, 197, 190, 154),
  ]

  private static let styles: [UIFont.TextStyle] = [.title1, .title3, .body, .caption1]

  @Test(arguments: rows, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `rows and labels have the heights and places of each text size`(
    row: Row, direction: UITraitEnvironmentLayoutDirection
  ) {
    let traits = UITraitCollection(
      displayScale: 3, preferredContentSizeCategory: row.category, layoutDirection: direction)
    traits.performAsCurrent {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.overrideTraits(traits)
      let labels = Self.styles.map { style in
        let label = UILabel()
        label.text = "Ab"
        label.font = .preferredFont(forTextStyle: style)
        return label
      }
      pin(labels, in: cell.contentView)
      // 11 points above and below, 8 between, in pixels.
      let height = 66 + 72 + row.lines.reduce(0, +)
      #expect((cell.fittingHeight(inWidth: 393) * 3).rounded() == CGFloat(height))
      cell.frame = CGRect(x: 0, y: 0, width: 393, height: CGFloat(height) / 3)
      cell.layoutIfNeeded()
      var y = 33
      for (label, line) in zip(labels, row.lines) {
        #expect((label.frame.minY * 3).rounded() == CGFloat(y))
        #expect((label.frame.height * 3).rounded() == CGFloat(line))
        let isMirrored = direction == .rightToLeft
        #expect(isMirrored ? label.frame.maxX == 393 - 16 : label.frame.minX == 16)
        y += line + 24
      }
    }
  }

  private func pin(_ labels: [UILabel], in view: UIView) {
    var above = view.topAnchor
    for (index, label) in labels.enumerated() {
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      label.topAnchor.constraint(equalTo: above, constant: index == 0 ? 11 : 8).isActive = true
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16).isActive = true
      above = label.bottomAnchor
    }
    view.bottomAnchor.constraint(equalTo: above, constant: 11).isActive = true
  }
}
