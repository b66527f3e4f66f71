package import Fixtures

/// One point of a space: a value for each input, and a configuration.
package struct Trial: Hashable, Sendable {
  package var values: [StressValue]
  package var configuration: Configuration
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
    var configuration = Configuration()
    for (axis, index) in zip(settings, row.dropFirst(domains.count)) {
      axis.set(index, &configuration)
    }
    return Trial(
      values: zip(domains, row).map { $0.samples[$1] }, configuration: configuration)
  }
}
