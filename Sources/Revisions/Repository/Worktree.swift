import FileAccess
package import Foundation

/// A checkout of a commit beside the working tree, which is kept, so that the next build there compiles only what changed.
package struct Worktree {
  package let root: URL

  /// Checks out a commit.
  ///
  /// - Parameters:
  ///   - name: the folder's name among the worktrees of the repository.
  ///   - commit: the commit's whole name.
  ///   - repository: the repository.
  /// - Throws: ``GitProblem``, or `FileError` if the folder cannot be made.
  package init(named name: String, at commit: String, of repository: GitRepository) throws {
    let folder = Self.folder(of: repository)
    root = folder.appendingPathComponent(name, isDirectory: true)
    try repository.tree.makeFolder(folder)
    if try repository.tree.exists(root.appendingPathComponent(".git")) {
      try requirePart(of: repository)
      // Sources that a build has changed would stay otherwise.
      _ = try repository.text([
        "-C", root.path, "checkout", "--quiet", "--force", "--detach", commit,
      ])
    } else {
      // By force, as git remembers a worktree whose folder was removed.
      _ = try repository.text([
        "worktree", "add", "--quiet", "--force", "--detach", root.path, commit,
      ])
    }
  }

  /// Checks that the folder is a worktree of the repository: its files are about to be replaced.
  private func requirePart(of repository: GitRepository) throws {
    let question = ["rev-parse", "--path-format=absolute", "--git-common-dir"]
    let output = repository.run(["-C", root.path] + question)
    guard output.succeeded, try repository.text(question) == output.text, !Files.isLink(root) else {
      throw repository.failure(.foreignWorktree(folder: root.path), output)
    }
  }

  static let folderName = ".snap/worktrees"

  private static func folder(of repository: GitRepository) -> URL {
    repository.root.appendingPathComponent(folderName, isDirectory: true)
  }

  /// Returns the folder that a folder of the working tree has in this checkout.
  package func folder(like original: URL, of repository: GitRepository) -> URL {
    let path = original.path.dropFirst(repository.root.path.count).drop { $0 == "/" }
    return path.isEmpty ? root : root.appendingPathComponent(String(path), isDirectory: true)
  }

  /// Makes packages beside the repository, on which a package depends by a relative path, reachable from its copy in this
  /// checkout, by a link beside the worktrees.
  ///
  /// - Parameters:
  ///   - dependencies: the folders of packages on which the package depends.
  ///   - package: the package in this checkout.
  ///   - original: the package in the working tree.
  ///   - repository: the repository of both.
  /// - Throws: `FileError` if a link cannot be made.
  package func link(
    _ dependencies: [URL], of package: URL, like original: URL, in repository: GitRepository
  ) throws {
    let folder = Self.folder(of: repository)
    for dependency in dependencies where !dependency.isInside(repository.root) {
      let place = package.appendingPathComponent(dependency.path(from: original))
        .standardizedFileURL
      guard place.deletingLastPathComponent().path == folder.path, !Files.exists(place) else {
        continue
      }
      try repository.tree.pointLink(place, to: dependency.path)
    }
  }

  /// Copies a file of the working tree to this checkout, unless the commit has its own.
  ///
  /// - Throws: ``GitProblem``, or `FileError` if the file cannot be copied.
  package func copyUntracked(
    _ file: URL, to place: URL, of repository: GitRepository
  ) throws {
    let tracked = try repository.text(["-C", root.path, "ls-files", "--", place.path])
    guard tracked.isEmpty, let data = try Files.read(file) else { return }
    try repository.tree.write(data, to: place)
  }
}

extension URL {
  func isInside(_ folder: URL) -> Bool {
    standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
  }

  /// The path that leads here from a folder, such as `../Snap`.
  fileprivate func path(from folder: URL) -> String {
    let (target, start) = (
      standardizedFileURL.pathComponents, folder.standardizedFileURL.pathComponents
    )
    let common = zip(target, start).prefix { $0 == $1 }.count
    return (start.dropFirst(common).map { _ in ".." } + target.dropFirst(common))
      .joined(separator: "/")
  }
}
