import ArgumentParser
import Foundation
import SnapReport
import SnapshotRecords
import Snapshots
import Terminal
import TestRuns

struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs a package's tests and records their pictures as references.",
    discussion: """
      Unchanged files are not written. \(ExitCodes.record)
      """)

  @OptionGroup var options: TestOptions

  @Option(
    help: ArgumentHelp(
      """
      all: every reference; failed: those that differ or are missing, and the layouts of those with equal pixels; \
      missing: only missing ones; engine: those that differ although the layout is the same, because another engine \
      drew them; layouts: those with equal pixels and an older layout.
      """,
      valueName: "all|failed|missing|engine|layouts"))
  var mode = RecordingMode.failed

  @Flag(help: "List what would be written, and write nothing.")
  var dryRun = false

  func run() throws {
    let packages = try PackageFolder.all(options.path).map {
      PackageTests(
        package: $0, mode: dryRun ? .never : mode.recordMode, options: options)
    }
    let isComplete = try RunLocks(waits: options.wait).hold(packages.map(\.lock)) {
      try packages.map(record).allSatisfy(\.self)
    }
    if !isComplete { throw Outcome.couldNotRun }
  }

  /// Records a package's references; returns whether all could be compared and written.
  private func record(_ tests: PackageTests) throws -> Bool {
    var tests = tests
    tests.expectedCount = tests.countOfLastRun()
    let sizes = ReferenceSizes(tests.directories)
    let results = try tests.results()
    let summary = RecordingSummary(
      results: results.snapshots, mode: mode, isDryRun: dryRun, directories: tests.directories,
      before: sizes)
    Console.out(summary.text)
    // After the results: they are recorded whatever becomes of a file's order.
    let unsorted = dryRun ? [] : try tests.store.sortAllDigests()
    for sentence in unsorted { Console.error(sentence) }
    let others = OtherFailures(results, of: tests.package)
    if let text = others.text { Console.error("\n\(text)\nReferences may be missing.") }
    try results.requireAllRecords(of: tests.package)
    return summary.isComplete && others.isEmpty && unsorted.isEmpty
      && results.completeness.hasAllSnapshots
  }
}
