internal import FileAccess
import Foundation
package import Graphics
package import SnapshotRecords
package import SnapshotReferences

/// What was verified when each test target last passed: `.snap/passing.json`.
///
/// # Guarantees
/// - A target has a note only from the end of a run in which everything passed until the next run that includes it
///   begins. A run that fails, or that is killed, leaves none.
package struct PassingNotes: Codable, Hashable {
  /// One target's part of a passing run.
  package struct Note: Codable, Hashable {
    /// What the run verified, with the files that count for the target.
    package var identity: RunIdentity
    /// The digests of the references that it was compared with, by path.
    package var references: [String: Digest]

    package init(identity: RunIdentity, references: [String: Digest]) {
      self.identity = identity
      self.references = references
    }
  }

  private static let currentVersion = 2

  private var version = currentVersion
  /// The notes by the names of the test targets.
  package var targets: [String: Note] = [:]

  /// Whether `--affected` has ever been used with this folder: the file is there from then on.
  package static func exist(in directories: SnapshotDirectories) -> Bool {
    (try? directories.tree.exists(file(in: directories))) ?? false
  }

  package init() {}

  /// Reads the notes; a file that is missing, torn or of another version has none, so that everything runs.
  ///
  /// - Throws: `FileError` if there is a file that cannot be read.
  package init(in directories: SnapshotDirectories) throws {
    guard let data = try directories.tree.read(Self.file(in: directories)),
      let notes = try? JSONDecoder().decode(PassingNotes.self, from: data),
      notes.version == Self.currentVersion
    else { return }
    self = notes
  }

  /// - Throws: `FileError` if the file cannot be written.
  package func write(in directories: SnapshotDirectories) throws {
    try directories.tree.write(
      CanonicalJSON.prettyData(of: self), to: Self.file(in: directories))
  }

  private static func file(in directories: SnapshotDirectories) -> URL {
    directories.pending.appendingPathComponent("passing.json")
  }
}
