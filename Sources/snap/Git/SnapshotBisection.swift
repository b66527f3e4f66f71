import Foundation
import SnapReport
import Snapshots

/// The search for the commit that changed a snapshot.
///
/// 1. A cell that git alone is enough to draw, one of a cell file, a storyboard or a xib, is drawn at commits that halve the
///    range again and again: as many as the number of commits has binary digits.
/// 2. Of other snapshots the references tell: the oldest commit of the range that changed the reference.
///
/// As with `git bisect`, the snapshot has to be unchanged up to one commit and changed from there on.
@MainActor struct SnapshotBisection {
  /// What the search found.
  struct Finding {
    /// The commit's abbreviated name, day, author and subject.
    let commit: String
    /// What it changed, in words.
    let changes: [String]
    /// How many commits were drawn; nil where references told.
    let drawn: Int?
  }

  let key: SnapshotKey
  let repository: GitRepository
  let history: SnapshotHistory

  /// Returns the first commit after `base`, up to `end`, that changed the snapshot; nil if none did.
  ///
  /// - Throws: ``SnapError`` if a commit cannot be read.
  func firstChange(from base: String, to end: String) throws -> Finding? {
    let commits = try repository.commits(from: base, to: end)
    guard try change(from: base, to: end) != nil else { return try recordedChange(in: commits) }
    var (unchanged, changed) = (-1, commits.count - 1)
    var drawn = 1
    while changed - unchanged > 1 {
      let middle = (unchanged + changed) / 2
      drawn += 1
      if try change(from: base, to: commits[middle]) == nil {
        unchanged = middle
      } else {
        changed = middle
      }
    }
    let previous = unchanged < 0 ? base : commits[unchanged]
    return Finding(
      commit: try repository.title(of: commits[changed]),
      changes: try change(from: previous, to: commits[changed]) ?? [], drawn: drawn)
  }

  /// What two commits draw differently, in words; nil for the same, and for what git alone cannot draw.
  private func change(from base: String, to commit: String) throws -> [String]? {
    let diff = try RevisionDiff(from: base, to: .commit(commit), in: repository)
    if diff.gone.contains(key) { return ["removed"] }
    guard let result = diff.results.first(where: { $0.key == key }) else { return nil }
    if result.status == .missing { return ["new"] }
    let changes = result.layoutChanges.map(\.sentence)
    return changes.isEmpty ? [result.pixelSentence ?? ""] : changes
  }

  private func recordedChange(in commits: [String]) throws -> Finding? {
    let commits = Set(commits)
    let changes = try history.changes().filter { commits.contains($0.commit.commit) }
    return changes.last.map {
      Finding(commit: $0.commit.title, changes: history.words(of: $0), drawn: nil)
    }
  }
}
