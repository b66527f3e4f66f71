import Foundation
import SnapshotSamples

/// A package whose tests are the program of these tests itself.
extension TemporaryPackage {
  private static let program = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    .resolvingSymlinksInPath()

  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Copies the repository's references of some suites.
  func copyReferences(of suites: [String]) throws {
    try write("", to: "Snapshots/.keep")
    for suite in suites {
      try FileManager.default.copyItem(
        at: Self.repository.appendingPathComponent("Snapshots/\(suite)"),
        to: url(of: "Snapshots/\(suite)"))
    }
  }

  /// Puts the program, and the resources beside it, where the double says that it builds.
  func linkBuiltTests() throws {
    let built = Self.program.deletingLastPathComponent()
    try write("", to: "tools/products/.keep")
    for (name, file) in [
      ("PPackageTests.xctest", Self.program),
      ("Snap_BundledFonts.resources", built.appendingPathComponent("Snap_BundledFonts.resources")),
    ] {
      try FileManager.default.createSymbolicLink(
        at: url(of: "tools/products/\(name)"), withDestinationURL: file)
    }
  }

  /// Returns `snap` in the package's folder, whose tests verify this package.
  func snapWithBuiltTests(_ variables: [String: String] = [:]) throws -> SnapTool {
    if !exists("tools/products") { try linkBuiltTests() }
    var tool = try snap()
    tool.environment["SNAP_PACKAGE_DIR"] = root.path
    tool.environment["SNAP_SOURCE_DIR"] = Self.repository.path
    tool.environment.merge(variables) { $1 }
    return tool
  }
}
