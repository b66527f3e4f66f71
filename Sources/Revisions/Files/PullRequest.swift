package import Foundation
import GitFormats

/// The lines that a pull request shows, for annotations beside them.
package struct PullRequest {
  private let shown: GitChangedLines
  /// The paths of all files of the repository by their last parts.
  private let paths: [String: [String]]

  /// Finds what the run of GitHub Actions is for; nil outside of one for a pull request, and where its base is not here.
  ///
  /// - Throws: ``GitProblem``
  package init?(around folder: URL, environment: [String: String]) throws {
    guard let branch = environment["GITHUB_BASE_REF"], !branch.isEmpty,
      let repository = try GitRepository.ifAny(around: folder, environment: environment),
      let base = Self.base(branch, in: repository)
    else { return nil }
    shown = GitChangedLines(
      try repository.text([
        "-c", "core.quotePath=false", "diff", "--unified=3", "--no-prefix", "--no-color",
        "--no-renames",
        "--no-ext-diff", "--no-textconv", "--diff-filter=AM", base, "HEAD", "--",
      ]))
    paths = Dictionary(grouping: Set(try repository.trackedFiles()).sorted()) {
      RevisionFiles.lastName($0)
    }
  }

  /// The commit that the pull request is compared with.
  ///
  /// A checkout of depth 2 has no branches, and the commit that merges the pull request into its base.
  private static func base(_ branch: String, in repository: GitRepository) -> String? {
    if let base = try? repository.mergeBase(of: "origin/\(branch)", and: "HEAD") { return base }
    guard (try? repository.commit("HEAD^2")) != nil else { return nil }
    return try? repository.commit("HEAD^1")
  }

  /// Finds the file of a place such as `SongCell.swift:50`.
  ///
  /// - Returns: the path in the repository and the line; nil where two files have the name, or the pull request does not
  ///   show the line.
  package func place(of origin: String) -> (path: String, line: Int)? {
    guard let colon = origin.lastIndex(of: ":"), let line = Int(origin[colon...].dropFirst()),
      let found = paths[String(origin[..<colon])], found.count == 1,
      shown.contain(line, of: found[0])
    else { return nil }
    return (found[0], line)
  }
}
