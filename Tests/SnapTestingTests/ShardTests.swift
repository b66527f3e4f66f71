import Foundation
import SnapTesting
import SnapshotRecords
import Testing
import UIKit

struct ShardTests {
  @Test func `fixtures of another shard are not even created`() async {
    await #expect(processExitsWith: .success) {
      setenv("SNAP_SHARD", "2/3", 1)
      let part = try #require(try ShardAssignment(environment: ["SNAP_SHARD": "2/3"]))
      let left = (0..<20).map { "\($0)" }.filter { name in
        !part.contains(SnapshotKey(suite: "ShardTests", fixture: "f \(name)"))
      }
      try #require((5..<20).contains(left.count))
      for name in left {
        func made() -> UIView { exit(1) }
        assertSnapshot(of: made(), as: .image, named: name, function: "f")
      }
    }
  }
}
