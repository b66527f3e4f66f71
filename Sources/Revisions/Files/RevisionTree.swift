import FileAccess
package import Foundation
import GitFormats

/// The files of a revision at all their places: with those of its submodules, and where links lead.
package struct RevisionTree {
  /// Where the bytes of a file are.
  package enum Source {
    /// In a repository: that of the revision, or of a submodule.
    case blob(String, GitRepository)
    case file(URL)

    /// The name of the blob; nil for a file of the working tree.
    var blob: String? { if case .blob(let name, _) = self { name } else { nil } }
  }

  /// A part of the revision whose files are not known.
  package struct Gap: Hashable {
    package let path: String
    package let problem: GitProblem
  }

  package private(set) var files: [String: Source] = [:]
  /// The paths of plain files, by the places that links give them.
  package private(set) var linked: [String: String] = [:]
  package private(set) var gaps: [Gap] = []
  private var links: [String: String] = [:]

  /// Reads the paths of a revision.
  ///
  /// - Throws: ``GitProblem`` if the repository itself cannot be read; a submodule that cannot is a gap.
  package init(_ revision: GitRepository.Revision, of repository: GitRepository) throws {
    try add(revision, of: repository, in: "")
    let places = LinkedPlaces(links, among: files.keys)
    linked = places.files
    for (path, target) in places.lost {
      gaps.append(Gap(path: path, problem: GitProblem(kind: .link(path: path, target: target))))
    }
  }

  /// All places of files, sorted.
  package var places: [String] { Set(files.keys).union(linked.keys).sorted() }

  /// The file at a place.
  subscript(place: String) -> Source? { files[place] ?? linked[place].flatMap { files[$0] } }

  private mutating func add(
    _ revision: GitRepository.Revision, of repository: GitRepository, in folder: String
  ) throws {
    switch revision {
    case .commit(let commit):
      try add(repository.tree(of: commit), of: repository, in: folder)
    case .workingTree:
      let (here, elsewhere) = try workingEntries(of: repository)
      try add(elsewhere, of: repository, in: folder)
      for (path, commit) in here { try addWorkingFile(path, commit, of: repository, in: folder) }
    }
  }

  /// Adds entries whose contents are in git.
  private mutating func add(
    _ entries: [GitTreeEntry], of repository: GitRepository, in folder: String
  ) throws {
    var blobsOfLinks: [(path: String, blob: String)] = []
    for entry in entries {
      let path = folder + entry.path
      guard GitTreeEntry.isSafe(entry.path) else {
        gaps.append(Gap(path: path, problem: GitProblem(kind: .unsafePath(path))))
        continue
      }
      switch entry.kind {
      case .file: add(.blob(entry.object, repository), at: path)
      case .link: blobsOfLinks.append((path, entry.object))
      case .submodule:
        try addSubmodule(at: entry.path, of: repository, in: folder, .commit(entry.object))
      }
    }
    let targets = try repository.contents(of: blobsOfLinks.map(\.blob))
    for ((path, _), target) in zip(blobsOfLinks, targets) {
      links[path] = String(decoding: target, as: UTF8.self)
    }
  }

  private mutating func add(_ source: Source, at path: String) {
    if let index = files.index(forKey: path), RevisionFiles.isShown(path),
      BytePath(files[index].key) != BytePath(path)
    {
      gaps.append(Gap(path: path, problem: GitProblem(kind: .twin(path: path))))
    }
    files[path] = source
  }

  private mutating func addSubmodule(
    at path: String, of repository: GitRepository, in folder: String,
    _ revision: GitRepository.Revision
  ) throws {
    do {
      let submodule = try repository.submodule(at: path)
      if case .commit(let commit) = revision {
        try submodule.requireCommit(commit, ofSubmodule: folder + path)
      }
      try add(revision, of: submodule, in: folder + path + "/")
    } catch var problem as GitProblem {
      if case .submodule(_, let commit) = problem.kind {
        problem = GitProblem(
          kind: .submodule(path: folder + path, commit: commit), message: problem.message)
      }
      gaps.append(Gap(path: folder + path, problem: problem))
    }
  }

  /// The paths in the working tree, of submodules with their commits, and the entries that a sparse checkout leaves out.
  private func workingEntries(
    of repository: GitRepository
  ) throws -> (here: [(path: String, commit: String?)], elsewhere: [GitTreeEntry]) {
    var here = try repository.untracked().map { (path: $0, commit: String?.none) }
    var elsewhere: [GitTreeEntry] = []
    for entry in try repository.index() {
      let exists = Files.exists(repository.root.appendingPathComponent(entry.path))
      if !entry.isWatched, !exists {
        elsewhere.append(entry)
      } else {
        here.append((entry.path, entry.kind == .submodule ? entry.object : nil))
      }
    }
    return (here, elsewhere)
  }

  private mutating func addWorkingFile(
    _ path: String, _ commit: String?, of repository: GitRepository, in folder: String
  ) throws {
    // A repository that is not a submodule ends with a slash.
    let isRepository = commit != nil || path.hasSuffix("/")
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    let file = repository.root.appendingPathComponent(path)
    if let target = Files.target(ofLink: file) {
      links[folder + path] = target
    } else if isRepository {
      try addSubmodule(at: path, of: repository, in: folder, .workingTree)
    } else if Files.exists(file), !Files.isFolder(file) {
      // A file that was removed without git is still in its index.
      add(.file(file), at: folder + path)
    }
  }
}

extension GitRepository {
  /// Checks that a submodule has the commit that its repository wants.
  fileprivate func requireCommit(_ commit: String, ofSubmodule path: String) throws {
    let output = run(["cat-file", "-e", "\(commit)^{commit}"])
    guard output.succeeded else {
      throw failure(.submodule(path: path, commit: commit), output)
    }
  }
}

extension Files {
  /// Where a symbolic link leads, as it says; nil for anything else.
  fileprivate static func target(ofLink file: URL) -> String? {
    guard isLink(file) else { return nil }
    return try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)
  }
}
