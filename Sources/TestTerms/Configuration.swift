public import Devices
public import Foundation
internal import NumberText
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
  public var contentSize: UIContentSizeCategory
  /// Whether the user chose bold text.
  public var legibilityWeight: UILegibilityWeight
  public var appearance: UIUserInterfaceStyle
  public var direction: UIUserInterfaceLayoutDirection
  /// A BCP 47 identifier such as `en`.
  public var locale: String
  /// The release of iOS whose metrics and colours views take.
  public var system: SystemVersion
  /// The state that the cell or the control is in.
  public var state: ViewState

  /// The width of a configuration that names none, in points.
  public static let defaultWidth: CGFloat = ScreenSize.standardWidth
  /// The scale of a configuration that names none, in pixels per point.
  public static let defaultScale: CGFloat = 2

  /// Creates a configuration; by default a light iPhone of 320 points at 2x, in the direction that the locale's language
  /// is written in.
  public init(
    width: CGFloat = defaultWidth, height: CGFloat? = nil, scale: CGFloat = defaultScale,
    safeArea: UIEdgeInsets = .zero, contentSize: UIContentSizeCategory = .large,
    legibilityWeight: UILegibilityWeight = .regular, appearance: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection? = nil, locale: String = "en",
    system: SystemVersion = .standard, state: ViewState = .normal
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.safeArea = safeArea
    self.contentSize = contentSize
    self.legibilityWeight = legibilityWeight
    self.appearance = appearance
    self.direction = direction ?? Self.direction(ofLocale: locale)
    self.locale = locale
    self.system = system
    self.state = state
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
    if locale != Self.standardLocale { parts.append(locale) }
    if system != .standard { parts.append("iOS\(system.major)") }
    parts += state.names
    return parts.joined(separator: "-")
  }
}

extension Configuration {
  /// The locale of a configuration that names none.
  package static let standardLocale = "en"

  /// The direction that the language of a locale is written in.
  package static func direction(ofLocale locale: String) -> UIUserInterfaceLayoutDirection {
    // Known without asking Foundation, which takes microseconds for each configuration that is made or compared.
    guard locale != standardLocale else { return .leftToRight }
    return NSLocale.characterDirection(forLanguage: locale) == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Whether the direction is the one that the locale's language is written in.
  package var hasDirectionOfLocale: Bool { direction == Self.direction(ofLocale: locale) }

  /// Hashes each value; written out because insets have no hash on Apple's systems.
  public func hash(into hasher: inout Hasher) {
    for length in [width, height ?? 0, scale] + safeArea.sides { hasher.combine(length) }
    hasher.combine(contentSize)
    hasher.combine(legibilityWeight)
    hasher.combine(appearance)
    hasher.combine(direction)
    hasher.combine(locale)
    hasher.combine(system)
    hasher.combine(state)
  }
}

extension UIEdgeInsets {
  var sides: [CGFloat] { [top, left, bottom, right] }

  /// One number for equal sides, as of a row in landscape, otherwise top, left, bottom and right.
  fileprivate var name: String {
    if top == 0, bottom == 0, left == right { return left.exactText }
    return sides.map(\.exactText).joined(separator: "_")
  }
}
