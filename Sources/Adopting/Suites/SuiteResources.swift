import FileAccess
import Fixtures
import Foundation
import SnapshotRecords

/// What tests look for in their bundle: all files of their folder but sources and pictures of snapshots.
///
/// A bundle is flat, but for the folders that the project's target has as such: of two files of one name, the first is
/// taken.
struct SuiteResources {
  /// The paths, relative to the folder.
  let paths: [String]

  /// Finds them.
  ///
  /// - Parameters:
  ///   - folder: the folder of the tests.
  ///   - folders: the folders in it that are resources themselves.
  init(in folder: URL, folders: [URL]) {
    let whole = folders.filter { Self.isIn(folder, $0) }.map(\.path)
    let files = LocalPackage.files(in: folder).filter { file in
      let parts = file.pathComponents.dropFirst(folder.pathComponents.count)
      return BundleFile.isOne(file) && !parts.contains { SuitePictures.Library(folder: $0) != nil }
        && !whole.contains { file.path.hasPrefix($0 + "/") }
    }
    var known: Set<String> = []
    paths = (whole.map(URL.init(fileURLWithPath:)) + files)
      .filter { known.insert($0.lastPathComponent).inserted }
      .map { RelativePath.of($0.path, from: folder) }
  }

  private static func isIn(_ folder: URL, _ other: URL) -> Bool {
    other.path.hasPrefix(folder.path + "/")
  }
}
