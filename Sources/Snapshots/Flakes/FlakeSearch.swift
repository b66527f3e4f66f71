import SnapshotRecords

/// Looks for snapshots that changed from run to run although nothing that the runs verify did.
///
/// 1. Runs are of the same inputs if no part of their identities differs. A run without one is compared with none, as its
///    inputs may have changed.
/// 2. A snapshot that two runs of the same inputs saw differently is a flake, and so is one of which two drawings differed
///    within a run.
/// 3. What runs with the odd sight have in common, and no other run has, is named. It need not be the reason.
public struct FlakeSearch: Sendable {
  /// Those of each set of inputs, the oldest first.
  public let groups: [[ObservedRun]]
  /// The runs whose inputs were not noted.
  public let withoutInputs: [ObservedRun]
  /// By key; of one that flakes with several inputs there are several.
  public let flakes: [Flake]

  /// Compares runs, the oldest first.
  public init(_ runs: [ObservedRun]) {
    var groups: [[ObservedRun]] = []
    for run in runs {
      guard let identity = run.identity else { continue }
      let place = groups.firstIndex { group in
        group.first?.identity.map { $0.firstDifference(from: identity) == nil } ?? false
      }
      if let place { groups[place].append(run) } else { groups.append([run]) }
    }
    self.groups = groups
    withoutInputs = runs.filter { $0.identity == nil }
    let all = groups.flatMap(Self.flakes) + withoutInputs.flatMap { Self.flakes(of: [$0]) }
    flakes = all.sorted { ($0.key, $0.runCount) < ($1.key, $1.runCount) }
  }

  private static func flakes(of runs: [ObservedRun]) -> [Flake] {
    Set(runs.flatMap(\.sights.keys)).sorted().compactMap { key in
      let seen = runs.filter { $0.sights[key] != nil }
      let sights = Set(seen.compactMap { $0.sights[key] })
      let unstable = seen.filter { $0.unstable.contains(key) }.map(\.name)
      guard sights.count > 1 || !unstable.isEmpty else { return nil }
      let sightings = sights.sorted().map { sighting(of: $0, key, among: seen) }
      return Flake(
        key: key,
        sightings: sightings.enumerated().sorted {
          (-$0.element.runs.count, $0.offset) < (-$1.element.runs.count, $1.offset)
        }.map(\.element), unstableRuns: unstable)
    }
  }

  private static func sighting(
    of sight: ObservedRun.Sight, _ key: SnapshotKey, among runs: [ObservedRun]
  ) -> Flake.Sighting {
    let own = runs.filter { $0.sights[key] == sight }
    let others = runs.filter { $0.sights[key] != sight }
    let circumstances = Flake.Circumstance.Kind.allCases.compactMap { kind -> Flake.Circumstance? in
      let values = Set(own.map { $0.value(of: kind, key) })
      guard !others.isEmpty, values.isDisjoint(with: others.map { $0.value(of: kind, key) }) else {
        return nil
      }
      return Flake.Circumstance(kind: kind, values: values.sorted())
    }
    return Flake.Sighting(sight: sight, runs: own.map(\.name), circumstances: circumstances)
  }
}

extension ObservedRun {
  /// The value of a circumstance; empty for none.
  fileprivate func value(of kind: Flake.Circumstance.Kind, _ key: SnapshotKey) -> String {
    switch kind {
    case .machine: environment?.machine ?? ""
    case .processors: environment.map { "\($0.processors)" } ?? ""
    case .jobs: environment?.jobs.map { "\($0)" } ?? ""
    case .shard: shard.map { "\($0)" } ?? ""
    case .filter: filter ?? ""
    case .previous: previous[key].map { "\($0)" } ?? ""
    }
  }
}
