import Foundation
import SnapshotRecords
import SnapshotSamples
import Testing

struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("4/4", 4, 4)])
  func `a shard reads I of N`(text: String, index: Int, count: Int) throws {
    let shard = try Shard(parsing: text)
    #expect(shard == Shard(index: index, count: count))
    #expect(shard.description == text)
  }

  @Test(arguments: ["", "2", "0/4", "5/4", "-1/4", "1/0", "1/2/3", "a/b", "1/", "/2", "1.5/2"])
  func `invalid shards are rejected`(text: String) {
    #expect(throws: RecordsError.invalidShard(source: "--shard", value: text)) {
      try Shard(parsing: text)
    }
  }

  @Test(arguments: [
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2/4"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], "1/3"),
    (["BUILDKITE_PARALLEL_JOB": "4", "BUILDKITE_PARALLEL_JOB_COUNT": "5"], "5/5"),
    (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "2"], "2/2"),
    (["SNAP_SHARD": "3/3", "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2"], "3/3"),
  ])
  func `CI services set a job's shard`(environment: [String: String], shard: String) throws {
    #expect(try Shard.requested(by: environment)?.shard.description == shard)
  }

  @Test(arguments: [
    [:], ["CI_NODE_TOTAL": "1"], ["CIRCLE_NODE_INDEX": "", "CIRCLE_NODE_TOTAL": "1"],
  ])
  func `a job that is not split has no shard`(environment: [String: String]) throws {
    #expect(try Shard.requested(by: environment) == nil)
  }

  @Test(arguments: [
    ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "4"], ["CI_NODE_INDEX": "1"],
    ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "4"],
  ])
  func `invalid variables are named`(environment: [String: String]) {
    let error = #expect(throws: RecordsError.self) { try Shard.requested(by: environment) }
    #expect(error?.description.contains("CI_NODE_INDEX and CI_NODE_TOTAL") ?? false)
  }

  @Test func `tests only use SNAP_SHARD, not a CI service's variables`() throws {
    let service = ["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"]
    #expect(try ShardAssignment(environment: service) == nil)
    #expect(try ShardAssignment(environment: ["SNAP_SHARD": "1/1"]) == nil)
    let part = try #require(try ShardAssignment(environment: ["SNAP_SHARD": "2/4"]))
    #expect(part.shard.description == "2/4")
    #expect(part.plan == ShardPlan(count: 4))
  }

  @Test func `a plan with another number of shards is rejected`() throws {
    let package = try TemporaryPackage()
    let file = try package.store().write(ShardPlan(count: 3))
    #expect(throws: RecordsError.self) {
      try ShardAssignment(environment: ["SNAP_SHARD": "1/2", "SNAP_SHARD_PLAN": file.path])
    }
  }
}
