import Foundation
import GitFormats
import Revisions
import SnapReport
import SnapshotReferences

/// What each commit changed in one snapshot's reference.
struct SnapshotHistory {
  /// A commit that changed the reference.
  struct Step {
    /// The commit's abbreviated name, day, author and subject.
    let commit: String
    /// What changed, a sentence each.
    let changes: [String]
  }

  /// The commits, the newest first.
  let steps: [Step]

  /// Compares the versions of a reference.
  ///
  /// - Parameters:
  ///   - timeline: the versions.
  ///   - limit: how many of the newest commits are looked at.
  init(_ timeline: ReferenceTimeline, newest limit: Int = .max) {
    steps = timeline.steps.prefix(limit).map { step in
      let changes: [String] =
        switch (step.old, step.new) {
        case _ where step.isCut: ["new, or from a commit before, which is not in this clone"]
        case (let old?, let new?): Self.changes(from: old, to: new)
        case (nil, _): ["new"]
        case (_, nil): ["removed"]
        }
      return Step(commit: step.commit.title, changes: changes)
    }
  }

  /// What is different in a newer version, a sentence each.
  static func changes(
    from old: ReferenceTimeline.Version, to new: ReferenceTimeline.Version
  ) -> [String] {
    if old.problem != nil || new.problem != nil { return ["cannot be compared"] }
    guard let first = old.picture, let second = new.picture else {
      return ["\(old.name) → \(new.name)"]
    }
    return ReferenceStep(from: first, to: second).sentences
  }
}
