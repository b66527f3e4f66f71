internal import Fixtures

/// One setting of a trial with its possible values, the simplest first.
struct SettingAxis: Sendable {
  /// The number of values, at least 1.
  let count: Int
  /// Sets the value with an index.
  let set: @Sendable (Int, inout Trial) -> Void
  /// The index of a trial's value; nil for one that is not listed, such as a width between two samples.
  let index: @Sendable (Trial) -> Int?

  private init<Value: Equatable & Sendable>(
    _ values: [Value], _ path: any WritableKeyPath<Trial, Value> & Sendable
  ) {
    count = values.count
    set = { $1[keyPath: path] = values[$0] }
    index = { values.firstIndex(of: $0[keyPath: path]) }
  }

  /// The axes of a space, in the order in which failures are made simpler.
  static func all(of space: StressSpace) -> [SettingAxis] {
    [
      SettingAxis(space.contentSizes, \.configuration.contentSize),
      SettingAxis(space.legibilityWeights, \.configuration.legibilityWeight),
      SettingAxis(space.directions, \.configuration.direction),
      SettingAxis(space.appearances, \.configuration.appearance),
      SettingAxis(space.locales, \.configuration.locale),
      SettingAxis(space.scales, \.configuration.scale), SettingAxis(space.heights, \.height),
      SettingAxis(space.sampleWidths, \.configuration.width),
    ]
  }
}
