import FileAccess
import Foundation

/// The folder of a run's files.
extension SnapshotDirectories {
  var staging: StagingFolder {
    StagingFolder(url: pending.appendingPathComponent("tmp", isDirectory: true))
  }

  /// Makes git ignore the folder, and creates it if it is missing.
  func ignorePending() throws {
    let ignore = pending.appendingPathComponent(".gitignore")
    if !Files.exists(ignore) { try staging.replace(ignore, with: Data("*\n".utf8)) }
  }
}

/// The files of a record.
///
/// They are derived from its key: paths in a damaged record are never written to.
extension SnapshotDirectories {
  func reference(of record: SnapshotResult) -> URL {
    references.appendingPathComponent(path(of: record, role: nil))
  }

  func actual(of record: SnapshotResult) -> URL {
    pending.appendingPathComponent(path(of: record, role: "actual"))
  }

  func diff(of record: SnapshotResult) -> URL {
    pending.appendingPathComponent(path(of: record, role: "diff"))
  }

  /// Returns the path of a record's file, relative to the folder of its role.
  func path(of record: SnapshotResult, role: String?) -> String {
    record.fileType.path(for: record.key, scale: record.scale, role: role)
  }

  /// Returns a source location, with the file's path relative to the package.
  func relativeToPackage(_ source: SnapshotResult.Source) -> SnapshotResult.Source {
    guard source.file.hasPrefix("/") else { return source }
    let file = URL(fileURLWithPath: source.file).standardizedFileURL
    return SnapshotResult.Source(file: relativePath(of: file), line: source.line)
  }
}

extension SnapshotResult {
  var fileType: ArtifactFileType { ArtifactFileType(ofReference: reference, scale: scale) }
}
