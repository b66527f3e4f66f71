package import FileAccess
package import Foundation
package import GitFormats
package import Processes

/// The repository around a folder, read by `git` without a checkout.
package struct GitRepository {
  /// The folder that holds the working tree.
  package let root: URL
  private let git: GitProgram

  /// Finds the repository.
  ///
  /// - Throws: ``GitProblem``
  package init(around folder: URL, environment: [String: String]) throws {
    guard let git = GitProgram(environment: environment) else {
      throw GitProblem(kind: .notInstalled(folder: folder.path))
    }
    try self.init(around: folder, git, variable: environment["GIT_DIR"])
  }

  private init(around folder: URL, _ git: GitProgram, variable: String?) throws {
    let output = git.run(["rev-parse", "--show-toplevel"], in: folder)
    guard output.succeeded, output.text.hasSuffix("\n") else {
      throw GitDiagnosis(git: git, folder: folder, variable: variable).problem(output)
    }
    try GitDiagnosis(git: git, folder: folder, variable: variable).requireNearest()
    self.git = git
    root = URL(fileURLWithPath: String(output.text.dropLast()), isDirectory: true)
  }

  /// Returns the path of a folder below that of the repository; empty for that one itself, and for one outside.
  package func path(of folder: URL) -> String {
    let root = root.resolvingSymlinksInPath().path
    let path = folder.standardizedFileURL.resolvingSymlinksInPath().path
    return path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : ""
  }

  /// The working tree, in which no link is followed.
  package var tree: FileTree { FileTree(root) }

  /// Finds the repository around a folder that need not be in one; nil where none is.
  ///
  /// - Throws: ``GitProblem`` if there is one and it cannot be read.
  package static func ifAny(around folder: URL, environment: [String: String]) throws
    -> GitRepository?
  {
    do {
      return try GitRepository(around: folder, environment: environment)
    } catch let problem as GitProblem {
      switch problem.kind {
      case .noRepository: return nil
      case .notInstalled where GitDiagnosis.gitEntry(around: folder) == nil: return nil
      default: throw problem
      }
    }
  }

  /// Finds the repository of a submodule, or of another repository in this one's folder.
  ///
  /// - Throws: ``GitProblem`` if it has none here.
  package func submodule(at path: String) throws -> GitRepository {
    let folder = root.appendingPathComponent(path, isDirectory: true)
    let missing = GitProblem(kind: .submodule(path: path, commit: nil))
    guard !Files.isLink(folder), Files.exists(folder.appendingPathComponent(".git")) else {
      throw missing
    }
    let found = try GitRepository(around: folder, git, variable: nil)
    guard found.root.resolvingSymlinksInPath().path == folder.resolvingSymlinksInPath().path else {
      throw missing
    }
    return found
  }

  /// One side of a comparison.
  package enum Revision: Hashable {
    case commit(String)
    case workingTree

    fileprivate var arguments: [String] {
      if case .commit(let commit) = self { [commit] } else { [] }
    }
  }

  /// Returns what differs between a commit and another revision; files that moved are found.
  ///
  /// A submodule that moved is one change. A file of the working tree that git was told not to look at counts as
  /// changed.
  package func changes(from base: String, to revision: Revision) throws -> [GitChange] {
    let output = try text(
      [
        "diff", "--raw", "--no-abbrev", "-z", "-M", "--no-ext-diff", "--no-textconv", "--no-color",
        "--ignore-submodules=none", base,
      ] + revision.arguments + ["--"])
    let changes = GitChange.all(in: output)
    guard revision == .workingTree else { return changes }
    let ignored = try index().filter { entry in
      !entry.isWatched && Files.exists(root.appendingPathComponent(entry.path))
    }
    return changes + ignored.map { GitChange(old: $0.path, new: $0.path) }
      + (try untracked()).map { GitChange(old: nil, new: $0) }
  }

  /// Returns what a commit has.
  package func tree(of commit: String) throws -> [GitTreeEntry] {
    GitTreeEntry.all(inTree: try data(["ls-tree", "-r", "-z", "--full-tree", commit]))
  }

  /// Returns what git knows of the working tree.
  package func index() throws -> [GitTreeEntry] {
    GitTreeEntry.all(inIndex: try data(["ls-files", "-s", "-v", "-z"]))
  }

  /// Returns the files of the working tree that git does not ignore.
  package func workingFiles() throws -> [String] {
    Set(try (trackedFiles() + untracked()).map(BytePath.init)).sorted().map(\.text)
  }

  /// Returns the files that git tracks; one that is not merged may be there several times.
  package func trackedFiles() throws -> [String] {
    try items(["ls-files", "-z", "--cached"])
  }

  /// Returns the files that git neither knows nor ignores; a folder that is another repository ends with a slash.
  func untracked() throws -> [String] {
    try items(["ls-files", "-z", "--others", "--exclude-standard"])
  }

  /// Returns the contents of blobs, in their order.
  ///
  /// - Throws: ``GitProblem`` if one of them is missing.
  package func contents(of blobs: [String]) throws -> [Data] {
    guard !blobs.isEmpty else { return [] }
    let arguments = ["cat-file", "--batch"]
    let output = try run(arguments, reading: blobs.map { "\($0)\n" }.joined())
    guard output.succeeded, let found = GitBlobs.contents(in: output.data, count: blobs.count)
    else { throw failure(.failed(arguments: arguments), output) }
    return found
  }

  /// Returns the files that a merge has left in conflict.
  package func unmergedFiles() throws -> [String] {
    try items([
      "diff", "--name-only", "--diff-filter=U", "-z", "--no-ext-diff", "--no-textconv",
    ])
  }

  /// Runs a command that must succeed, and returns what it printed.
  ///
  /// - Throws: ``GitProblem``
  package func text(_ arguments: [String]) throws -> String {
    String(decoding: try data(arguments), as: UTF8.self)
  }

  private func items(_ arguments: [String]) throws -> [String] {
    try text(arguments).split(separator: "\0").map(String.init)
  }

  private func data(_ arguments: [String]) throws -> Data {
    let output = run(arguments)
    guard output.succeeded else { throw failure(.failed(arguments: arguments), output) }
    return output.data
  }

  package func run(_ arguments: [String], input: ChildProcess.Stream = .nothing) -> GitOutput {
    git.run(arguments, in: root, input: input)
  }

  /// Runs a command that may ask a remote.
  func askingRemote(_ arguments: [String]) -> GitOutput {
    git.run(arguments, in: root, asksRemote: true)
  }

  /// Runs a command with a text on its standard input.
  package func run(_ arguments: [String], reading text: String) throws -> GitOutput {
    let input = try UnnamedFile().handle
    try input.write(contentsOf: Data(text.utf8))
    try input.seek(toOffset: 0)
    return run(arguments, input: .file(input))
  }

  /// Returns the problem that a command met, with git's own words and what this clone lacks.
  package func failure(_ kind: GitProblem.Kind, _ output: GitOutput? = nil) -> GitProblem {
    GitProblem(kind: kind, message: output?.message ?? "", clone: clone)
  }
}
