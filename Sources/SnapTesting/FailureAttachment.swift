#if !canImport(Darwin)
internal import Foundation
internal import SnapReport
internal import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots
internal import Testing
internal import XCTest

/// A file attached to a failed test.
struct FailureAttachment: Hashable, Sendable {
  /// The key and the kind of file, such as `BasicCellTests+wraps.320@2x.actual.png`.
  ///
  /// No key contains a `+`, so that two snapshots never share a name; and `+` is not a path separator, so that the name is
  /// that of a file.
  let name: String
  let bytes: [UInt8]

  /// Returns the reference, the actual and the diff, if they exist.
  static func all(
    of result: SnapshotResult, in directories: SnapshotDirectories
  ) -> [FailureAttachment] {
    let files = [
      ("reference", result.shownReference), ("actual", result.actual), ("diff", result.diff),
    ]
    return files.compactMap { kind, path in
      guard let path,
        let data = FileManager.default.contents(atPath: directories.url(ofRelativePath: path).path)
      else { return nil }
      return FailureAttachment(name: name(of: result, kind, path), bytes: [UInt8](data))
    }
  }

  private static func name(of result: SnapshotResult, _ kind: String, _ path: String) -> String {
    let file =
      result.isLineOfDigests ? result.key.referencePath(scale: result.scale) : result.reference
    let reference = file.split(separator: "/").suffix(2).joined(separator: "+")
    let stem = reference[..<(reference.lastIndex(of: ".") ?? reference.endIndex)]
    return "\(stem).\(kind).\(path.split(separator: ".").last ?? "")"
  }
}
#endif
