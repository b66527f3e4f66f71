import FileAccess
import Foundation

/// The shard that this process verifies.
public struct ShardAssignment: Hashable, Sendable {
  /// The part.
  public let shard: Shard
  /// The plan of all shards.
  public let plan: ShardPlan

  /// Creates an assignment.
  ///
  /// - Precondition: shard and plan have the same number of parts.
  public init(shard: Shard, plan: ShardPlan) {
    precondition(shard.count == plan.count, "A shard needs a plan with the same number of shards.")
    self.shard = shard
    self.plan = plan
  }

  /// Where a part and its plan are passed to a process.
  public struct Variables: Sendable {
    /// The variable of the part, such as `2/4`.
    public let part: String
    /// The variable of the plan's file, without which names are hashed.
    public let plan: String

    /// The part of a run that is split among machines.
    public static let shard = Variables(part: "SNAP_SHARD", plan: "SNAP_SHARD_PLAN")
    /// The part of a process, where several share the cell files of a run.
    public static let job = Variables(part: "SNAP_JOB", plan: "SNAP_JOB_PLAN")
  }

  /// Reads the environment of a test process; nil if the run is not split.
  ///
  /// `SNAP_SHARD` is the part, such as `2/4`, and `SNAP_SHARD_PLAN` the file of the plan, without which names are
  /// hashed. The variables of CI services are ignored here: a plain `swift test` runs everything.
  ///
  /// - Throws: ``SnapshotsError`` if a variable or the file is invalid.
  public init?(environment: [String: String], _ variables: Variables = .shard) throws {
    guard let text = environment[variables.part], !text.isEmpty else { return nil }
    let shard = try Shard(parsing: text, source: variables.part)
    guard !shard.isWhole else { return nil }
    var plan = ShardPlan(count: shard.count)
    if let path = environment[variables.plan], !path.isEmpty {
      plan =
        try JSONFile(URL(fileURLWithPath: path), in: nil).read(ShardPlan.self, .shardPlan) ?? plan
    }
    guard plan.count == shard.count else {
      throw SnapshotsError.invalidShard(source: variables.part, value: text)
    }
    self.init(shard: shard, plan: plan)
  }

  /// Whether this part verifies the key.
  public func contains(_ key: SnapshotKey) -> Bool { plan.shard(of: key) == shard.index }
}
