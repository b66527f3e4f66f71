/// A library of snapshot tests whose calls Snap answers.
package enum SuiteLibrary: String, CaseIterable, Comparable {
  case snapshotTesting = "SnapshotTesting"
  case fbSnapshotTestCase = "FBSnapshotTestCase"
  case iosSnapshotTestCase = "iOSSnapshotTestCase"
  case iosSnapshotTestCaseCore = "iOSSnapshotTestCaseCore"
  case nimbleSnapshots = "Nimble_Snapshots"

  /// The module that tests import.
  package var module: String { rawValue }

  /// The folder of the package with the module, below that of Snap.
  var folder: String {
    switch self {
    case .snapshotTesting: "Compatibility/swift-snapshot-testing"
    case .fbSnapshotTestCase, .iosSnapshotTestCase, .iosSnapshotTestCaseCore:
      "Compatibility/ios-snapshot-test-case"
    case .nimbleSnapshots: "Compatibility/nimble-snapshots"
    }
  }

  /// The product with the module.
  var product: String { self == .nimbleSnapshots ? "Nimble-Snapshots" : module }

  /// The module of Snap's own package that answers; nil for one that needs another library, which has to be fetched.
  var answering: String? {
    switch self {
    case .snapshotTesting: "SnapshotTestingAPI"
    case .fbSnapshotTestCase, .iosSnapshotTestCase, .iosSnapshotTestCaseCore:
      "FBSnapshotTestCaseAPI"
    case .nimbleSnapshots: nil
    }
  }

  /// Other libraries whose tests compare pictures, none of which Snap answers.
  static let unsupported: Set = [
    "AccessibilitySnapshot", "InlineSnapshotTesting", "SnapshottingTests", "PreviewSnapshots",
    "PreviewSnapshotsTesting", "PlaytestPreviews", "Shot", "SnapshotPreviews", "KIF",
  ]

  /// What tests import besides, and Snap's products bring with them.
  static let broughtModules: Set<String> = Set(allCases.map(\.module)).union(fetched.keys)
    .union(answered.keys).union(["XCTest", "Testing", "UIKit"])

  /// Libraries of tests besides those of pictures that a package in Snap's folder answers, with that package's folder.
  static let answered = [SuiteSpecs.module: "Compatibility/quick"]

  /// Libraries of tests that build on Linux and are fetched, with their addresses and versions.
  static let fetched = [
    "Nimble": (address: "https://github.com/Quick/Nimble.git", versions: "\"13.0.0\"..<\"15.0.0\"")
  ]

  package static func < (lhs: SuiteLibrary, rhs: SuiteLibrary) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
