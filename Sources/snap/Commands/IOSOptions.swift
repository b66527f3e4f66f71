import ArgumentParser
import SnapReport
import SnapshotRecords
import Terminal

/// How a run is compared with the pictures that iOS made.
struct IOSOptions: ParsableArguments {
  @Flag(help: "Compare pictures of suites of other libraries with those that they recorded on iOS.")
  var againstIOS = false

  @Option(
    help: ArgumentHelp(
      "Fail if a picture in this list is no longer as on iOS, and add those that newly are.",
      valueName: "file"))
  var expectIOS: String?

  var isOn: Bool { againstIOS || expectIOS != nil }

  /// Compares a run with the list and makes it longer; returns whether nothing got worse.
  ///
  /// In CI and where something got worse the file stays as it is.
  ///
  /// - Throws: `FileError` or ``ToolError/cannotRead(file:reason:)`` for the list.
  func check(_ results: [SnapshotResult]) throws -> Bool {
    guard isOn else { return true }
    if !results.contains(where: { $0.pictureAgreement != nil }) {
      Console.out(
        "No snapshot has a picture of iOS. They are found in `__Snapshots__` beside the tests of SnapshotTesting, and in "
          + "`ReferenceImages` of FBSnapshotTestCase.")
    }
    guard let expectIOS else { return true }
    let progress = IOSProgress(results, since: try IOSExpectations(file: expectIOS))
    guard progress.worse.isEmpty else {
      let names = progress.worse.map(\.description).joined(separator: "\n  ")
      Console.out("\nNo longer as on iOS, though listed in \(expectIOS):\n  \(names)")
      return false
    }
    guard !progress.better.isEmpty else { return true }
    let count = progress.better.count.counted("picture")
    if Console.environment.isContinuousIntegration {
      Console.out("\(count) newly as on iOS; run this outside of CI to list them in \(expectIOS)")
    } else {
      try progress.expectations.write(to: expectIOS)
      Console.out("\(count) newly as on iOS, listed in \(expectIOS)")
    }
    return true
  }
}
