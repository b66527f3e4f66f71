import FileAccess
import Foundation

/// What names mean, and what of the history is here.
extension GitRepository {
  /// Returns the commit that a name means.
  ///
  /// - Throws: ``GitProblem``
  package func commit(_ name: String) throws -> String {
    let output = run(["rev-parse", "--verify", "--end-of-options", "\(name)^{commit}"])
    guard output.succeeded else { throw failure(try reason(forMissing: name), output) }
    return output.line
  }

  private func reason(forMissing name: String) throws -> GitProblem.Kind {
    let object = run(["rev-parse", "--verify", "--quiet", "--end-of-options", name])
    if object.succeeded {
      let isHere = run(["cat-file", "-e", object.line]).succeeded
      return isHere ? .noCommit(name: name) : .missingCommit(name: name)
    }
    guard run(["rev-parse", "--verify", "--quiet", "HEAD"]).succeeded || hasReferences else {
      return .noCommits
    }
    // Of `main~2`, the branch may be what is missing.
    let branch = String(name.prefix { !"~^@:".contains($0) })
    if !branch.isEmpty, branch != name,
      !run(["rev-parse", "--verify", "--quiet", "--end-of-options", branch]).succeeded
    {
      return try reason(forMissing: branch)
    }
    return .unknownName(name, others: try names(endingLike: name))
  }

  private var hasReferences: Bool {
    !run(["for-each-ref", "--count=1", "--format=%(refname)"]).data.isEmpty
  }

  /// The branches of remotes, and other references, that have the name as their last part, such as `origin/main`.
  private func names(endingLike name: String) throws -> [String] {
    let all = try text(["for-each-ref", "--format=%(refname)"]).split(separator: "\n")
    return all.compactMap { reference in
      let parts = reference.split(separator: "/", maxSplits: 2)
      guard parts.count == 3, parts[2].hasSuffix("/\(name)") else { return nil }
      return String(parts[2])
    }
  }

  /// Returns the commit at which two branches parted.
  ///
  /// - Throws: ``GitProblem`` if they have none in common, or a shallow clone may not have it.
  package func mergeBase(of first: String, and second: String) throws -> String {
    let ends = [try commit(first), try commit(second)]
    let output = run(["merge-base"] + ends)
    guard output.succeeded else { throw failure(.noCommonCommit(first, second), output) }
    if let problem = try cut(in: ends + ["^\(output.line)"]) { throw problem }
    return output.line
  }

  /// Returns what is missing among commits.
  ///
  /// - Parameter range: commits, and with a `^` those whose history does not count.
  /// - Returns: the problem; nil if all of them are here.
  /// - Throws: ``GitProblem``
  package func cut(in range: [String]) throws -> GitProblem? {
    let boundary = try shallowCommits()
    guard !boundary.isEmpty else { return nil }
    let commits = try text(["rev-list"] + range + ["--"]).split(separator: "\n")
    guard let cut = commits.first(where: { boundary.contains(String($0)) }) else { return nil }
    return GitProblem(kind: .cutHistory(commit: String(cut)), clone: clone)
  }

  /// The commits of a shallow clone whose parents are not here.
  func shallowCommits() throws -> Set<String> {
    guard isShallow else { return [] }
    let path = try text(["rev-parse", "--path-format=absolute", "--git-path", "shallow"])
    let file = URL(fileURLWithPath: String(path.dropLast()))
    let lines = try Files.read(file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return Set(lines.split(separator: "\n").map(String.init))
  }

  private var isShallow: Bool { run(["rev-parse", "--is-shallow-repository"]).line == "true" }

  /// What this clone lacks.
  package var clone: GitClone {
    let remotes = run(["remote"]).text.split(separator: "\n").map(String.init)
    let remote = remotes.contains("origin") ? "origin" : remotes.first
    let head = remote.map {
      run(["symbolic-ref", "--quiet", "--short", "refs/remotes/\($0)/HEAD"]).line
    }
    return GitClone(
      isShallow: isShallow, promisor: promisor, remote: remote,
      defaultBranch: head.flatMap { head in
        head.isEmpty ? nil : String(head.dropFirst((remote?.count ?? 0) + 1))
      })
  }

  /// The remote of a partial clone.
  private var promisor: String? {
    let output = run(["config", "-z", "--name-only", "--get-regexp", #"^remote\..*\.promisor$"#])
    return output.items.first.map {
      String($0.dropFirst("remote.".count).dropLast(".promisor".count))
    }
  }
}
