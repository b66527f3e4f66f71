public import Devices
public import Foundation
public import UIKit

/// The configurations of a fixture, built by multiplying and adding axes.
///
/// ```swift
/// let matrix: ConfigurationMatrix = .widths(320, 414) * .appearances(.light, .dark)   // 4
/// let more = matrix + [Configuration(width: 320, contentSize: .accessibilityLarge)]   // 5
/// ```
public struct ConfigurationMatrix: Sendable {
  package let changes: [Change]

  init(_ changes: [Change]) { self.changes = changes }

  /// What one combination changes of a configuration.
  package struct Change: Sendable {
    /// What decides the layout direction, unless something else chooses one.
    enum Choice { case locale, direction }

    let choices: Set<Choice>
    private let apply: @Sendable (inout Configuration) -> Void

    init(_ choices: Set<Choice> = [], _ apply: @escaping @Sendable (inout Configuration) -> Void) {
      self.choices = choices
      self.apply = apply
    }

    /// Several changes, one after the other.
    init(_ changes: [Change]) {
      self.init(changes.reduce(into: []) { $0.formUnion($1.choices) }) { configuration in
        for change in changes { change.apply(&configuration) }
      }
    }

    /// Returns a changed configuration, in the direction of its locale if only a locale was chosen.
    func configuration(from base: Configuration) -> Configuration {
      var configuration = base
      apply(&configuration)
      if choices == [.locale] {
        configuration.direction = Configuration.direction(ofLocale: configuration.locale)
      }
      return configuration
    }
  }

  /// The configurations in the order of the factors: the last one varies fastest.
  public var configurations: [Configuration] { configurations(from: Configuration()) }

  /// Returns a configuration changed by each combination, in the order of ``configurations``, each result once.
  public func configurations(from base: Configuration) -> [Configuration] {
    var seen: Set<Configuration> = []
    return changes.map { $0.configuration(from: base) }.filter { seen.insert($0).inserted }
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
    self.directions(directions)
  }

  package static func directions(
    _ directions: [UIUserInterfaceLayoutDirection]
  ) -> ConfigurationMatrix {
    axis(directions, choosing: .direction) { $0.direction = $1 }
  }

  /// BCP 47 identifiers, each with the direction that its language is written in, unless directions are multiplied.
  public static func locales(_ locales: String...) -> ConfigurationMatrix {
    self.locales(locales)
  }

  package static func locales(_ locales: [String]) -> ConfigurationMatrix {
    axis(locales, choosing: .locale) { $0.locale = $1 }
  }

  /// Releases of iOS.
  public static func systems(_ systems: SystemVersion...) -> ConfigurationMatrix {
    axis(systems) { $0.system = $1 }
  }

  /// Returns each configuration of the first matrix changed by each one of the second.
  public static func * (lhs: ConfigurationMatrix, rhs: ConfigurationMatrix) -> ConfigurationMatrix {
    ConfigurationMatrix(
      lhs.changes.flatMap { outer in rhs.changes.map { Change([outer, $0]) } })
  }

  /// The configuration that a matrix begins with, and no other.
  package static let unchanged = ConfigurationMatrix([Change { _ in }])

  package static func axis<Value: Sendable>(
    _ values: [Value], _ change: @escaping @Sendable (inout Configuration, Value) -> Void
  ) -> ConfigurationMatrix {
    axis(values, choosing: nil, change)
  }

  private static func axis<Value: Sendable>(
    _ values: [Value], choosing choice: Change.Choice?,
    _ change: @escaping @Sendable (inout Configuration, Value) -> Void
  ) -> ConfigurationMatrix {
    let choices: Set<Change.Choice> = choice.map { [$0] } ?? []
    return ConfigurationMatrix(values.map { value in Change(choices) { change(&$0, value) } })
  }
}
