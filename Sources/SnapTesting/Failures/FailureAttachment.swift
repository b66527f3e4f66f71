internal import Foundation
internal import Snapshots

/// A file that a test framework keeps with a failed test.
struct FailureAttachment: Hashable, Sendable {
  /// The key and what the file is, such as `BasicCellTests+wraps.320@2x.actual.png`.
  ///
  /// No key holds a `+`, so that two snapshots never share a name; nor is it a `/`, so that the
  /// name is one of a file.
  let name: String
  let bytes: [UInt8]

  /// Returns the reference, the actual and the diff, as far as there are such files.
  static func all(
    of result: SnapshotResult, in directories: SnapshotDirectories
  ) -> [FailureAttachment] {
    let files = [("reference", result.reference), ("actual", result.actual), ("diff", result.diff)]
    return files.compactMap { kind, path in
      guard let path,
        let data = FileManager.default.contents(atPath: directories.url(ofRelativePath: path).path)
      else { return nil }
      return FailureAttachment(name: name(of: result, kind, path), bytes: [UInt8](data))
    }
  }

  private static func name(of result: SnapshotResult, _ kind: String, _ path: String) -> String {
    let reference = result.reference.split(separator: "/").suffix(2).joined(separator: "+")
    let stem = reference[..<(reference.lastIndex(of: ".") ?? reference.endIndex)]
    return "\(stem).\(kind).\(path.split(separator: ".").last ?? "")"
  }
}
