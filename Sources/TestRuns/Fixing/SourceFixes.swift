import FileAccess
package import Foundation
package import LayoutModel
package import SnapshotRecords

/// What can be changed in the sources of a package so that what is wrong with a snapshot's layout is gone.
///
/// Each change is proven before it counts, in a copy of the package that is built with it: the problem is gone, no other
/// one came in any snapshot, and no frame moved that was right.
package struct SourceFixes: Sendable {
  /// A problem that is gone.
  package struct Fix: Sendable {
    package let key: SnapshotKey
    package let diagnostic: Diagnostic
    package let changes: [CodeChange]
  }

  /// A problem that stays.
  package struct Rest: Sendable {
    package let key: SnapshotKey
    package let diagnostic: Diagnostic
    package let obstacle: Obstacle
  }

  /// Why a problem stays.
  package enum Obstacle: Hashable, Sendable {
    /// What mends it depends on what the cell is meant to be.
    case needsDecision
    /// All that was tried left the problem.
    case stays
    case doesNotBuild
    /// What mends it would move a view that is right.
    case moves(view: String, key: SnapshotKey)
    /// What mends it would cause another problem, other than that the constraint which gives way does not hold.
    case newProblem(kind: String, view: String, key: SnapshotKey)
    /// What mends it would make a test fail that does not fail without.
    case otherFailure(String)
    /// A test no longer takes the snapshot.
    case lostSnapshot(SnapshotKey)
    case noSource(file: String)
    case severalSources(file: String)
    /// The line makes no such constraint by itself.
    case noConstraint(file: String, line: Int)
    /// No source has a name for the view where a constraint could be added.
    case noName(view: String)
  }

  /// A source as it was and as it is with all changes.
  package struct File: Sendable {
    package let url: URL
    package let before: Data
    package let after: Data

    /// Writes the source; it is as before or as proven, whenever the process ends.
    ///
    /// - Throws: ``TestRunsError/changedSource(file:)`` if it is no longer what the proof was of, or `FileError` if it
    ///   cannot be written.
    package func write() throws {
      // Through a link the file of somebody else could change.
      guard !Files.isLink(url) else { throw FileError(.write, path: url.path, code: ELOOP) }
      guard try Files.read(existing: url) == before else {
        throw TestRunsError.changedSource(file: url.path)
      }
      try Files.write(after, to: url)
    }
  }

  package internal(set) var fixes: [Fix] = []
  package internal(set) var rest: [Rest] = []
  package internal(set) var files: [File] = []
}
