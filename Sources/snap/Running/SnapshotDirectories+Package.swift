import Foundation
import SnapReport
import Snapshots

extension SnapshotDirectories {
  /// The folders of a package, the references where `SNAP_REFERENCE_DIR` says.
  init(ofPackage package: URL) {
    self.init(
      packageRoot: package, referenceDirectory: Console.environment["SNAP_REFERENCE_DIR"])
  }

  /// A store for reading and deciding, which never records.
  var store: SnapshotStore { SnapshotStore(directories: self, mode: .never) }
}
