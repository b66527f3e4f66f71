import ArgumentParser
import FileAccess
import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the pictures of the last run into a folder that a hosted review uploads.",
    discussion: """
      Each picture has the name of its reference, which stays from run to run. Sends nothing: the service's own tool \
      uploads the folder.

      \(ExitCodes.export)
      """)

  @Argument(
    help: ArgumentHelp("The folder to write; it is empty, or does not exist.", valueName: "dir"))
  var folder: String

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp(
      "What the folder is for: pictures with files of metadata beside them for Sentry or Argos, or the folders "
        + "actual and expected for reg-suit.", valueName: "sentry|argos|reg-suit"),
    transform: choice)
  var review: HostedReview

  @Flag(
    help:
      "Export a run that left out tests; a service that is not told so takes their pictures for removed."
  )
  var partial = false

  @OptionGroup var location: PackageOption

  func run() throws {
    let directories = try location.directories()
    let last = try LatestRun(in: directories)
    guard !last.results.isEmpty else {
      throw SnapError.noResults(package: directories.packageRoot.path)
    }
    let manifest = try directories.store.readManifest()
    guard partial || manifest?.hasAllTests == true && manifest?.keysLeft.isEmpty == true else {
      throw SnapError.partialRun(name: last.name)
    }
    let place = FileTree.place(ofNamed: URL(fileURLWithPath: folder, isDirectory: true))
    let exported = ExportedFolder(place, for: review)
    try exported.requireEmpty()
    let count = try exported.write(last.results, last.packageResults(of: directories).source)
    let left = last.results.count - count
    Console.out(
      "\(count.counted("picture")) in \(folder)"
        + (left > 0 ? "; \(left.counted("snapshot")) without a picture left out" : ""))
  }
}
