/// The assignment of fixtures to shards.
///
/// 1. A fixture is verified by one shard in all its configurations, so that an assertion sees all of
///    them or none.
/// 2. Fixtures with a known duration are assigned, the longest first, to the shard with the least work.
/// 3. All others are assigned by a hash of their name, so that a new fixture does not move others.
///
/// # Guarantees
/// - The same count and timings give the same plan on every machine.
/// - Keys that differ only in case are verified by one shard, which thereby notices them.
public struct ShardPlan: Codable, Hashable, Sendable {
  public let count: Int
  /// The shard of each fixture with a known duration, from 1.
  private let shards: [String: Int]

  /// Splits fixtures by their durations.
  ///
  /// - Precondition: the count is above zero.
  public init(count: Int, timings: Timings = Timings()) {
    precondition(count > 0, "A run is split into at least one shard.")
    self.count = count
    var shards: [String: Int] = [:]
    var loads = [Double](repeating: 0, count: count)
    let longestFirst = timings.milliseconds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (fixture, milliseconds) in longestFirst {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      shards[fixture] = least + 1
      // Even work too short to measure costs a call.
      loads[least] += max(milliseconds, 0.1)
    }
    self.shards = shards
  }

  /// Returns the number of the shard that verifies the key, from 1.
  public func shard(of key: SnapshotKey) -> Int { shard(ofFolded: key.foldedFixture) }

  func shard(ofFolded fixture: String) -> Int {
    if let known = shards[fixture], (1...count).contains(known) { return known }
    // FNV's low bits depend on only a few characters.
    let hash = FNV1a.hash(fixture)
    return Int((hash ^ hash >> 32) % UInt64(count)) + 1
  }

  /// A digest that is equal only for equal plans.
  public var digest: String {
    let entries = shards.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let text = "\(count)\n" + entries.joined(separator: "\n")
    return String(FNV1a.hash(text), radix: 16)
  }
}
