import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots

/// An error that stops a command.
///
/// Each message names the problem, the file, and what to do next.
enum SnapError: Error, CustomStringConvertible {
  case noPackage(path: String)
  case noFolder(path: String)
  case sharedState(folder: String)
  case noSwift(path: String)
  case cannotStart(tool: String, reason: String)
  case fewDescriptors(tool: String, limit: Int)
  case noResults(package: String)
  case cannotRead(file: String, reason: String)
  case cannotWrite(file: String, reason: String)
  case buildFailed(package: String, spelling: ObjectiveCSpelling?)
  case cannotBuild(package: String, obstacle: BuildObstacle)
  case buildHangs(package: String, arguments: [String], seconds: Int)
  case listingHangs(program: String, seconds: Int)
  case testsDidNotRun(package: String, exitCode: Int32, output: String?)
  case testsCannotStart(package: String, launch: XCTestLaunch)
  case noSnapshots(package: String, filter: String?)
  case invalidFilter(String)
  case noCellFile(folder: String)
  case cellFiles(problem: String)
  case interrupted
  case runInProgress(package: String, holder: RunLock.Holder?)
  case lostRecords([SnapshotKey], package: String)
  case cannotServe(port: UInt16, reason: String)
  case noFont(name: String)
  case noSymbol(words: [String])
  case tooManySymbols(count: Int, limit: Int)
  case noSuchCell([String], project: String)
  case noName(String, file: String?, line: Int?)
  case folderAndFile(folder: String, file: String)
  case git(GitProblem)
  case unreadableReference(UnreadableReference)
  case noPackageAt(commit: String, package: String)
  case unmergedSources([String])
  case noPicture(key: SnapshotKey)
  case noCurl
  case noPictureServer(package: String)

  var description: String {
    switch self {
    case .noPackage(let path):
      "no Package.swift in \(path) or in a folder above it, and no cell file below it. "
        + "Run snap inside a package, or name the folder of one; `snap init FILE` writes a cell file."
    case .noFolder(let path): "\(path) does not exist. Check the path."
    case .sharedState(let folder):
      "\(SnapshotPlaces.stateVariable) is \(folder), where runs of several packages would mix. Name a folder below each "
        + "package, such as build/snap, or verify one package at a time."
    case .noSwift(let path):
      "swift is not on PATH (\(path)). Install Swift 6.2 or later, or add its usr/bin to PATH."
    case .cannotStart(let tool, let reason):
      "\(tool) could not be started: \(reason.withoutFullStop)."
    case .fewDescriptors(let tool, let limit):
      "\(tool) could not be started: a process may open only \(limit) files here, which are too few. Allow more, as with "
        + "`ulimit -n 1024`."
    case .noResults(let package):
      "no run has left its records in \(package). Run `snap verify` there first."
    case .cannotRead(let file, let reason):
      "\(file) could not be read: \(reason.withoutFullStop)."
    case .cannotWrite(let file, let reason):
      "\(file) could not be written: \(reason.withoutFullStop)."
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
    case .folderAndFile(let folder, let file):
      "\(folder) is a folder and \(file) is a file. Name two pictures or two folders."
    case .git(let problem): problem.description
    case .unreadableReference(let problem): problem.description
    case .noPackageAt(let commit, let package):
      "\(package) has no Package.swift at \(commit.prefix(10)), so its tests cannot be compared. Name a later commit, or leave out --build."
    case .unmergedSources(let files):
      "\(files.count) files are not merged yet, the first is \(files.first ?? "unnamed"), and cells may show them. Merge "
        + "them, `git add` them, and run this again."
    case .noPicture(let key):
      "the picture of \(key) is not on this machine, and its digest does not say where views are. Run `snap verify`, "
        + "which keeps it, or `snap references --fetch`."
    case .noCurl:
      "snap.json names a server of pictures, and curl, which makes the requests, is not on PATH. Install curl."
    case .noPictureServer(let package):
      "no server of pictures is set in \(package). Write { \"pictures\": \"https://example.com/pictures\" } into "
        + "snap.json there."
    case .noSuchCell(let names, let project):
      "no target of the project in \(project) declares \(names.joined(separator: ", ")) as classes. "
        + "Name classes that its sources declare, those inside of other types as Outer.Inner."
    case .noName(let name, let file, let line):
      "\(file.map { "\($0):\(line.map { "\($0): " } ?? " ")" } ?? "")“\(name.visible)” cannot be the name of a module, a class or "
        + "a source in the package, which are identifiers and plain paths. Rename it, or leave it out of the project."
    case .noSymbol(let words):
      "no system symbol is named or shown in this way: \(words.joined(separator: " ")). Use a part of a name, such as "
        + "heart, and omit --shown."
    case .tooManySymbols(let count, let limit):
      "\(count) symbols do not fit into one picture, which has \(limit) at most. Add a part of a name."
    case .noFont(let name):
      "no bundled font has the PostScript name \(name). Use --font system, a name such as "
        + "Inter-Medium, or the path of a .ttf or .otf file."
    case .invalidFilter(let filter):
      "--filter `\(filter)` is not a valid regular expression."
    case .cellFiles(let problem): problem
    case .interrupted:
      "interrupted before the tests ended; their results are incomplete."
    case .runInProgress(let package, let holder):
      "\(RunLocks.name(of: holder)) is running in \(package), and two runs would replace each "
        + "other's records. Try again when it has ended."
    case .lostRecords(let keys, let package):
      "\(keys.count) of this run's snapshots in \(package) have no record any more, the first is "
        + "\(keys.first?.description ?? "unnamed"). Another process has changed .snap/results; what is "
        + "printed above is incomplete. Run this again."
    case .cannotServe(let port, let reason):
      "the page of the review cannot be served\(port == 0 ? "" : " on port \(port)"): "
        + "\(reason.withoutFullStop). Try another --port, or `snap review --terminal`."
    }
  }
}

extension BuildObstacle: CustomStringConvertible {
  var description: String {
    switch self {
    case .locked(let process, let file): "Process \(process), another build, has locked \(file)."
    case .damaged(let file): "\(file) is damaged. Remove it, so that the next build writes it anew."
    case .fullDisk(let folder): "No space is left on the disk of \(folder). Free some."
    }
  }
}

extension String {
  /// The text without the full stop at the end of some systems' reasons.
  fileprivate var withoutFullStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
