package import Foundation

/// A reference as a commit left it.
package struct ReferenceVersion: Hashable, Sendable {
  /// The commit's abbreviated name, day, author and subject.
  package let commit: String
  /// What it changed, a sentence each.
  package let changes: [String]
  /// The PNG; nil where it was removed, or only its digest is on this machine.
  package let picture: Data?

  package init(commit: String, changes: [String], picture: Data?) {
    (self.commit, self.changes, self.picture) = (commit, changes, picture)
  }
}
