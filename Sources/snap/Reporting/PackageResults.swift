import FileAccess
import Foundation
import SnapReport
import Snapshots

/// The results of one or more packages, with paths to their pictures.
struct PackageResults {
  private(set) var run = RunResults(results: [])
  private var root = URL(fileURLWithPath: ".")
  private var folders: [URL] = []

  /// Adds a package's results.
  ///
  /// A single package's paths stay relative to it. With several packages paths are absolute, since a key may occur in
  /// two of them.
  mutating func add(
    _ results: [SnapshotResult], of directories: SnapshotDirectories, among count: Int
  ) {
    root = directories.packageRoot
    folders += [directories.packageRoot, directories.references].map {
      $0.resolvingSymlinksInPath()
    }
    let added = count == 1 ? results : results.map { $0.withWholePaths(in: directories) }
    run = RunResults(results: run.results + added)
  }

  func url(of path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
  }

  /// Returns the bytes of a picture by its path in a result; nil for paths outside the packages, as records may come
  /// from elsewhere.
  func picture(_ path: String) -> Data? {
    let file = url(of: path).standardizedFileURL.resolvingSymlinksInPath().path
    guard folders.contains(where: { file.hasPrefix($0.path + "/") }) else { return nil }
    return FileManager.default.contents(atPath: file)
  }
}

extension SnapshotResult {
  fileprivate func withWholePaths(in directories: SnapshotDirectories) -> SnapshotResult {
    func whole(_ path: String) -> String { directories.url(ofRelativePath: path).path }
    var result = self
    result.reference = whole(reference)
    result.actual = actual.map(whole)
    result.diff = diff.map(whole)
    result.source?.file = whole(source?.file ?? "")
    return result
  }
}

extension SnapshotDirectories {
  /// Returns the records of the latest run, by key.
  ///
  /// The record of a removed fixture stays until it is deleted; it belongs to an older run and is not returned. All
  /// runs of plain `swift test` count as one, since they have no token.
  ///
  /// - Throws: ``SnapshotsError`` if a record cannot be read.
  func latestResults() throws -> [SnapshotResult] {
    let results = try store.readResults()
    let dated = results.map {
      (result: $0, date: Files.modificationDate(of: record(for: $0.key)) ?? .distantPast)
    }
    let latest = dated.max { $0.date < $1.date }?.result
    return results.filter { $0.run == latest?.run }
  }
}
