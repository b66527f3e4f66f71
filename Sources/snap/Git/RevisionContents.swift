import FileAccess
import Foundation

/// The files of a revision: of a commit, or of the working tree.
///
/// A file that is the same in the working tree is linked instead of read from git, so that the time depends on what
/// changed.
struct RevisionContents {
  let paths: [String]
  private let repository: GitRepository
  /// The blobs of the files that are not in the working tree, by their paths.
  private let blobs: [String: String]

  init(_ revision: GitRepository.Revision, of repository: GitRepository) throws {
    self.repository = repository
    switch revision {
    case .workingTree:
      paths = try repository.workingFiles()
      blobs = [:]
    case .commit(let commit):
      let files = try repository.blobs(of: commit)
      let changed = try repository.pathsUnlikeWorkingTree(commit)
      paths = files.map(\.path)
      blobs = Dictionary(
        files.filter { changed.contains($0.path) }.map { ($0.path, $0.blob) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  /// Puts files into a folder.
  func place(_ paths: [String], in folder: URL, as target: (String) -> String) throws {
    var made: Set<String> = []
    func place(_ path: String, by write: (URL) throws -> Void) throws {
      let file = folder.appendingPathComponent(target(path))
      let parent = file.deletingLastPathComponent()
      if made.insert(parent.path).inserted { try Files.makeFolder(parent) }
      try write(file)
    }
    for path in paths where blobs[path] == nil {
      let file = repository.root.appendingPathComponent(path)
      // A file that was removed without git is still in its index.
      guard Files.exists(file), !Files.isFolder(file) else { continue }
      try place(path) { target in
        if Foundation.link(file.path, target.path) != 0 {
          try FileManager.default.copyItem(at: file, to: target)
        }
      }
    }
    let read = paths.compactMap { path in blobs[path].map { (path: path, blob: $0) } }
    for (file, data) in zip(read, try repository.contents(of: read.map(\.blob))) {
      try place(file.path) { try data.write(to: $0) }
    }
  }
}
