import Foundation
public import SnapshotRecords

extension ShardAssignment {
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
      throw RecordsError.invalidShard(source: variables.part, value: text)
    }
    self.init(shard: shard, plan: plan)
  }
}
