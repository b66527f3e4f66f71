import PrintedText
package import SnapshotRecords
import SnapshotReferences
package import Snapshots

/// Why tests could not be built or run.
///
/// Each message names the problem, the file, and what to do next.
package enum TestRunsError: Error, CustomStringConvertible {
  case noPackage(path: String)
  case noFolder(path: String)
  case sharedState(folder: String)
  case buildFailed(package: String, spelling: ObjectiveCSpelling?)
  case cannotBuild(package: String, obstacle: BuildObstacle)
  case buildHangs(package: String, arguments: [String], seconds: Int)
  case listingHangs(program: String, seconds: Int)
  case testsDidNotRun(package: String, exitCode: Int32, output: String?)
  case testsCannotStart(package: String, launch: XCTestLaunch)
  case noSnapshots(package: String, filter: String?)
  case noCellFile(folder: String)
  case cellFiles(problem: String)
  case runInProgress(package: String, holder: RunLock.Holder?)
  case lostRecords([SnapshotKey], package: String)
  case invalidFilter(String)
  case invalidProgress(variable: String, value: String)
  case interrupted
  /// A source that another process wrote while a change of it was proven.
  case changedSource(file: String)
  case noSnapshotToFix(SnapshotKey, package: String)

  package var description: String {
    switch self {
    case .noPackage(let path):
      "no Package.swift in \(path) or in a folder above it, and no cell file below it. "
        + "Run snap inside a package, or name the folder of one; `snap init FILE` writes a cell file."
    case .noFolder(let path): "\(path) does not exist. Check the path."
    case .sharedState(let folder):
      "\(SnapshotPlaces.stateVariable) is \(folder), where runs of several packages would mix. Name a folder below each "
        + "package, such as build/snap, or verify one package at a time."
    case .buildFailed(let package, let spelling):
      "\(package) does not build with its tests; see the compiler output above. "
        + (spelling.map {
          "\($0), which Swift refuses on Linux: add traits: [\"SourceRewriting\"] to the package's dependency on "
            + "Snap, and run `swift package snap` instead of this tool."
        } ?? "Make `swift build --build-tests` succeed there and run this again.")
    case .cannotBuild(let package, let obstacle): "\(package) could not be built. \(obstacle)"
    case .buildHangs(let package, let arguments, let seconds):
      "`swift \(arguments.joined(separator: " "))` in \(package) printed nothing for \(seconds) seconds, and was ended. Run it "
        + "there to see why, or allow more with --time-limit."
    case .listingHangs(let program, let seconds):
      "`\(program) --list-tests` did not end in \(seconds) seconds. Run it to see why, or allow more with --time-limit."
    case .testsDidNotRun(let package, let exitCode, let output):
      "the tests of \(package) ended with exit code \(exitCode) and took no snapshots."
        + (output.map { " The end of its output:\n\n\($0)" } ?? "")
    case .testsCannotStart(let package, let launch):
      "no test of \(package) took a snapshot. \(launch.finding) \(launch.remedy)"
    case .noSnapshots(let package, let filter):
      if let filter {
        "no test of \(package) that matches `\(filter)` took a snapshot. Try another --filter."
      } else {
        "no test of \(package) took a snapshot. Add one with assertSnapshot(of:as:)."
      }
    case .noCellFile(let folder):
      "no cell file below \(folder) was run, and a folder without a Package.swift has no tests. "
        + "`snap init FILE` writes a cell file for a storyboard or xib."
    case .cellFiles(let problem): problem
    case .runInProgress(let package, let holder):
      "\(RunLock.Holder.name(of: holder)) is running in \(package), and two runs would replace each "
        + "other's records. Try again when it has ended."
    case .lostRecords(let keys, let package):
      "\(keys.count) of this run's snapshots in \(package) have no record any more, the first is "
        + "\(keys.first?.description ?? "unnamed"). Another process has changed .snap/results; what is "
        + "printed above is incomplete. Run this again."
    case .invalidFilter(let filter):
      "--filter `\(filter)` is not a valid regular expression."
    case .invalidProgress(let variable, let value):
      "\(variable) is `\(value)`, which is not a number of seconds from 0 to 86400. Unset it for a line each 10 seconds."
    case .interrupted:
      "interrupted before the tests ended; their results are incomplete."
    case .changedSource(let file):
      "\(file) changed while its fix was proven, so it was not written. Run this again."
    case .noSnapshotToFix(let key, let package):
      "no test of \(package) takes the snapshot \(key). `snap status` lists the names of the last run."
    }
  }
}
