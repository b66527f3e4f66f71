import Foundation
import Snapshots

extension SnapshotDirectories {
  /// The folders of a package, with references in `SNAP_REFERENCE_DIR` if set.
  init(ofPackage package: URL) {
    self.init(
      packageRoot: package, referenceDirectory: Console.environment["SNAP_REFERENCE_DIR"])
  }

  /// A store for reading and accepting, which never records.
  var store: SnapshotStore { SnapshotStore(directories: self, mode: .never) }
}
