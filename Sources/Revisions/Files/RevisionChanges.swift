import Foundation
package import GitFormats

/// What differs between two revisions of a repository, with what is in its submodules and behind its links.
package struct RevisionChanges {
  package private(set) var changes: [GitChange] = []
  /// Whether some of what changed is not known, so that anything may have.
  package private(set) var isIncomplete = false

  private let old: RevisionTree
  private let new: RevisionTree

  /// Compares two revisions.
  ///
  /// - Parameters:
  ///   - base: the earlier commit.
  ///   - revision: the later revision.
  ///   - repository: the repository of both.
  ///   - old: the files of the earlier one.
  ///   - new: the files of the later one.
  /// - Throws: ``GitProblem``
  package init(
    from base: String, to revision: GitRepository.Revision, in repository: GitRepository,
    _ old: RevisionTree, _ new: RevisionTree
  ) throws {
    (self.old, self.new) = (old, new)
    try add(repository.changes(from: base, to: revision), revision, of: repository, in: "")
    if revision == .workingTree {
      changes += try new.convertedFiles(around: repository).map { GitChange(old: $0, new: $0) }
    }
    addLinked()
  }

  private mutating func add(
    _ found: [GitChange], _ revision: GitRepository.Revision, of repository: GitRepository,
    in folder: String
  ) throws {
    for change in found {
      let isFolder = change.new?.hasSuffix("/") == true
      guard change.isOfSubmodule || isFolder else {
        changes.append(change.placed(in: folder))
        continue
      }
      if let old = change.submodule.old, change.submodule.new != nil, let path = change.new {
        try addSubmodule(at: path, from: old, change, revision, of: repository, in: folder)
      } else {
        addAll(of: change.placed(in: folder))
      }
    }
  }

  private mutating func addSubmodule(
    at path: String, from old: String, _ change: GitChange, _ revision: GitRepository.Revision,
    of repository: GitRepository, in folder: String
  ) throws {
    do {
      let submodule = try repository.submodule(at: path)
      let later = revision == .workingTree ? revision : .commit(change.submodule.new ?? old)
      try add(
        submodule.changes(from: old, to: later), later, of: submodule, in: "\(folder)\(path)/")
    } catch is GitProblem {
      // The revisions' gaps say what is not known.
      isIncomplete = true
    }
  }

  /// Adds all files of a submodule that only one side has, or that is something else on the other.
  private mutating func addAll(of change: GitChange) {
    func paths(in tree: RevisionTree, _ path: String?) -> [String] {
      guard let path else { return [] }
      let folder = path.hasSuffix("/") ? path : path + "/"
      isIncomplete = isIncomplete || tree.gaps.contains { $0.path + "/" == folder }
      return tree.files.keys.filter { $0 == path || $0.hasPrefix(folder) }.sorted()
    }
    changes += paths(in: old, change.old).map { GitChange(old: $0, new: nil) }
    changes += paths(in: new, change.new).map { GitChange(old: nil, new: $0) }
  }

  /// Adds the places that links give to files that changed, and those of links that lead elsewhere now.
  private mutating func addLinked() {
    let changed = Set(changes.flatMap { [$0.old, $0.new].compactMap(\.self) })
    for place in Set(old.linked.keys).union(new.linked.keys).sorted() {
      guard let before = old[place], let after = new[place] else {
        changes.append(
          GitChange(old: old[place].map { _ in place }, new: new[place].map { _ in place }))
        continue
      }
      let real = new.linked[place] ?? place
      let later = after.blob ?? (changed.contains(real) ? nil : old.files[real]?.blob)
      if before.blob != later || later == nil { changes.append(GitChange(old: place, new: place)) }
    }
  }
}

extension RevisionTree {
  /// The files of the working tree that git takes for unchanged although their bytes may be others: attributes say that
  /// it converts their line ends or something else.
  fileprivate func convertedFiles(around repository: GitRepository) throws -> [String] {
    let shown = files.compactMap { path, source -> String? in
      guard source.blob == nil, RevisionFiles.isShown(path), !path.contains("\n") else {
        return nil
      }
      return path
    }
    return try repository.convertedFiles(among: shown.sorted())
  }
}
