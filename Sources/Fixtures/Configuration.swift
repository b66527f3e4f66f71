public import Foundation
import NumberText
public import UIKit

/// One environment in which a fixture is rendered.
public struct Configuration: Hashable, Sendable {
  /// The width of the cell in points.
  public var width: CGFloat
  /// The cell's forced height in points; nil for its constraints' fitting height.
  public var height: CGFloat?
  /// Pixels per point, 1…4.
  public var scale: CGFloat
  /// The text size that the user chose.
  public var contentSize: UIContentSizeCategory
  /// Light or dark.
  public var appearance: UIUserInterfaceStyle
  /// The direction of the interface.
  public var direction: UIUserInterfaceLayoutDirection
  /// A BCP 47 identifier such as `en`.
  public var locale: String
  /// The release of iOS whose metrics and colours views take.
  public var system: SystemVersion

  /// The width of a configuration that names none, in points.
  public static let defaultWidth = ScreenSize.standardWidth
  /// The scale of a configuration that names none, in pixels per point.
  public static let defaultScale: CGFloat = 2

  /// Creates a configuration; by default a light, left-to-right iPhone of 320 points at 2x.
  public init(
    width: CGFloat = defaultWidth, height: CGFloat? = nil, scale: CGFloat = defaultScale,
    contentSize: UIContentSizeCategory = .large, appearance: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, locale: String = "en",
    system: SystemVersion = .standard
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.contentSize = contentSize
    self.appearance = appearance
    self.direction = direction
    self.locale = locale
    self.system = system
  }

  /// The readable name in a snapshot's key: the width, then all non-default values.
  public var name: String {
    var parts = [width.exactText + (height.map { "x\($0.exactText)" } ?? "")]
    if scale != Self.defaultScale { parts.append("\(scale.exactText)x") }
    if contentSize != .large { parts.append(contentSize.shortName) }
    if appearance == .dark { parts.append("dark") }
    if direction == .rightToLeft { parts.append("rtl") }
    if locale != "en" { parts.append(locale) }
    if system != .standard { parts.append("iOS\(system.major)") }
    return parts.joined(separator: "-")
  }

  var traits: UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: appearance, displayScale: scale,
      preferredContentSizeCategory: contentSize,
      layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight,
      localeIdentifier: locale
    ).modifyingTraits { $0.systemVersion = system }
  }
}

extension UIContentSizeCategory {
  /// The last part of UIKit's name: `XS` … `XXXL`, then `AX1` … `AX5`.
  var shortName: String {
    let accessibility: [UIContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    if let index = accessibility.firstIndex(of: self) { return "AX\(index + 1)" }
    return rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
  }
}

extension Configuration {
  /// Runs an action with the configuration's traits as the current ones and on a screen of its width, as when cells are
  /// created.
  @MainActor public func performAsCurrent<Result>(
    _ action: @MainActor () throws -> Result
  ) rethrows -> Result {
    try traits.performAsCurrent { try UIScreen.withWidth(width) { try action() } }
  }
}
