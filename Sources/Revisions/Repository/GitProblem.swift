/// Why git does not answer, or cannot know the answer: values that decide, and what git itself printed.
package struct GitProblem: Error, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `git` is not on `PATH`.
    case notInstalled(folder: String)
    /// No folder around this one has a repository; `GIT_DIR`, if it is set, is not asked.
    case noRepository(folder: String, variable: String?)
    /// git reads no repository of another user unless its settings allow it.
    case otherOwner(root: String)
    /// A repository has no working tree here.
    case noWorkingTree(folder: String)
    /// The file `.git` of a worktree or submodule leads to a folder that is not there.
    case missingGitFolder(file: String, target: String)
    /// A repository is there and git cannot open it.
    case unreadable(folder: String)
    /// git opens one around it instead, as it is damaged.
    case passedOver(folder: String)
    /// A folder for a worktree holds something else.
    case foreignWorktree(folder: String)
    case noCommits
    /// No commit has the name; `others` are names that end like it.
    case unknownName(String, others: [String])
    /// The name is that of something else, such as a tag of a file.
    case noCommit(name: String)
    /// The name is that of a commit that this clone does not have.
    case missingCommit(name: String)
    /// The histories of two commits have nothing in common here.
    case noCommonCommit(String, String)
    /// What came before a commit is not in this shallow clone.
    case cutHistory(commit: String)
    /// A submodule's files are not here: without a commit, all of them.
    case submodule(path: String, commit: String?)
    /// A commit has a path that the working tree leaves out.
    case notCheckedOut(path: String)
    /// A link leads out of the repository, or in circles.
    case link(path: String, target: String)
    /// Two files have names that show the same, so that one would be taken for the other.
    case twin(path: String)
    /// A commit has a path that no checkout could have.
    case unsafePath(String)
    /// A reference is a link, whose history is that of another file.
    case linkedReference(path: String)
    /// A pull request is to be fetched, and the repository has no remote.
    case noRemote(pullRequest: Int)
    /// The remote has no pull request with the number.
    case noPullRequest(Int, remote: String)
    /// The remote did not answer, or refused.
    case remoteFailed(pullRequest: Int, remote: String)
    case failed(arguments: [String])
  }

  package let kind: Kind
  /// What git printed to standard error; empty if it said nothing.
  package var message = ""
  /// What the clone lacks.
  package var clone = GitClone()

  package var isOfSubmodule: Bool { if case .submodule = kind { true } else { false } }
}
