import ArgumentParser
import Foundation
import SnapshotReferences
import TestRuns

/// The package of a command that runs no tests.
struct PackageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the package, or a folder inside it.", valueName: "dir"))
  var package = "."

  func directories() throws -> SnapshotDirectories {
    SnapshotDirectories(ofPackage: try PackageFolder.containing(package))
  }
}
