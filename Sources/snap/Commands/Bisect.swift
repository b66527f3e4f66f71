import ArgumentParser
import Foundation
import GitFormats
import Revisions
import SnapReport
import SnapshotRecords
import Terminal
import TestRuns

struct Bisect: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Finds the commits that brought what is different in a snapshot's reference.",
    discussion: """
      Compares the reference of the first commit with that of the last one, and names for each difference the commit \
      from which on all have it. What was undone in between is left out. It reads the references in git and builds \
      nothing. By default it begins with the first commit that has the reference.

      \(ExitCodes.bisect)
      """)

  @OptionGroup var location: PackageOption

  @Argument(
    help: ArgumentHelp("The snapshot's name, as `snap status` prints it.", valueName: "key"))
  var key: String

  @Argument(
    help: ArgumentHelp(
      "The commits between which to look, such as main..HEAD; one begins there.",
      valueName: "commits"))
  var commits: String?

  @Option(
    help: ArgumentHelp(
      "Only differences of this view: its path, or the end of it.", valueName: "name"))
  var view: String?

  func run() throws {
    let directories = try location.directories()
    let repository = try GitRepository(of: directories, environment: Console.environment)
    let timeline = try ReferenceTimeline(
      of: SnapshotKey(parsing: key), in: try repository.range(commits), directories.store,
      repository)
    // What came before is the first of what is compared.
    if let problem = timeline.cut { throw problem }
    let bisection = ReferenceBisection(timeline, view: view)
    for finding in bisection.findings {
      Console.out(finding.commit.title)
      for change in finding.changes { Console.out("  \(change)") }
      if !finding.isCertain {
        Console.out("  or a commit before it, as the picture before is not on this machine")
      }
    }
    if bisection.isByDigestOnly {
      Console.error(
        "The first or the last picture of \(key) is not on this machine, so these are the commits that changed its "
          + "digest.")
    }
    try timeline.requireCompleteness()
    guard bisection.findings.isEmpty else { return }
    Console.error("Nothing is different in the reference of \(key).")
    throw Outcome.differences
  }
}

extension GitRepository {
  /// Returns a range in whole names: from `a..b` that range, from a commit the one after it, from nothing all commits.
  ///
  /// - Throws: ``GitProblem``
  func range(_ commits: String?) throws -> String {
    let head = try commit("HEAD")
    guard let commits else { return head }
    guard let dots = commits.firstRange(of: "..") else { return "\(try commit(commits))..\(head)" }
    let ends = try [commits[..<dots.lowerBound], commits[dots.upperBound...]].map {
      $0.isEmpty ? head : try commit(String($0))
    }
    return ends.joined(separator: "..")
  }
}
