/// The commits of a pull request, which are the only thing that is ever fetched.
extension GitRepository {
  /// A pull request as two commits.
  package struct FetchedPullRequest: Hashable, Sendable {
    /// Where its branch left the one that it is for.
    package let base: String
    /// The last commit of its branch.
    package let head: String
  }

  /// How hosts name the last commit of a pull request, and its merge into the branch that it is for.
  ///
  /// Source: GitHub, "Checking out pull requests locally", which Gitea and Forgejo follow; GitLab, "Merge requests", "Checkout
  /// merge requests locally through the head ref".
  private static let folders = ["refs/pull", "refs/merge-requests"]
  /// Where they are kept here, so that nothing of them is removed while they are looked at.
  private static let place = "refs/snap/pull-requests"

  /// Fetches a pull request from the remote, by git alone and with what git may do here.
  ///
  /// The branch that it is for is that of the host's merge; where there is none, as with conflicts, the remote's default branch.
  ///
  /// - Throws: ``GitProblem`` if there is no remote, it does not answer or has no such pull request.
  package func fetchPullRequest(_ number: Int) throws -> FetchedPullRequest {
    guard let remote = clone.remote else { throw GitProblem(kind: .noRemote(pullRequest: number)) }
    let wanted = Self.folders.flatMap { ["\($0)/\(number)/head", "\($0)/\(number)/merge"] }
    let there = try remotely(["ls-remote", "--", remote] + wanted, number, remote).text
      .split(separator: "\n").compactMap { $0.split(separator: "\t").last.map(String.init) }
    guard let name = there.first(where: { $0.hasSuffix("/\(number)/head") && wanted.contains($0) })
    else { throw GitProblem(kind: .noPullRequest(number, remote: remote)) }
    let merge = name.dropLast("head".count) + "merge"
    let hasMerge = there.contains { $0 == merge }
    let own = "\(Self.place)/\(number)"
    let references = ["+\(name):\(own)/head"] + (hasMerge ? ["+\(merge):\(own)/merge"] : [])
    _ = try remotely(
      [
        "fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--",
        remote,
      ]
        + references, number, remote)
    let head = try commit("\(own)/head")
    return FetchedPullRequest(
      base: try mergeBase(of: target(hasMerge ? "\(own)/merge" : nil, remote, number), and: head),
      head: head)
  }

  /// The branch that a pull request is for: the first parent of its merge, or the remote's default branch.
  private func target(_ merge: String?, _ remote: String, _ number: Int) throws -> String {
    if let merge { return try commit("\(merge)^1") }
    let branch = clone.defaultBranch ?? "HEAD"
    let own = "\(Self.place)/\(number)/target"
    let source = branch == "HEAD" ? branch : "refs/heads/\(branch)"
    _ = try remotely(
      [
        "fetch", "--quiet", "--no-tags", "--no-recurse-submodules", "--no-write-fetch-head", "--",
        remote,
      ]
        + ["+\(source):\(own)"], number, remote)
    return try commit(own)
  }

  private func remotely(_ arguments: [String], _ number: Int, _ remote: String) throws -> GitOutput
  {
    let output = askingRemote(arguments)
    guard output.succeeded else {
      throw failure(.remoteFailed(pullRequest: number, remote: remote), output)
    }
    return output
  }
}
