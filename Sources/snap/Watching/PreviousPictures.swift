import FileAccess
import Foundation
import Graphics
import ImageComparison
import SnapshotRecords
import SnapshotReferences

/// What the tests drew before, as the next run replaces the pictures that differ from their references.
struct PreviousPictures {
  private enum Picture {
    /// It was as its reference.
    case reference
    /// A copy of another one.
    case copy(URL)
  }

  let folder: URL
  private var pictures: [SnapshotKey: Picture] = [:]

  init(folder: URL) { self.folder = folder }

  /// Compares a snapshot with what it was before; nil if it was the same, or is new.
  ///
  /// - Throws: an error that names the picture that cannot be read.
  func comparison(
    of result: SnapshotResult, in directories: SnapshotDirectories
  ) throws -> SnapshotResult? {
    switch pictures[result.key] {
    case nil: return nil
    case .reference: return result.status.isFailure ? result : nil
    case .copy(let old):
      guard let path = result.actual ?? result.shownReference, path.hasSuffix(".png") else {
        return nil
      }
      let new = directories.url(ofRelativePath: path).path
      let comparison = try PictureComparison(
        PictureFile(old.path), PictureFile(new), options: .exact)
      return try record(result, of: comparison, old)
    }
  }

  private func record(
    _ result: SnapshotResult, of comparison: PictureComparison, _ old: URL
  ) throws -> SnapshotResult? {
    guard let picture = try comparison.encodedPicture() else { return nil }
    let file = old.appendingPathExtension("diff.png")
    try Files.write(picture, to: file)
    var record = SnapshotResult(
      key: result.key, status: comparison.diff.status == .sizeChanged ? .sizeChanged : .different,
      reference: old.path, size: result.size, scale: result.scale, pixels: comparison.diff.pixels)
    record.layoutChanges = comparison.viewChanges
    record.diff = file.path
    return record
  }

  /// Keeps the pictures of a run for the next one.
  ///
  /// - Throws: `FileError`
  mutating func keep(_ results: [SnapshotResult], of directories: SnapshotDirectories) throws {
    var kept: [SnapshotKey: Picture] = [:]
    for (index, result) in results.enumerated() {
      guard let actual = result.actual else {
        if result.status == .passed { kept[result.key] = .reference }
        continue
      }
      guard actual.hasSuffix(".png") else { continue }
      let copy = folder.appendingPathComponent("\(index).png")
      try Files.write(
        Files.read(existing: directories.url(ofRelativePath: actual)), to: copy)
      kept[result.key] = .copy(copy)
    }
    pictures = kept
  }
}
