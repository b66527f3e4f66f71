import ArgumentParser
import Foundation
import Snapshots

/// Which package a command that runs no test works on.
struct PackageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the package, or one within it.", valueName: "dir"))
  var package = "."

  func directories() throws -> SnapshotDirectories {
    SnapshotDirectories(ofPackage: try PackageFolder.containing(package))
  }
}
