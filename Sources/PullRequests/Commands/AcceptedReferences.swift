import FileAccess
import Foundation
import SnapshotReferences

/// The files of references before and after they are accepted.
struct AcceptedReferences {
  private let directories: SnapshotDirectories
  /// The files with their paths in the repository, and what was in them.
  private let files: [(file: URL, path: String, before: Data?)]

  /// Reads the references, before any is accepted.
  ///
  /// - Parameters:
  ///   - paths: as results name them.
  ///   - directories: the package's.
  /// - Throws: ``PullRequestError/outsideRepository(file:)``, or `FileError`.
  init(_ paths: Set<String>, in directories: SnapshotDirectories) throws {
    self.directories = directories
    let package = directories.packageRoot.resolvingSymlinksInPath().standardizedFileURL
    let root = Files.nearestFolder(to: package, with: ".git")
    files = try paths.sorted().map { path in
      let file = directories.url(ofRelativePath: path).standardizedFileURL
      let place = file.resolvingSymlinksInPath().path
      guard let root, place.hasPrefix(root.path + "/") else {
        throw PullRequestError.outsideRepository(file: path)
      }
      let inside = String(place.dropFirst(root.path.count + 1))
      return (file, inside, try directories.tree.read(file))
    }
  }

  /// The paths in the repository.
  var paths: [String] { files.map(\.path) }

  /// What is other than before.
  func changes() throws -> [CommittedFile] {
    try files.compactMap { file, path, before in
      let now = try directories.tree.read(file)
      return now == before ? nil : CommittedFile(path: path, data: now, isThere: before != nil)
    }
  }
}
