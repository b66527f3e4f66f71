internal import Fixtures

/// One setting of a configuration with its possible values, the simplest first.
struct SettingAxis: Sendable {
  /// The number of values, at least 1.
  let count: Int
  /// Sets the value with an index.
  let set: @Sendable (Int, inout Configuration) -> Void
  /// The index of a configuration's value; nil for one that is not listed, such as a width between two samples.
  let index: @Sendable (Configuration) -> Int?

  private init<Value: Equatable & Sendable>(
    _ values: [Value], _ path: any WritableKeyPath<Configuration, Value> & Sendable
  ) {
    count = values.count
    set = { $1[keyPath: path] = values[$0] }
    index = { values.firstIndex(of: $0[keyPath: path]) }
  }

  /// The axes of a space, in the order in which failures are made simpler.
  static func all(of space: StressSpace) -> [SettingAxis] {
    [
      SettingAxis(space.contentSizes, \.contentSize), SettingAxis(space.directions, \.direction),
      SettingAxis(space.appearances, \.appearance), SettingAxis(space.locales, \.locale),
      SettingAxis(space.scales, \.scale), SettingAxis(space.heights, \.height),
      SettingAxis(space.sampleWidths, \.width),
    ]
  }
}
