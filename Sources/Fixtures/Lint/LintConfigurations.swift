internal import Foundation
internal import UIKit

/// The environments that a cell is checked in.
struct LintConfigurations {
  /// The widths of iPhones, in points.
  private static let widths: [CGFloat] = [320, 375, 390, 414]
  private static let contentSizes: [UIContentSizeCategory] = [.large, .accessibilityExtraLarge]
  private static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  let all: [Configuration]

  /// A row is as wide as its table; the items of a collection have the size that their layout says,
  /// which is the stored one, and so have the rows of a file for iPads.
  @MainActor init(for prototype: NibPrototype) {
    let stored = prototype.storedSize.width
    let hasOneWidth = prototype.element == "collectionViewCell" || prototype.isForPad
    var widths = hasOneWidth && stored > 0 ? [] : Self.widths
    if stored > 0, !widths.contains(stored) { widths.append(stored) }
    all = Self.directions.flatMap { direction in
      Self.contentSizes.flatMap { size in
        widths.map { Configuration(width: $0, contentSize: size, direction: direction) }
      }
    }
  }
}
