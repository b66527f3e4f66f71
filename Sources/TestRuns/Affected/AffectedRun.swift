import Fixtures
package import Foundation
import Processes
import SnapReport
package import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal

/// What `--affected`, and the notes that it needs, mean for one package's run.
///
/// Without `--affected` notes are only kept where it was used before, so that others do not pay for them.
package struct AffectedRun {
  private let base: String?
  private let directories: SnapshotDirectories
  /// Nil where the run neither leaves out targets nor can write notes.
  private var targets: AffectedTargets?
  /// Whether tests are left out for another reason, so that the run says nothing about whole targets.
  private let isRestricted: Bool

  /// Finds what the run leaves out, says so, and removes the notes of what runs.
  ///
  /// - Throws: ``SnapError`` if the package, git or a file cannot be read; without `--affected` only an error of the
  ///   notes' file.
  package init(_ tests: PackageTests, since base: String?, writing outputs: [URL]) throws {
    self.base = base
    directories = tests.directories
    isRestricted = tests.options.filter != nil || tests.options.cellsOnly || tests.part != nil
    let hasNotes = PassingNotes.exist(in: directories)
    guard PackageFolder.isPackage(tests.package), base != nil || hasNotes && !isRestricted else {
      return
    }
    do {
      targets = try AffectedTargets(
        of: tests, since: base, writing: outputs, environment: Console.environment)
    } catch let error where base == nil {
      try PassingNotes().write(in: directories)
      Console.error(
        "The notes for --affected cannot be renewed, so that its next run leaves nothing out: "
          + "\(error)".visible)
    } catch let problem as PackageManifest.Problem {
      let manifest = tests.package.appendingPathComponent("Package.swift")
      throw ToolError.cannotRead(file: manifest.path, reason: problem.description)
    }
    if let base, let targets { Console.out(targets.text(since: base) + "\n") }
    if base != nil, let part = tests.part {
      Console.out(
        "shard \(part.shard) leaves no notes for --affected, as it runs only a part of each target; a whole run does\n"
      )
    }
    try targets?.begin()
  }

  /// The names of the test targets that do not run.
  package var leftOut: [String] { targets?.leftOut ?? [] }

  /// Whether no test runs.
  package var leavesOutAllTests: Bool { targets.map { $0.reasons.isEmpty && base != nil } ?? false }

  /// The restriction of the run, for its manifest; nil where nothing is left out.
  package var manifestFilter: String? { leftOut.isEmpty ? nil : base.map { "--affected \($0)" } }

  /// Writes down what has passed; a failure of some tests of a target removes all notes.
  ///
  /// - Throws: `FileError`, ``SnapError`` for git.
  package func end(_ manifest: RunManifest, _ results: PackageTests.Results) throws {
    let passes =
      manifest.isPassing && manifest.completeness == .complete
      && results.lostKeys.isEmpty && results.others.isEmpty
    if passes, !isRestricted {
      try targets?.pass(results.snapshots, since: manifest.start)
    } else if !passes, targets == nil, PassingNotes.exist(in: directories) {
      try PassingNotes().write(in: directories)
    }
  }
}
