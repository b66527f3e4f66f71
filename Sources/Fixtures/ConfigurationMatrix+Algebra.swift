extension ConfigurationMatrix {
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
    guard !axes.contains(where: \.changes.isEmpty) else { return ConfigurationMatrix([]) }
    let rows = CoveringArray(counts: axes.map(\.changes.count)).rows
    return ConfigurationMatrix(
      rows.map { row in
        { @Sendable configuration in
          for (axis, index) in zip(axes, row) { axis.changes[index](&configuration) }
        }
      })
  }

  /// All text sizes that users can choose, from the smallest on.
  public static var dynamicTypeSizes: ConfigurationMatrix {
    axis(CellFileKeys.contentSizes.map(\.1)) { $0.contentSize = $1 }
  }

  /// Devices in portrait, and parts of an iPad's screen.
  public static func devices(_ devices: Device...) -> ConfigurationMatrix {
    axis(devices) { configuration, device in
      configuration.width = device.width
      configuration.scale = device.scale
    }
  }
}
