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
  /// What bars or the device's shape cover at the edges, in points; zero by default.
  public var safeArea: UIEdgeInsets
  /// The text size that the user chose.
  public var contentSize: UIContentSizeCategory
  /// Whether the user chose bold text.
  public var legibilityWeight: UILegibilityWeight
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
    safeArea: UIEdgeInsets = .zero, contentSize: UIContentSizeCategory = .large,
    legibilityWeight: UILegibilityWeight = .regular, appearance: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, locale: String = "en",
    system: SystemVersion = .standard
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.contentSize = contentSize
    self.legibilityWeight = legibilityWeight
    self.appearance = appearance
    self.direction = direction
    self.locale = locale
    self.system = system
  }

  /// The readable name in a snapshot's key: the width to thousandths of a point, then all non-default values.
  public var name: String {
    var parts = [width.pointText + (height.map { "x\($0.pointText)" } ?? "")]
    if scale != Self.defaultScale { parts.append("\(scale.exactText)x") }
    if safeArea != .zero { parts.append("safe\(safeArea.name)") }
    if contentSize != .large { parts.append(contentSize.shortName) }
    if legibilityWeight == .bold { parts.append("bold") }
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
      localeIdentifier: locale, legibilityWeight: legibilityWeight, systemVersion: system)
  }
}

extension UIEdgeInsets {
  /// One number for equal sides, as of a row in landscape, otherwise top, left, bottom and right.
  fileprivate var name: String {
    if top == 0, bottom == 0, left == right { return left.exactText }
    return [top, left, bottom, right].map(\.exactText).joined(separator: "_")
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
