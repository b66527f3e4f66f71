/// Which shard verifies which fixture.
///
/// 1. A fixture is verified by one shard in all its configurations, so that an assertion sees all of
///    them or none.
/// 2. Fixtures with a known duration go, the longest first, to the shard with the least to do.
/// 3. All others go where a hash of their name says, so that a new fixture moves no other.
///
/// # Guarantees
/// - The same count and timings make the same plan on every machine.
/// - Keys that differ only in case are verified by one shard, which thereby notices them.
public struct ShardPlan: Codable, Hashable, Sendable {
  /// How many shards there are.
  public let count: Int
  /// The shard of each fixture with a known duration, from 1.
  private let shards: [String: Int]

  /// Splits fixtures by how long they took.
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
      // What took no time that could be measured still costs a call.
      loads[least] += max(milliseconds, 0.1)
    }
    self.shards = shards
  }

  /// Returns the number of the shard that verifies the key, from 1.
  public func shard(of key: SnapshotKey) -> Int {
    let fixture = key.foldedFixture
    if let known = shards[fixture], (1...count).contains(known) { return known }
    // FNV's low bits alone depend on few characters.
    let hash = FNV1a.hash(fixture)
    return Int((hash ^ hash >> 32) % UInt64(count)) + 1
  }

  /// What is equal for equal plans only.
  public var digest: String {
    let entries = shards.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let text = "\(count)\n" + entries.joined(separator: "\n")
    return String(FNV1a.hash(text), radix: 16)
  }
}
