package import Foundation
import GitFormats
import SnapReport

extension Worktree {
  /// Returns what a checkout of a commit does not have in a folder, a sentence each: files of submodules, and those of Git
  /// LFS that this machine does not have, as nothing is fetched.
  ///
  /// - Parameters:
  ///   - commit: the commit's whole name.
  ///   - folder: the folder in the checkout.
  ///   - repository: the repository of both.
  /// - Returns: the sentences.
  /// - Throws: ``GitProblem``, or `FileError` if a file cannot be read.
  package func gaps(
    at commit: String, in folder: URL, of repository: GitRepository
  ) throws -> [String] {
    let entries = try repository.tree(of: commit).filter { entry in
      root.appendingPathComponent(entry.path).isInside(folder)
    }
    let submodules = entries.filter { $0.kind == .submodule && !has($0, in: repository) }.map {
      "the submodule \($0.path.visible) is not as in \(commit.prefix(10)). Run "
        + "`git -C \(Self.folderName)/\(root.lastPathComponent) submodule update --init`."
    }
    let pointers = try entries.filter { entry in
      try entry.kind == .file && RevisionFiles.isShown(entry.path)
        && LargeFilePointer.isPointer(at: root.appendingPathComponent(entry.path))
    }
    return submodules + pointers.map { LargeFilePointer.problem(of: $0.path.visible) }
  }

  /// Whether a submodule of the checkout has the files of its commit.
  private func has(_ entry: GitTreeEntry, in repository: GitRepository) -> Bool {
    let folder = root.appendingPathComponent(entry.path, isDirectory: true)
    let question = ["-C", folder.path]
    let head = repository.run(question + ["rev-parse", "--verify", "--quiet", "HEAD"])
    let status = repository.run(question + ["status", "--porcelain", "-z"])
    return head.line == entry.object && status.succeeded && status.data.isEmpty
  }
}
