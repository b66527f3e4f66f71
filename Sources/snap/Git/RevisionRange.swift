import Revisions

/// Two revisions as they are named: `main..HEAD`, `main...HEAD`, or `main` for it and the working tree.
struct RevisionRange {
  /// The whole name of the earlier commit.
  let base: String
  let revision: GitRepository.Revision

  /// The working tree and the commit at which it left a branch.
  init(mergeBase branch: String, in repository: GitRepository) throws {
    base = try repository.mergeBase(of: branch, and: "HEAD")
    revision = .workingTree
  }

  /// Finds the commits.
  ///
  /// - Throws: `GitProblem` for a name that means none.
  init(_ text: String, in repository: GitRepository) throws {
    for separator in ["...", ".."] {
      guard let range = text.firstRange(of: separator) else { continue }
      let names = [text[..<range.lowerBound], text[range.upperBound...]].map {
        $0.isEmpty ? "HEAD" : String($0)
      }
      base =
        separator == "..."
        ? try repository.mergeBase(of: names[0], and: names[1]) : try repository.commit(names[0])
      revision = .commit(try repository.commit(names[1]))
      return
    }
    base = try repository.commit(text)
    revision = .workingTree
  }
}
