#if canImport(Darwin) && canImport(UIKit) && !os(tvOS) && !os(watchOS) && !os(visionOS)
public import UIKit

/// One environment in which a fixture is laid out.
public struct Configuration: Hashable, Sendable {
  /// The width of the cell in points.
  public var width: CGFloat
  /// The cell's forced height in points; nil for its constraints' fitting height.
  public var height: CGFloat?
  /// Pixels per point.
  public var scale: CGFloat
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

  /// Creates a configuration; by default a light, left-to-right iPhone of 320 points at 2x.
  public init(
    width: CGFloat = 320, height: CGFloat? = nil, scale: CGFloat = 2,
    contentSize: UIContentSizeCategory = .large, legibilityWeight: UILegibilityWeight = .regular,
    appearance: UIUserInterfaceStyle = .light,
    direction: UIUserInterfaceLayoutDirection = .leftToRight, locale: String = "en"
  ) {
    self.width = width
    self.height = height
    self.scale = scale
    self.contentSize = contentSize
    self.legibilityWeight = legibilityWeight
    self.appearance = appearance
    self.direction = direction
    self.locale = locale
  }

  /// The readable name in a snapshot's key, as on Linux: the width, then all non-default values.
  public var name: String {
    var parts = ["\(width.text)\(height.map { "x\($0.text)" } ?? "")"]
    if scale != 2 { parts.append("\(scale.text)x") }
    if contentSize != .large { parts.append(contentSize.shortName) }
    if legibilityWeight == .bold { parts.append("bold") }
    if appearance == .dark { parts.append("dark") }
    if direction == .rightToLeft { parts.append("rtl") }
    if locale != "en" { parts.append(locale) }
    return parts.joined(separator: "-")
  }
}

extension CGFloat {
  /// The number without a fraction of zero.
  fileprivate var text: String {
    self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(Double(self))"
  }
}

extension UIContentSizeCategory {
  /// The last part of UIKit's name: `XS` … `XXXL`, then `AX1` … `AX5`.
  fileprivate var shortName: String {
    let accessibility: [UIContentSizeCategory] = [
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    if let index = accessibility.firstIndex(of: self) { return "AX\(index + 1)" }
    return rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
  }
}

/// The configurations of a fixture, built by multiplying axes.
public struct ConfigurationMatrix: ExpressibleByArrayLiteral, Sendable {
  private let changes: [@Sendable (inout Configuration) -> Void]

  private init(_ changes: [@Sendable (inout Configuration) -> Void]) { self.changes = changes }

  /// Creates a matrix of some configurations, which take the place of those they are combined with.
  public init(configurations: [Configuration]) {
    self.init(configurations.map { configuration in { @Sendable in $0 = configuration } })
  }

  /// Creates a matrix of the listed configurations.
  public init(arrayLiteral elements: Configuration...) {
    self.init(configurations: elements)
  }

  /// Returns a configuration changed by each combination; the last axis varies fastest.
  func configurations(from base: Configuration) -> [Configuration] {
    var seen: Set<Configuration> = []
    return changes.map { change in
      var configuration = base
      change(&configuration)
      return configuration
    }.filter { seen.insert($0).inserted }
  }

  /// Widths in points.
  public static func widths(_ widths: CGFloat...) -> ConfigurationMatrix {
    axis(widths) { $0.width = $1 }
  }

  /// Pixels per point.
  public static func scales(_ scales: CGFloat...) -> ConfigurationMatrix {
    axis(scales) { $0.scale = $1 }
  }

  /// Text sizes.
  public static func contentSizes(_ categories: UIContentSizeCategory...) -> ConfigurationMatrix {
    axis(categories) { $0.contentSize = $1 }
  }

  /// Text as usual and bold.
  public static func legibilityWeights(_ weights: UILegibilityWeight...) -> ConfigurationMatrix {
    axis(weights) { $0.legibilityWeight = $1 }
  }

  /// Light and dark.
  public static func appearances(_ appearances: UIUserInterfaceStyle...) -> ConfigurationMatrix {
    axis(appearances) { $0.appearance = $1 }
  }

  /// Left to right and right to left.
  public static func directions(
    _ directions: UIUserInterfaceLayoutDirection...
  ) -> ConfigurationMatrix {
    axis(directions) { $0.direction = $1 }
  }

  /// BCP 47 identifiers.
  public static func locales(_ locales: String...) -> ConfigurationMatrix {
    axis(locales) { $0.locale = $1 }
  }

  /// Returns the configurations of the first matrix, then those of the second one that the first does not have.
  public static func + (lhs: ConfigurationMatrix, rhs: ConfigurationMatrix) -> ConfigurationMatrix {
    ConfigurationMatrix(lhs.changes + rhs.changes)
  }

  /// Returns each configuration of the first matrix changed by each one of the second.
  public static func * (lhs: ConfigurationMatrix, rhs: ConfigurationMatrix) -> ConfigurationMatrix {
    ConfigurationMatrix(
      lhs.changes.flatMap { outer in
        rhs.changes.map { inner in
          { @Sendable configuration in
            outer(&configuration)
            inner(&configuration)
          }
        }
      })
  }

  private static func axis<Value: Sendable>(
    _ values: [Value], _ change: @escaping @Sendable (inout Configuration, Value) -> Void
  ) -> ConfigurationMatrix {
    ConfigurationMatrix(values.map { value in { @Sendable in change(&$0, value) } })
  }
}
#endif
