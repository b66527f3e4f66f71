import FileAccess
import Foundation
import GitFormats

/// The files of a revision: of a commit, or of the working tree.
///
/// They are read when they are needed, so that the time depends on what changed.
struct RevisionContents {
  /// The paths of what cells are made of and can show.
  let paths: [String]
  private let repository: GitRepository
  /// The blobs of a commit's files, by their paths; nil for the working tree.
  private let blobs: [String: String]?

  init(_ revision: GitRepository.Revision, of repository: GitRepository) throws {
    self.repository = repository
    switch revision {
    case .workingTree:
      // A file that was removed without git is still in its index.
      paths = try repository.workingFiles().filter {
        let file = repository.root.appendingPathComponent($0)
        return RevisionFiles.isShown($0) && Files.exists(file) && !Files.isFolder(file)
      }
      blobs = nil
    case .commit(let commit):
      let files = try repository.blobs(of: commit).filter { RevisionFiles.isShown($0.path) }
      paths = files.map(\.path)
      blobs = Dictionary(
        files.map { ($0.path, $0.blob) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the contents of files; of one that Git LFS keeps and this machine does not have, the pointer to it.
  func data(of paths: [String]) throws -> [Data] {
    if let blobs {
      let found = try repository.contents(of: paths.compactMap { blobs[$0] })
      return try found.map { data in
        try LargeFilePointer(data).flatMap(repository.largeFile) ?? data
      }
    }
    return try paths.map {
      try Files.read(
        existing: repository.root.appendingPathComponent($0), atMost: Files.sizeLimit)
    }
  }

  /// Puts files into a folder, and returns the paths of those that are only pointers, which it leaves out.
  func place(_ paths: [String], in folder: URL) throws -> [String] {
    var pointers: [String] = []
    guard blobs == nil else {
      for (path, data) in zip(paths, try data(of: paths)) {
        if LargeFilePointer.isPointer(data) {
          pointers.append(path)
        } else {
          try Files.write(data, to: folder.appendingPathComponent(path))
        }
      }
      return pointers
    }
    for path in paths {
      let file = repository.root.appendingPathComponent(path)
      if try LargeFilePointer.isPointer(at: file) {
        pointers.append(path)
      } else {
        try Files.link(file, to: folder.appendingPathComponent(path))
      }
    }
    return pointers
  }
}
