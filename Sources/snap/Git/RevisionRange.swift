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

  /// What a pull request changes, which is fetched.
  ///
  /// - Throws: `GitProblem` if it cannot be.
  init(pullRequest number: Int, in repository: GitRepository) throws {
    let fetched = try repository.fetchPullRequest(number)
    base = fetched.base
    revision = .commit(fetched.head)
  }

  /// The number of a pull request, `123` or `#123`; nil for another text, also for longer digits, which are a commit's.
  static func pullRequest(in text: String) -> Int? {
    guard let digits = text.wholeMatch(of: /[#!]?([0-9]{1,6})/)?.1, let number = Int(digits) else {
      return nil
    }
    return number > 0 ? number : nil
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
