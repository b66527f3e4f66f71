/// The shard that this process verifies.
public struct ShardAssignment: Hashable, Sendable {
  public let shard: Shard
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

  /// Whether this part verifies the key.
  public func contains(_ key: SnapshotKey) -> Bool { plan.shard(of: key) == shard.index }
}
