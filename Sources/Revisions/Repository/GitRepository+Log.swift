import FileAccess
package import Foundation
package import GitFormats
package import SnapshotReferences

extension GitRepository {
  /// Returns the commits that changed a file, the newest first, and if it `follows`, those of the file from which it was
  /// renamed.
  ///
  /// A merge is one of them only if its file is that of no parent.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - commits: a commit to begin with, or a range such as `main..HEAD`, of whole names.
  ///   - follows: whether renames are followed.
  /// - Returns: the commits.
  /// - Throws: ``GitProblem``
  package func log(of file: URL, in commits: String, follows: Bool) throws -> [GitLogEntry] {
    let output = try text(
      [
        "--literal-pathspecs", "log", "--format=%ct%x09%H%x09%ad %an: %s", "--date=short",
        "--encoding=UTF-8", "--no-color", "--raw", "--no-abbrev", "-z", "-c", "--no-ext-diff",
        "--no-textconv",
      ] + (follows ? ["--follow", "-M"] : []) + [commits, "--", file.withRealFolder.path])
    return GitLogEntry.all(in: output)
  }

  /// Checks that files without a history have none elsewhere: in a submodule that is not here, or out of the working
  /// tree.
  ///
  /// - Throws: ``GitProblem``
  func requireKnown(_ files: [URL]) throws {
    let head = try commit("HEAD")
    for file in files.map(\.withRealFolder) where file.isInside(root) {
      let parts = file.path.dropFirst(root.path.count).split(separator: "/")
      let folders = parts.indices.map { parts[...$0].joined(separator: "/") }
      let arguments = ["ls-tree", "-z", "--full-tree", head, "--"] + folders
      let entries = GitTreeEntry.all(inTree: run(arguments).data)
      if let submodule = entries.first(where: { $0.kind == .submodule }) {
        throw failure(.submodule(path: submodule.path, commit: nil))
      }
      let suite = folders.dropLast().last ?? ""
      let isCommitted = !run(["ls-tree", "-z", "--full-tree", head, "--", suite]).data.isEmpty
      if !suite.isEmpty, isCommitted, !Files.exists(root.appendingPathComponent(suite)) {
        throw failure(.notCheckedOut(path: suite))
      }
    }
  }

  /// Returns a setting of this clone or of its user; nil if it is not set.
  ///
  /// - Throws: ``GitProblem`` if the settings cannot be read.
  package func setting(_ name: String) throws -> String? {
    let arguments = ["config", "-z", "--get", name]
    let output = run(arguments)
    // 1 is that of a setting that is not there.
    guard output.exitCode != 1 else { return nil }
    guard output.succeeded else { throw failure(.failed(arguments: arguments), output) }
    return String(output.text.dropLast())
  }

  /// Sets something for this clone.
  ///
  /// - Throws: ``GitProblem``
  package func set(_ name: String, to value: String) throws {
    _ = try text(["config", name, value])
  }
}

extension GitRepository {
  /// Finds the repository that holds references, which may be that of a submodule or behind a link.
  ///
  /// - Throws: ``GitProblem``
  package init(of directories: SnapshotDirectories, environment: [String: String]) throws {
    let references = directories.references
    try self.init(
      around: Files.isFolder(references)
        ? references.resolvingSymlinksInPath() : directories.packageRoot, environment: environment)
  }
}

extension URL {
  /// The same file in the folder that links lead to: git looks behind none.
  fileprivate var withRealFolder: URL {
    deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(lastPathComponent)
  }
}
