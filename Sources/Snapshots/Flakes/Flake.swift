public import SnapshotRecords

/// A snapshot that changed although nothing that runs verify did.
public struct Flake: Hashable, Sendable {
  /// The runs that saw the same of it.
  public struct Sighting: Hashable, Sendable {
    public let sight: ObservedRun.Sight
    /// The names of the runs, the oldest first.
    public let runs: [String]
    /// What these runs have in common and no run that saw something else has.
    public let circumstances: [Circumstance]
  }

  /// Something about a run that must not change what it draws.
  public struct Circumstance: Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case machine, processors, jobs, shard, filter
      /// The snapshot that the same process verified just before.
      case previous
    }

    public let kind: Kind
    /// Its values in these runs, sorted; a number, a name, or nothing for none.
    public let values: [String]

    /// Creates a circumstance.
    public init(kind: Kind, values: [String]) { (self.kind, self.values) = (kind, values) }
  }

  public let key: SnapshotKey
  /// What the runs of the same inputs saw, the most frequent first.
  public let sightings: [Sighting]
  /// The runs in which two drawings differed, the oldest first.
  public let unstableRuns: [String]

  /// In how many runs of the same inputs it was seen.
  public var runCount: Int { sightings.reduce(0) { $0 + $1.runs.count } }
  /// In how many of them it was seen otherwise than mostly.
  public var oddCount: Int { runCount - (sightings.first?.runs.count ?? 0) }
}
