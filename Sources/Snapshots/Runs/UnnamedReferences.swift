import FileAccess
import Foundation

extension SnapshotStore {
  /// Returns the references that are not among those named, sorted by path.
  ///
  /// Only files count that this store would write right below the references' folder: pictures as
  /// `Suite/Fixture.configuration@2x.png`, texts as `Suite/Fixture.configuration.txt`.
  func unnamedReferences(besides named: [String]) throws -> [RunManifest.File] {
    let named = Set(named)
    var files: [RunManifest.File] = []
    for suite in try Files.names(in: directories.references) {
      let folder = directories.references.appendingPathComponent(suite, isDirectory: true)
      guard Files.isFolder(folder) else { continue }
      for name in try Files.names(in: folder) where Self.isReferenceName(name, suite: suite) {
        let file = folder.appendingPathComponent(name)
        let path = directories.relativePath(of: file)
        guard !named.contains(path), let data = try Files.read(file) else { continue }
        files.append(RunManifest.File(path: path, digest: ReferenceFile.digest(of: data)))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func isReferenceName(_ name: String, suite: String) -> Bool {
    if name.hasSuffix(".txt") {
      // Without a configuration it could be anybody's note.
      let key = try? SnapshotKey(parsing: "\(suite)/\(name.dropLast(4))")
      return key.map { !$0.configuration.isEmpty } ?? false
    }
    guard name.hasSuffix("x.png"), let at = name.lastIndex(of: "@"),
      let scale = Double(name[name.index(after: at)...].dropLast(5)), scale > 0,
      let key = try? SnapshotKey(parsing: "\(suite)/\(name[..<at])")
    else { return false }
    return key.referencePath(scale: scale) == "\(suite)/\(name)"
  }
}
