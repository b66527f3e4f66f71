public import Fixtures
public import Foundation
public import UIKit

/// The environments that a cell must survive: a range of widths and lists of settings, the first of each the simplest.
public struct StressSpace: Sendable {
  /// The widths of the cell in points; every half point in between counts.
  public var widths: ClosedRange<CGFloat>
  /// The heights that a table may impose.
  public var heights: [StressHeight]
  /// The text sizes that users may choose.
  public var contentSizes: [UIContentSizeCategory]
  /// Text as usual and bold.
  public var legibilityWeights: [UILegibilityWeight]
  public var directions: [UIUserInterfaceLayoutDirection]
  /// Light and dark.
  public var appearances: [UIUserInterfaceStyle]
  /// BCP 47 identifiers.
  public var locales: [String]
  /// Pixels per point, 1…4.
  public var scales: [CGFloat]
  /// The release of iOS whose metrics views take.
  public var system = SystemVersion.standard

  /// Creates a space: by default iPhones of all widths, from small to the largest text, as usual and bold, in both
  /// directions.
  ///
  /// An empty list is a programming error.
  public init(
    widths: ClosedRange<CGFloat> = 320...440, heights: [StressHeight] = StressHeight.standard,
    contentSizes: [UIContentSizeCategory] = Self.textSizes,
    legibilityWeights: [UILegibilityWeight] = [.regular, .bold],
    directions: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft],
    appearances: [UIUserInterfaceStyle] = [.light], locales: [String] = ["en"],
    scales: [CGFloat] = [2]
  ) {
    let isComplete = ![
      heights.count, contentSizes.count, legibilityWeights.count, directions.count,
      appearances.count, locales.count, scales.count,
    ].contains(0)
    precondition(isComplete, "A setting without values leaves nothing to try. Give each a value.")
    self.widths = widths
    self.heights = heights
    self.contentSizes = contentSizes
    self.legibilityWeights = legibilityWeights
    self.directions = directions
    self.appearances = appearances
    self.locales = locales
    self.scales = scales
  }

  /// Creates the space of one environment, such as that of a failure.
  public init(only configuration: Configuration) {
    self.init(
      widths: configuration.width...configuration.width,
      heights: [configuration.height.map { .points($0) } ?? .fitting],
      contentSizes: [configuration.contentSize],
      legibilityWeights: [configuration.legibilityWeight], directions: [configuration.direction],
      appearances: [configuration.appearance], locales: [configuration.locale],
      scales: [configuration.scale])
    system = configuration.system
  }

  /// The standard text size, then the smallest, the largest and two in between.
  public static let textSizes: [UIContentSizeCategory] = [
    .large, .extraSmall, .extraExtraExtraLarge, .accessibilityLarge,
    .accessibilityExtraExtraExtraLarge,
  ]

  /// The widths of devices; those in the range are tried besides its ends.
  private static let deviceWidths: [CGFloat] = [
    320, 375, 390, 402, 414, 430, 507, 678, 744, 834, 1024, 1366,
  ]

  /// The widths to try, the nearest to the default one first.
  var sampleWidths: [CGFloat] {
    let inside = Self.deviceWidths.filter(widths.contains)
    let all = Set(inside + [widths.lowerBound, widths.upperBound])
    let standard = Configuration.defaultWidth
    return all.sorted { abs($0 - standard) < abs($1 - standard) }
  }
}
