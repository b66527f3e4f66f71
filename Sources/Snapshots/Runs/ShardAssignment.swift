import Foundation

/// The part of a run that this process verifies.
public struct ShardAssignment: Hashable, Sendable {
  /// The part.
  public let shard: Shard
  /// Which part verifies what.
  public let plan: ShardPlan

  /// Creates an assignment.
  ///
  /// - Precondition: shard and plan speak of the same number of parts.
  public init(shard: Shard, plan: ShardPlan) {
    precondition(shard.count == plan.count, "A shard belongs to a plan of as many shards.")
    self.shard = shard
    self.plan = plan
  }

  /// Reads what a test process is told; nil if there is nothing to leave to others.
  ///
  /// `SNAP_SHARD` is the part, such as `2/4`, and `SNAP_SHARD_PLAN` the file of the plan, without which
  /// names decide. The variables of CI services do not count here: a plain `swift test` runs everything.
  ///
  /// - Throws: ``SnapshotsError`` if a variable or the file cannot be understood.
  public init?(environment: [String: String]) throws {
    guard let text = environment["SNAP_SHARD"], !text.isEmpty else { return nil }
    let shard = try Shard(parsing: text, source: "SNAP_SHARD")
    guard !shard.isWhole else { return nil }
    var plan = ShardPlan(count: shard.count)
    if let path = environment["SNAP_SHARD_PLAN"], !path.isEmpty {
      plan = try JSONFile(URL(fileURLWithPath: path)).read(ShardPlan.self, "shard plan") ?? plan
    }
    guard plan.count == shard.count else {
      throw SnapshotsError.invalidShard(source: "SNAP_SHARD", value: text)
    }
    self.init(shard: shard, plan: plan)
  }

  /// Whether this part verifies the key.
  public func contains(_ key: SnapshotKey) -> Bool { plan.shard(of: key) == shard.index }
}
