internal import Fixtures
internal import Foundation
internal import SnapshotReferences
internal import Snapshots

extension StressFailure {
  /// A picture of the layout as a PNG; nil if there is nothing to draw.
  package var picture: [UInt8]? {
    guard let rendering, let snapshot = try? rendering.snapshot() else { return nil }
    return (try? snapshot.encoded()).map { [UInt8]($0) }
  }
}
