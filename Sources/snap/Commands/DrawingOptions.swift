import ArgumentParser
import FileAccess
import Foundation
import Revisions
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Terminal
import TestRuns

/// What of two commits is drawn besides cell files and Interface Builder files.
struct DrawingOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Of two commits, also build the package at both, and compare what its tests draw."))
  var build = false

  @Option(
    help: ArgumentHelp("With --build, only tests whose names match.", valueName: "regex"))
  var filter: String?

  @OptionGroup var place: BuildPlace

  var isUsed: Bool { build || filter != nil || place.scratchPath != nil }

  func validate() throws {
    guard build || filter == nil else {
      throw ValidationError("--filter selects tests, which only --build runs.")
    }
    guard build || place.scratchPath == nil else {
      throw ValidationError("--scratch-path is for what --build builds.")
    }
  }

  /// What two commits draw differently, in the formats of a run.
  struct Drawn {
    let report: RunReport
    let pictures: PackageResults
    let outcome: Outcome
    /// Keeps the pictures from being removed by the next comparison.
    let lock: FileLock
  }

  /// Draws both sides.
  ///
  /// - Parameters:
  ///   - range: the commits.
  ///   - repository: the repository of both.
  ///   - package: a folder of the package that `--build` builds.
  ///   - keepsBytes: whether the pictures have the bytes of those that a run of the later commit draws.
  /// - Returns: what differs.
  /// - Throws: ``SnapError`` or `GitProblem` if a commit cannot be read or drawn.
  func draw(
    _ range: RevisionRange, in repository: GitRepository, package: String, keepsBytes: Bool = false
  ) throws -> Drawn {
    let lock = try RevisionDiff.lock(repository)
    let (report, pictures, outcome) = try MainActor.assumeIsolated {
      var diff = try RevisionDiff(
        from: range.base, to: range.revision, in: repository, keepsBytes: keepsBytes)
      if build {
        diff.add(
          try PackageDiff(
            of: PackageFolder.containing(package), from: range.base, to: range.revision,
            in: repository, filter: filter, builtIn: place,
            picturesIn: diff.directories.packageRoot))
      }
      var report = diff.report
      report.owners = try diff.owners(in: repository, package: package)
      return (report, diff.pictures, diff.outcome)
    }
    return Drawn(report: report, pictures: pictures, outcome: outcome, lock: lock)
  }
}
