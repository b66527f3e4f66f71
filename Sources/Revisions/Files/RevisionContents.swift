import FileAccess
import Foundation
import GitFormats

/// The files of a revision: of a commit, or of the working tree.
///
/// They are read when they are needed, so that the time depends on what changed.
struct RevisionContents {
  /// The paths of what cells are made of and can show.
  let paths: [String]
  private let tree: RevisionTree

  init(_ tree: RevisionTree) {
    self.tree = tree
    paths = tree.places.filter(RevisionFiles.isShown)
  }

  /// Returns the contents of files; of one that Git LFS keeps and this machine does not have, the pointer to it.
  ///
  /// - Throws: ``GitProblem``, or `FileError` for a file that cannot be read.
  func data(of paths: [String]) throws -> [Data] {
    let blobs = try blobs(of: paths)
    return try paths.map { path in
      switch tree[path] {
      case .blob(let name, let repository)?:
        let data = blobs[name] ?? Data()
        return try LargeFilePointer(data).flatMap(repository.largeFile) ?? data
      case .file(let file)?: return try Files.read(existing: file, atMost: Files.sizeLimit)
      case nil: return Data()
      }
    }
  }

  /// Reads blobs, those of each repository at once.
  private func blobs(of paths: [String]) throws -> [String: Data] {
    var wanted: [URL: (repository: GitRepository, names: Set<String>)] = [:]
    for case .blob(let name, let repository)? in paths.map({ tree[$0] }) {
      wanted[repository.root, default: (repository, [])].names.insert(name)
    }
    var found: [String: Data] = [:]
    for (repository, names) in wanted.values {
      let names = names.sorted()
      for (name, data) in zip(names, try repository.contents(of: names)) { found[name] = data }
    }
    return found
  }

  /// Puts files into a folder, and returns the paths of those that are only pointers, which it leaves out.
  ///
  /// - Throws: ``GitProblem``, or `FileError` for a file that cannot be read or written.
  func place(_ paths: [String], in folder: URL, of files: FileTree) throws -> [String] {
    var pointers: [String] = []
    let blobs = paths.filter { tree[$0]?.blob != nil }
    for (path, data) in zip(blobs, try data(of: blobs)) {
      if LargeFilePointer.isPointer(data) {
        pointers.append(path)
      } else {
        try files.write(data, to: folder.appendingPathComponent(path))
      }
    }
    for case (let path, .file(let file)?) in paths.map({ ($0, tree[$0]) }) {
      if try LargeFilePointer.isPointer(at: file) {
        pointers.append(path)
      } else {
        try place(file, at: folder.appendingPathComponent(path), of: files)
      }
    }
    return pointers.sorted()
  }

  /// Gives a file of the working tree a second name, and copies one that is, or is behind, a link.
  private func place(_ file: URL, at place: URL, of files: FileTree) throws {
    do {
      try files.link(file, to: place)
    } catch let error where error.isLink {
      try files.write(Files.read(existing: file, atMost: Files.sizeLimit), to: place)
    }
  }
}
