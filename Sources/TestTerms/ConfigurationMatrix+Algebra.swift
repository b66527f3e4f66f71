internal import UIKit

extension ConfigurationMatrix: ExpressibleByArrayLiteral {
  /// Creates a matrix of some configurations, which take the place of those they are combined with.
  public init(configurations: [Configuration]) {
    self.init(
      configurations.map { configuration in
        Change(configuration.hasDirectionOfLocale ? [] : [.direction]) { $0 = configuration }
      })
  }

  /// Creates a matrix of the listed configurations.
  public init(arrayLiteral elements: Configuration...) {
    self.init(configurations: elements)
  }

  /// Returns the configurations of the first matrix, then those of the second one that the first does not have.
  public static func + (lhs: ConfigurationMatrix, rhs: ConfigurationMatrix) -> ConfigurationMatrix {
    ConfigurationMatrix(lhs.changes + rhs.changes)
  }

  /// Returns configurations in which each two values of different axes occur together, far fewer than the product has.
  ///
  /// ```swift
  /// let matrix: ConfigurationMatrix = .pairwise(
  ///   .widths(320, 375, 414), .contentSizes(.small, .large, .extraLarge),
  ///   .directions(.leftToRight, .rightToLeft))   // 9 instead of 18
  /// ```
  public static func pairwise(_ axes: ConfigurationMatrix...) -> ConfigurationMatrix {
    pairwise(of: axes)
  }

  package static func pairwise(of axes: [ConfigurationMatrix]) -> ConfigurationMatrix {
    guard !axes.contains(where: \.changes.isEmpty) else { return ConfigurationMatrix([]) }
    let rows = CoveringArray(counts: axes.map(\.changes.count)).rows
    return ConfigurationMatrix(
      rows.map { row in Change(zip(axes, row).map { axis, index in axis.changes[index] }) })
  }

  /// All text sizes that users can choose, from the smallest on.
  public static var dynamicTypeSizes: ConfigurationMatrix {
    axis(UIContentSizeCategory.named.map(\.1)) { $0.contentSize = $1 }
  }

  /// Rows as wide as the screens of devices, with the safe area at their sides.
  ///
  /// A row scrolls below the bars, so it has no safe area at the top and at the bottom. For a whole screen see
  /// ``Configuration/init(device:)``.
  public static func devices(_ devices: Device...) -> ConfigurationMatrix {
    self.devices(devices)
  }

  package static func devices(_ devices: [Device]) -> ConfigurationMatrix {
    axis(devices) { configuration, device in
      configuration.width = device.width
      configuration.scale = device.scale
      configuration.safeArea = UIEdgeInsets(
        top: 0, left: device.safeArea.left, bottom: 0, right: device.safeArea.right)
    }
  }
}
