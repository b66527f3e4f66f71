import FileAccess
import Foundation

extension SnapshotStore {
  /// Returns the references that are not among those named, sorted by path.
  ///
  /// Only files count that this store would write right below the references' folder: pictures as
  /// `Suite/Fixture.configuration@2x.png`, texts as `Suite/Fixture.configuration.txt`, and other kinds
  /// if a name of their extension is among those named.
  func unnamedReferences(besides named: [String]) throws -> [RunManifest.File] {
    let extensions = Set(
      named.map { ArtifactFileType(ofReference: $0).fileExtension } + ["png", "txt"])
    let named = Set(named)
    var files: [RunManifest.File] = []
    for suite in try Files.names(in: directories.references) {
      let folder = directories.references.appendingPathComponent(suite, isDirectory: true)
      guard Files.isFolder(folder) else { continue }
      for name in try Files.names(in: folder) {
        let isOurs = extensions.contains { Self.isReferenceName(name, suite: suite, extension: $0) }
        guard isOurs else { continue }
        let file = folder.appendingPathComponent(name)
        let path = directories.relativePath(of: file)
        guard !named.contains(path), let data = try Files.read(file) else { continue }
        files.append(RunManifest.File(path: path, digest: ReferenceFile.digest(of: data)))
      }
    }
    return files.sorted { $0.path < $1.path }
  }

  private static func isReferenceName(
    _ name: String, suite: String, extension fileExtension: String
  ) -> Bool {
    guard name.hasSuffix(".\(fileExtension)") else { return false }
    let stem = name.dropLast(fileExtension.count + 1)
    if let at = stem.lastIndex(of: "@"), stem.hasSuffix("x"),
      let scale = Double(stem[stem.index(after: at)...].dropLast()), scale > 0,
      let key = try? SnapshotKey(parsing: "\(suite)/\(stem[..<at])")
    {
      let type = ArtifactFileType(fileExtension: fileExtension, showsScale: true)
      return type.path(for: key, scale: scale) == "\(suite)/\(name)"
    }
    // Without a scale it could be anybody's picture, without a configuration anybody's note.
    let key = try? SnapshotKey(parsing: "\(suite)/\(stem)")
    return fileExtension != "png" && key.map { !$0.configuration.isEmpty } ?? false
  }
}
