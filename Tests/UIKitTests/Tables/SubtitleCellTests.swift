import Testing

@testable import UIKit

/// Rows with a subtitle; all numbers are frames of Interface Builder files.
@MainActor struct SubtitleCellTests {
  struct Fonts: Sendable {
    let text: @Sendable @MainActor () -> UIFont
    let subtitle: @Sendable @MainActor () -> UIFont

    static func system(_ text: CGFloat, _ subtitle: CGFloat) -> Fonts {
      Fonts(
        text: { .systemFont(ofSize: text) }, subtitle: { .systemFont(ofSize: subtitle) })
    }

    static func styles(_ text: UIFont.TextStyle, _ subtitle: UIFont.TextStyle) -> Fonts {
      Fonts(
        text: { .preferredFont(forTextStyle: text) },
        subtitle: { .preferredFont(forTextStyle: subtitle) })
    }
  }

  private func cell(_ fonts: Fonts, _ traits: UITraitCollection) -> UITableViewCell {
    traits.performAsCurrent {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.overrideTraits(traits)
      cell.textLabel?.text = "Title"
      cell.textLabel?.font = fonts.text()
      cell.detailTextLabel?.text = "Subtitle"
      cell.detailTextLabel?.font = fonts.subtitle()
      return cell
    }
  }

  struct Row: Sendable {
    let fonts: Fonts
    let scale: CGFloat
    let height: CGFloat
    let textTop: CGFloat
    let subtitleTop: CGFloat
  }

  nonisolated static let rows = [
    Row(fonts: .system(17, 12), scale: 2, height: 43.5, textTop: 5, subtitleTop: 25.5),
    Row(fonts: .system(17, 12), scale: 3, height: 55, textTop: 10, subtitleTop: 31.333),
    Row(fonts: .system(17, 12), scale: 2, height: 55.5, textTop: 10, subtitleTop: 31.5),
    Row(fonts: .system(17, 12), scale: 3, height: 55.667, textTop: 9, subtitleTop: 31.333),
    Row(fonts: .system(17, 12), scale: 2, height: 56, textTop: 9, subtitleTop: 31.5),
    Row(fonts: .styles(.body, .caption1), scale: 2, height: 57.5, textTop: 9, subtitleTop: 32.5),
    Row(fonts: .system(17, 12), scale: 2, height: 60, textTop: 10, subtitleTop: 33.5),
    Row(fonts: .system(17, 12), scale: 2, height: 67, textTop: 13, subtitleTop: 36.5),
    Row(fonts: .system(17, 12), scale: 2, height: 89.5, textTop: 25, subtitleTop: 48.5),
    Row(fonts: .system(17, 17), scale: 2, height: 63.5, textTop: 9, subtitleTop: 32.5),
    Row(fonts: .system(16, 11), scale: 2, height: 80, textTop: 21, subtitleTop: 43.5),
    Row(fonts: .system(16, 12), scale: 2, height: 50, textTop: 8, subtitleTop: 27.5),
    Row(fonts: .system(14, 12), scale: 2, height: 50.5, textTop: 7.5, subtitleTop: 27),
    Row(fonts: .system(12, 11), scale: 2, height: 44, textTop: 6, subtitleTop: 22.5),
    Row(
      fonts: .styles(.title3, .subheadline), scale: 3, height: 64, textTop: 10.333, subtitleTop: 35),
    Row(fonts: .system(35, 12), scale: 2, height: 86.5, textTop: 15, subtitleTop: 57),
  ]

  @Test(arguments: rows) func `the gap above a subtitle goes by the row's height and the font`(
    row: Row
  ) throws {
    let cell = cell(row.fonts, UITraitCollection(displayScale: row.scale))
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: row.height)
    cell.layoutIfNeeded()
    let text = try #require(cell.textLabel).frame
    let subtitle = try #require(cell.detailTextLabel).frame
    #expect(abs(text.minY - row.textTop) < 0.001)
    #expect(abs(subtitle.minY - row.subtitleTop) < 0.001)
  }

  struct OwnHeight: Sendable {
    let fonts: Fonts
    var scale: CGFloat = 2
    var category = UIContentSizeCategory.large
    var system = SystemVersion.standard
    let height: CGFloat
  }

  nonisolated static let heights = [
    OwnHeight(fonts: .system(17, 12), height: 55.5),
    OwnHeight(fonts: .system(17, 12), scale: 3, height: 55.667),
    OwnHeight(fonts: .styles(.body, .caption1), height: 57.5),
    OwnHeight(fonts: .styles(.body, .footnote), height: 58.5),
    OwnHeight(fonts: .styles(.body, .caption1), category: .extraSmall, height: 49.5),
    OwnHeight(fonts: .styles(.body, .footnote), category: .extraSmall, height: 50.5),
    OwnHeight(fonts: .styles(.subheadline, .body), category: .extraSmall, height: 47.5),
    OwnHeight(fonts: .styles(.subheadline, .subheadline), category: .extraSmall, height: 45.5),
    OwnHeight(fonts: .system(17, 12), system: .iOS(26), height: 56),
    OwnHeight(fonts: .system(17, 12), scale: 3, system: .iOS(26), height: 55),
    OwnHeight(fonts: .styles(.body, .caption1), system: .iOS(26), height: 57),
  ]

  @Test(arguments: heights) func `a row is as high as the fonts of its texts require`(
    row: OwnHeight
  ) {
    let cell = cell(
      row.fonts,
      UITraitCollection(
        displayScale: row.scale, preferredContentSizeCategory: row.category,
        systemVersion: row.system))
    let height = cell.sizeThatFits(CGSize(width: 375, height: 0)).height
    #expect(abs(height - row.height) < 0.001)
  }

  @Test(arguments: [2.0, 3]) func `a row of another style is 51 points high on iOS 26`(
    scale: CGFloat
  ) {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.overrideTraits(UITraitCollection(displayScale: scale, systemVersion: .iOS(26)))
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    #expect(cell.sizeThatFits(CGSize(width: 375, height: 0)).height == 51)
  }
}
