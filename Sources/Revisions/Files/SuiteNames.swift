import Fixtures
import Foundation
import SnapshotRecords

/// The first parts of the keys of cell files, and of Interface Builder files without one, in a comparison.
///
/// A cell file has its name, an Interface Builder file its whole path with hyphens. Where files would share one, those
/// without the better right to it have their whole path and a hash of it. A name depends on the paths of both revisions,
/// so that it is the same in both.
package struct SuiteNames {
  /// How many cell files, and how many files of both kinds, have a name, by the form in which file systems compare it.
  private var counts: [String: (cellFiles: Int, all: Int)] = [:]

  /// Finds the names of files.
  ///
  /// - Parameter paths: the paths in both revisions, of files that moved those in the later one.
  package init(of paths: Set<String>) {
    for path in paths {
      var count = counts[Self.folded(path)] ?? (0, 0)
      count.cellFiles += RevisionFiles.isCellFile(path) ? 1 : 0
      count.all += 1
      counts[Self.folded(path)] = count
    }
  }

  /// Returns the name of a file by its path in the later revision.
  package func suite(of path: String) -> String {
    let count = counts[Self.folded(path)] ?? (0, 0)
    let isShared = (RevisionFiles.isCellFile(path) ? count.cellFiles : count.all) > 1
    // A colon makes the name end with a hash.
    return isShared ? Self.slug(path.replacing("/", with: ":") + ":") : Self.plain(path)
  }

  private static func plain(_ path: String) -> String {
    if RevisionFiles.isCellFile(path) {
      return slug(CellFile.name(of: RevisionFiles.lastName(path)))
    }
    return slug((path as NSString).deletingPathExtension.replacing("/", with: "-"))
  }

  private static func folded(_ path: String) -> String { plain(path).lowercased() }

  private static func slug(_ name: String) -> String {
    SnapshotKey(suite: name, fixture: name).suite
  }
}
