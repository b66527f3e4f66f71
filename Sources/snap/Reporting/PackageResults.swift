import FileAccess
import Foundation
import LayoutModel
import SnapReport
import SnapshotRecords
import SnapshotReferences

/// The results of one or more packages, with paths to their pictures.
struct PackageResults {
  private(set) var run = RunResults(results: [])
  /// The folder of a package, of the last one of several.
  private(set) var root = URL(fileURLWithPath: ".")
  private var folders: [URL] = []

  /// How often each snapshot was drawn; nil for once.
  var drawings: Int? {
    get { run.drawings }
    set { run.drawings = newValue }
  }

  /// Adds a package's results.
  ///
  /// A single package's paths stay relative to it. With several packages paths are absolute, since a key may occur in
  /// two of them.
  mutating func add(
    _ results: [SnapshotResult], _ otherFailures: [String] = [],
    of directories: SnapshotDirectories, among count: Int
  ) {
    root = directories.packageRoot
    folders += [
      directories.packageRoot, directories.references, directories.pending, directories.pictures,
    ].map {
      $0.resolvingSymlinksInPath()
    }
    let added = count == 1 ? results : results.map { $0.withWholePaths(in: directories) }
    let drawings = run.drawings
    run = RunResults(
      results: run.results + added, otherFailures: (run.otherFailures ?? []) + otherFailures)
    run.drawings = drawings
  }

  func url(of path: String) -> URL {
    path.hasPrefix("/") ? URL(fileURLWithPath: path) : root.appendingPathComponent(path)
  }

  /// The pictures and texts of the results; none outside the packages, as records may come from elsewhere.
  var source: PictureSource {
    PictureSource(
      data: { path in file(path).flatMap { try? Files.read(existing: $0) } },
      size: { path in file(path).flatMap(Files.size) ?? 0 })
  }

  private func file(_ path: String) -> URL? {
    let file = url(of: path).standardizedFileURL.resolvingSymlinksInPath()
    return folders.contains { file.path.hasPrefix($0.path + "/") } ? file : nil
  }
}

extension SnapshotResult {
  fileprivate func withWholePaths(in directories: SnapshotDirectories) -> SnapshotResult {
    func whole(_ path: String) -> String { directories.url(ofRelativePath: path).path }
    var result = self
    result.reference = whole(reference)
    result.referencePicture = referencePicture.map(whole)
    result.actual = actual.map(whole)
    result.diff = diff.map(whole)
    result.source?.file = whole(source?.file ?? "")
    result.elements = elements?.map {
      LayoutElement(view: $0.view, file: whole($0.file), line: $0.line, id: $0.id)
    }
    return result
  }
}
