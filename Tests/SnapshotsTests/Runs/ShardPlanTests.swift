import Foundation
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

struct ShardPlanTests {
  private func key(_ number: Int, configuration: String = "320") -> SnapshotKey {
    SnapshotKey(suite: "S", fixture: "f\(number)", configuration: configuration)
  }

  private func timings(_ milliseconds: [Double]) -> Timings {
    Timings(
      of: milliseconds.enumerated().map { index, duration in
        var result = SnapshotResult(
          key: key(index), status: .passed, reference: "", size: .init(width: 1, height: 1),
          scale: 2)
        result.milliseconds = duration
        return result
      })
  }

  @Test func `long fixtures are spread over the shards`() {
    let plan = ShardPlan(count: 2, timings: timings([50, 10, 20, 40]))
    #expect((0..<4).map { plan.shard(of: key($0)) } == [1, 1, 2, 2])
  }

  /// The bound of 4/3 is Graham's.
  ///
  /// https://doi.org/10.1137/0117039
  @Test(arguments: 1...6)
  func `no shard takes much longer than another`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let durations = (0..<60).map { _ in Double.random(in: 1...100, using: &random).rounded() }
    let plan = ShardPlan(count: count, timings: timings(durations))
    var loads = [Double](repeating: 0, count: count)
    for (index, duration) in durations.enumerated() {
      loads[plan.shard(of: key(index)) - 1] += duration
    }
    let ideal = max(durations.reduce(0, +) / Double(count), durations.max() ?? 0)
    #expect(loads.allSatisfy { $0 <= ideal * (4.0 / 3) })
  }

  @Test func `fixtures without a duration are spread too`() {
    let plan = ShardPlan(count: 4)
    var counts = [0, 0, 0, 0]
    for number in 0..<400 { counts[plan.shard(of: key(number)) - 1] += 1 }
    #expect(counts.allSatisfy { (70...130).contains($0) })
  }

  @Test func `a new fixture does not move others`() {
    let known = timings([5, 9, 2, 7])
    let plan = ShardPlan(count: 3, timings: known)
    #expect(
      (0..<40).map { plan.shard(of: key($0)) } == [3, 1, 3, 2]
        + (4..<40).map {
          ShardPlan(count: 3).shard(of: key($0))
        })
  }

  @Test func `all configurations of a fixture, and keys that differ only in case, stay together`() {
    let plan = ShardPlan(count: 5)
    for number in 0..<20 {
      let other = SnapshotKey(suite: "s", fixture: "F\(number)", configuration: "414-dark")
      #expect(plan.shard(of: key(number)) == plan.shard(of: other))
    }
  }

  @Test func `only equal plans have equal digests`() {
    let plan = ShardPlan(count: 2, timings: timings([3, 4]))
    #expect(plan.digest == ShardPlan(count: 2, timings: timings([3.01, 4])).digest)
    #expect(plan.digest != ShardPlan(count: 2, timings: timings([4, 3])).digest)
    #expect(plan.digest != ShardPlan(count: 2).digest)
    #expect(ShardPlan(count: 3).digest != ShardPlan(count: 2).digest)
  }

  @Test func `a plan reads back from its file`() throws {
    let package = try TemporaryPackage()
    let plan = ShardPlan(count: 2, timings: timings([3, 4, 5]))
    let file = try package.store().write(plan)
    let part = try ShardAssignment(
      environment: ["SNAP_SHARD": "2/2", "SNAP_SHARD_PLAN": file.path])
    #expect(part?.plan == plan)
  }
}
