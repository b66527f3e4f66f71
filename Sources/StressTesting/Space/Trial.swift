package import Fixtures

/// One point of a space: a value for each input, a configuration and a height.
package struct Trial: Hashable, Sendable {
  package var values: [StressValue]
  /// The environment; its height is nil, as ``height`` says what it is.
  package var configuration: Configuration
  /// The height, which may depend on the cell's own.
  package var height = StressHeight.fitting
}

/// The points that a stress test may try.
struct TrialSpace: Sendable {
  let domains: [ValueDomain]
  let space: StressSpace
  let settings: [SettingAxis]

  init(_ domains: [ValueDomain], in space: StressSpace) {
    self.domains = domains
    self.space = space
    settings = SettingAxis.all(of: space)
  }

  /// The number of values of each input, then of each setting.
  var counts: [Int] { domains.map(\.samples.count) + settings.map(\.count) }

  /// Returns the trial with the samples and settings of some indices, one for each of ``counts``.
  func trial(_ row: [Int]) -> Trial {
    var trial = Trial(
      values: zip(domains, row).map { $0.samples[$1] },
      configuration: Configuration(system: space.system))
    for (axis, index) in zip(settings, row.dropFirst(domains.count)) {
      axis.set(index, &trial)
    }
    return trial
  }
}
