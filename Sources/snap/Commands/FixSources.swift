import ArgumentParser
import Foundation
import NumberText
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import Terminal
import TestRuns

struct FixSources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Changes the source of a cell so that what is wrong with its layout is gone.",
    discussion: """
      Takes snapshots with errors or warnings of their layout, and adds the constraint, priority or property that the \
      message names. Each change is tried in a copy of the package: the tests are built with it, the problem is gone, no \
      other one came in any snapshot, and no view moved that was right. Only then is the source written. For cells of a \
      storyboard or xib there is snap lint --fix.

      \(ExitCodes.fix)
      """)

  @Argument(
    help: ArgumentHelp("The snapshots' names, as `snap status` prints them.", valueName: "key"))
  var keys: [String]

  @OptionGroup var location: PackageOption
  @OptionGroup var place: BuildPlace

  @Flag(help: "Print what would change as a diff, and write nothing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "How long tests may work on one snapshot, or do nothing, before they count as hung; 0 for any time.",
      valueName: "seconds"))
  var timeLimit = 300

  func validate() throws {
    guard (0...86_400).contains(timeLimit) else {
      throw ValidationError("--time-limit must be from 0 to 86400 seconds.")
    }
  }

  func run() throws {
    let fixes = try fixes()
    if !dryRun { for file in fixes.files { try file.write() } }
    for fix in fixes.fixes {
      let place = fix.diagnostic.place(in: fix.key)
      Console.error("\(place.visibleLine): \(dryRun ? "can be fixed" : "fixed").")
    }
    for rest in fixes.rest {
      let place = rest.diagnostic.place(in: rest.key)
      Console.error("\(place.visibleLine): not fixed. \(rest.obstacle.words.visible)")
    }
    if dryRun {
      for file in fixes.files {
        UnifiedDiff(path: shown(file.url), from: file.before, to: file.after).print()
      }
    }
    Console.error(fixes.summary(isWritten: !dryRun))
    guard fixes.rest.isEmpty else { throw Outcome.differences }
  }

  /// The path from the current folder, as git takes it; the whole path of a file elsewhere.
  private func shown(_ file: URL) -> String {
    let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let (path, prefix) = (file.standardizedFileURL.path, folder.standardizedFileURL.path + "/")
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private func fixes() throws -> SourceFixes {
    #if SourceRewriting
    let directories = try location.directories()
    let records = try LatestRun(in: directories).results
    let tests = try keys.map(SnapshotKey.init(parsing:)).map { key in
      let record = records.first { $0.key == key }
      if let source = record?.source, !source.file.hasSuffix(".swift") {
        throw SnapError.fixOfCellFile(key: key, file: source.file)
      }
      return (key: key, test: record?.test)
    }
    var options = try TestOptions.forFixing
    options.place = place
    options.timeLimit = timeLimit
    let package = directories.packageRoot
    let run = PackageTests(package: package, mode: .never, options: options)
    return try RunLocks(waits: true).hold([run.lock]) {
      var fixer = try SourceFixer(of: package, options: options)
      return try fixer.fix(tests)
    }
    #else
    throw SnapError.noSourceRewriting
    #endif
  }
}
