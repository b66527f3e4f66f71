internal import Foundation
internal import UIKit

struct LintConfigurations {
  /// The widths of iPhones, in points.
  private static let phoneWidths: [CGFloat] = [320, 375, 390, 414]
  private static let contentSizes: [UIContentSizeCategory] = [.large, .accessibilityExtraLarge]
  private static let directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

  let all: [Configuration]

  /// A row is as wide as its table less the insets of its sections; items of a collection have their layout's size, which
  /// is the stored one, and so do the rows of a file for iPads.
  ///
  /// For `accessibility`, also at the largest text size.
  @MainActor init(for prototype: NibPrototype, accessibility: Bool) {
    let stored = prototype.storedSize.width
    let hasOneWidth = prototype.element == "collectionViewCell" || prototype.isForPad
    var widths =
      hasOneWidth && stored > 0
      ? [] : Self.phoneWidths.map { $0 - 2 * prototype.rowInset(inTableOfWidth: $0) }
    if stored > 0, !widths.contains(stored) { widths.append(stored) }
    let layouts = Self.directions.flatMap { direction in
      Self.contentSizes.flatMap { size in
        widths.map { Configuration(width: $0, contentSize: size, direction: direction) }
      }
    }
    // Colours and images change in the dark, frames do not: once is enough.
    let first = layouts.prefix(1).map(\.width)
    all =
      layouts + first.map { Configuration(width: $0, appearance: .dark) }
      + first.filter { _ in accessibility }.map {
        Configuration(width: $0, contentSize: .accessibilityExtraExtraExtraLarge)
      }
  }
}
