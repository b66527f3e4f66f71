import SnapReport

/// The words for problems of git: what is the matter, what git says of it, and what to do next.
extension GitProblem: CustomStringConvertible {
  package var description: String {
    message.isEmpty ? "\(finding) \(remedy)" : "\(findingWithMessage)\n\(remedy)"
  }

  /// What is the matter, with git's own words.
  package var findingWithMessage: String {
    let said = messageLines.map { "\n  \($0)" }.joined()
    return said.isEmpty ? finding : "\(finding) git says:\(said)"
  }

  /// git's own lines, with what a terminal would obey made visible.
  private var messageLines: [String] {
    message.split(separator: "\n").map { line in
      String(line.replacing("\t", with: "  ")).visible
    }
  }

  /// What is the matter, in sentences.
  package var finding: String {
    switch kind {
    case .notInstalled(let folder):
      "\(folder.visible) cannot be looked up in git, which is not on PATH."
    case .noRepository(let folder, nil): "\(folder.visible) is not in a repository of git."
    case .noRepository(let folder, let variable?):
      "\(folder.visible) is not in a repository of git. GIT_DIR names \(variable.visible), which is not asked."
    case .otherOwner(let root):
      "\(root.visible) belongs to another user, and git does not read it."
    case .noWorkingTree(let folder):
      "\(folder.visible) is in a repository of git without a working tree."
    case .missingGitFolder(let file, let target):
      "\(file.visible) leads to \(target.visible), which is not here: the folder is a worktree or submodule of another repository."
    case .unreadable(let folder): "git cannot open the repository of \(folder.visible)."
    case .passedOver(let folder):
      "git passes over the damaged repository of \(folder.visible) for one around it."
    case .foreignWorktree(let folder):
      "\(folder.visible) is not a worktree of this repository."
    case .noCommits: "the repository has no commit yet."
    case .unknownName(let name, _):
      "`\(name.visible)` is not a commit of this repository, nor a file."
    case .noCommit(let name): "`\(name.visible)` is in this repository, but it is not a commit."
    case .missingCommit(let name): "this clone does not have the commit `\(name.visible)`."
    case .noCommonCommit(let first, let second):
      "this clone has no commit from which both `\(first.visible)` and `\(second.visible)` come."
    case .cutHistory(let commit):
      "this clone is shallow: what came before \(commit.prefix(10)) is not here, so the answer would not be complete."
    case .submodule(let path, nil):
      "the submodule \(path.visible) is not initialised, so its files are not known."
    case .submodule(let path, let commit?):
      "the submodule \(path.visible) does not have its commit \(commit.prefix(10)), so its files are not known."
    case .notCheckedOut(let path):
      "\(path.visible) is in the commit, and not in the working tree."
    case .link(let path, let target):
      "\(path.visible) is a link to \(target.visible), which is not a file of this repository, so what it shows is not known."
    case .twin(let path):
      "two files have the name \(path.visible), one of them in other characters that look the same."
    case .unsafePath(let path):
      "a commit has the path \(path.visible), which no checkout can have."
    case .linkedReference(let path):
      "\(path.visible) is a link in a commit, and git keeps the history of the file that it leads to."
    case .noRemote(let number):
      "pull request \(number) cannot be fetched: this repository has no remote."
    case .noPullRequest(let number, let remote):
      "\(remote.visible) has no pull request or merge request \(number)."
    case .remoteFailed(let number, let remote):
      "pull request \(number) could not be fetched from \(remote.visible)."
    case .failed(let arguments):
      "`git \(arguments.joined(separator: " ").visible)` failed."
    }
  }

  /// What to do next.
  package var remedy: String {
    switch kind {
    case .notInstalled: "Install git, or add its folder to PATH."
    case .noRepository(_, nil):
      "Run this in a clone. Two pictures or two folders can be compared everywhere."
    case .noRepository: "Run this in the working tree of a clone that has a .git of its own."
    case .otherOwner(let root):
      "If you trust its files, run `git config --global --add safe.directory \(root.shellWord)`."
    case .noWorkingTree: "Run this in a clone or worktree, which `git worktree add FOLDER` makes."
    case .missingGitFolder:
      "Mount that folder too, at the same path, or make a clone here; `git worktree repair` and "
        + "`git submodule update --init` mend moved ones."
    case .unreadable: "Make `git status` succeed there, or clone again."
    case .passedOver: "Restore its .git or remove it, or clone again."
    case .foreignWorktree: "Remove that folder, and run this again."
    case .noCommits: "Commit the files, and run this again."
    case .unknownName(let name, let others): remedy(forUnknown: name, others)
    case .noCommit: "Name a commit, a branch or a tag of a commit."
    case .missingCommit(let name): fetching(name)
    case .noCommonCommit, .cutHistory:
      clone.isShallow ? Self.unshallow : "Name two commits of one history, as in main..HEAD."
    case .submodule(let path, nil): "Run `git submodule update --init -- \(path.shellWord)`."
    case .submodule(let path, let commit?):
      "Run `git -C \(path.shellWord) fetch origin \(commit)`."
    case .notCheckedOut(let path):
      "Run `git restore -- \(path.shellWord)`, after `git sparse-checkout disable` if this is a sparse checkout."
    case .link: "Replace the link by the file, or by a link inside of the repository."
    case .twin: "Rename one of them."
    case .unsafePath: "Do not check it out; ask its author."
    case .linkedReference: "Look at the file that it leads to with `git log`."
    case .noRemote:
      "Add one with `git remote add origin ADDRESS`, or name commits, as in main...BRANCH."
    case .noPullRequest:
      "Look the number up on the host; of a branch that is here, name commits, as in main...BRANCH."
    case .remoteFailed(_, let remote):
      "Make `git fetch \(remote.shellWord)` succeed: it needs the network and the right to read. Or name commits that are "
        + "here, as in main...BRANCH."
    case .failed:
      clone.promisor.map(Self.refetch)
        ?? "Make it succeed there; `git fsck` finds what is damaged, and a new clone is whole."
    }
  }

  private func remedy(forUnknown name: String, _ others: [String]) -> String {
    let other = "Name a commit or a branch, two as in main..HEAD, or two pictures."
    if let known = others.first { return "Name `\(known.visible)`, which is here." }
    if name.plainRevision != name { return clone.isShallow ? Self.unshallow : other }
    guard let remote = clone.remote else { return other }
    let branch = clone.defaultBranch.map {
      " The default branch of \(remote.visible) is `\($0.visible)`."
    }
    return fetching(name) + (branch ?? "") + " Or: \(other)"
  }

  private func fetching(_ name: String) -> String {
    guard let remote = clone.remote, name.plainRevision == name else {
      return clone.isShallow ? Self.unshallow : "Fetch it, or clone again."
    }
    let isHash = name.utf8.count >= 40 && name.allSatisfy(\.isHexDigit)
    let branch = name.hasPrefix("\(remote)/") ? String(name.dropFirst(remote.count + 1)) : name
    let fetch =
      isHash
      ? "Run `git fetch \(remote.shellWord) \(name)`."
      : "Run `git fetch \(remote.shellWord) \(branch):refs/remotes/\(remote)/\(branch)` and name `\(remote)/\(branch)`."
    return clone.isShallow
      ? "\(fetch) This clone is shallow; in CI fetch everything, with `fetch-depth: 0` of actions/checkout or "
        + "`GIT_DEPTH: 0` of GitLab."
      : fetch
  }

  package static let unshallow =
    "Run `git fetch --unshallow`; in CI set `fetch-depth: 0` of actions/checkout, or `GIT_DEPTH: 0` of GitLab."

  package static func refetch(from remote: String) -> String {
    "This is a partial clone, and nothing is fetched unasked: run "
      + "`git fetch --refetch --no-filter \(remote.shellWord)`, or make a whole clone."
  }
}

extension String {
  /// The name without what git's syntax adds, as the branch of `main~2`; nil if a shell or git could read it as something
  /// else.
  fileprivate var plainRevision: String? {
    let name = prefix { !"~^:@".contains($0) }
    let isPlain = name.utf8.allSatisfy { byte in
      Character(UnicodeScalar(byte)).isPlainInShells
    }
    return name.isEmpty || name.hasPrefix("-") || !isPlain ? nil : String(name)
  }

  /// The text as one word of a shell.
  package var shellWord: String {
    !isEmpty && !hasPrefix("-") && allSatisfy(\.isPlainInShells)
      ? self : "'\(replacing("'", with: #"'\''"#).visible)'"
  }
}

extension Character {
  fileprivate var isPlainInShells: Bool {
    isASCII && (isLetter || isNumber || "/._-+".contains(self))
  }
}
