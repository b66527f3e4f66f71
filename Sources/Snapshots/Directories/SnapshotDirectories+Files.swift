import Foundation

/// The files of a record.
///
/// They are made from its key: what a damaged record calls its files is never written to.
extension SnapshotDirectories {
  /// Returns the reference's file.
  func reference(of record: SnapshotResult) -> URL {
    references.appendingPathComponent(path(of: record, role: nil))
  }

  /// Returns the file of what did not match.
  func actual(of record: SnapshotResult) -> URL {
    pending.appendingPathComponent(path(of: record, role: "actual"))
  }

  /// Returns the file of the difference.
  func diff(of record: SnapshotResult) -> URL {
    pending.appendingPathComponent(path(of: record, role: "diff"))
  }

  /// Returns the path of one of a record's files below the folder of its role.
  func path(of record: SnapshotResult, role: String?) -> String {
    record.fileType.path(for: record.key, scale: record.scale, role: role)
  }

  /// Returns a place in a source file, with the file's path relative to the package.
  func relativeToPackage(_ source: SnapshotResult.Source) -> SnapshotResult.Source {
    guard source.file.hasPrefix("/") else { return source }
    let file = URL(fileURLWithPath: source.file).standardizedFileURL
    return SnapshotResult.Source(file: relativePath(of: file), line: source.line)
  }
}

extension SnapshotResult {
  /// How the files of the snapshot's artifact are named.
  var fileType: ArtifactFileType { ArtifactFileType(ofReference: reference, scale: scale) }
}
