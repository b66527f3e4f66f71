import FileAccess
import Foundation
import Graphics
import SnapReport
import SnapshotRecords

/// A folder of pictures for a hosted review.
struct ExportedFolder {
  private let folder: URL
  private let tree: FileTree
  private let review: HostedReview

  init(_ folder: URL, for review: HostedReview) {
    self.folder = folder
    tree = FileTree(ofNamed: folder)
    self.review = review
  }

  /// Checks that nothing is there which would be uploaded, too.
  func requireEmpty() throws {
    guard try !tree.names(in: folder).isEmpty else { return }
    throw SnapError.folderNotEmpty(folder: folder.path)
  }

  /// Writes what each result drew, and returns how many pictures that are.
  func write(_ results: [SnapshotResult], _ source: PictureSource) throws -> Int {
    var count = 0
    for result in results {
      let name = result.key.referencePath(scale: result.scale)
      // What passed is what its reference shows.
      let actual = result.actual ?? (result.status.isFailure ? nil : result.shownReference)
      guard try write(actual, as: name, in: review.actualFolder, source) else { continue }
      count += 1
      if let (path, value) = review.sidecar(of: name, result) {
        try tree.write(CanonicalJSON.prettyData(of: value), to: place(path, review.actualFolder))
      }
    }
    if let expected = review.expectedFolder {
      for result in results where result.status != .missing {
        let name = result.key.referencePath(scale: result.scale)
        _ = try write(result.shownReference, as: name, in: expected, source)
      }
    }
    return count
  }

  /// Copies a picture; returns false for anything else.
  private func write(
    _ path: String?, as name: String, in subfolder: String?, _ source: PictureSource
  ) throws -> Bool {
    guard let data = path.flatMap(source.data), PNG.size(of: data) != nil else { return false }
    try tree.write(data, to: place(name, subfolder))
    return true
  }

  private func place(_ path: String, _ subfolder: String?) -> URL {
    (subfolder.map { folder.appendingPathComponent($0) } ?? folder).appendingPathComponent(path)
  }
}
