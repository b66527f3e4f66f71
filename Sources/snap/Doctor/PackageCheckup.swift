import Foundation
import SnapReport
import SnapshotReferences
import Terminal
import TestRuns

/// The requirements of a package, or of an app without one, for taking snapshots.
struct PackageCheckup {
  let package: URL
  let environment: [String: String]

  var checks: [Check] {
    let common = [folders] + [settings].compactMap(\.self)
    guard PackageFolder.isPackage(package) else {
      return [.good("package", "app without a package: \(package.path)"), cellFiles] + common
    }
    return [.good("package", "package: \(package.path)")] + manifestChecks + common
  }

  /// Whether the settings can be read, and the variables that they list; nothing if they list none.
  private var settings: Check? {
    do {
      let variables = try PackageSettings(of: SnapshotDirectories(ofPackage: package)).environment
      guard !variables.isEmpty else { return nil }
      let names = variables.map { environment[$0] == nil ? "\($0) (not set)" : $0 }
      return .good(
        "settings",
        "variables that count for --affected and shards: "
          + names.joined(separator: ", ").visible)
    } catch {
      return .missing("settings", "\(error)", remedy: "Correct snap.json, or remove it.")
    }
  }

  private var cellFiles: Check {
    let count = PackageFolder.cellFiles(in: package).count
    guard count > 0 else {
      return .missing(
        "cell files", "the app has no cell file, so there is nothing to verify",
        remedy: "`\(Console.tool) init FILE.storyboard` writes one.")
    }
    return .good("cell files", "\(count.counted("cell file"))")
  }

  // MARK: Folders

  /// Whether references and results can be written: to the folder itself, or the one it will be created in.
  private var folders: Check {
    let directories = SnapshotDirectories(ofPackage: package)
    let closed = [directories.references, directories.pending].filter { !isWritable($0) }
    guard closed.isEmpty else {
      let paths = closed.map(\.path).joined(separator: " and ")
      return .missing(
        "folders", "\(paths) cannot be written", remedy: "Change the permissions to allow writing.")
    }
    let references = directories.relativePath(of: directories.references)
    return .good("folders", "\(references) and .snap can be written")
  }

  private func isWritable(_ folder: URL) -> Bool {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      let parent = folder.deletingLastPathComponent()
      return parent.path != folder.path && isWritable(parent)
    }
    return isFolder.boolValue && files.isWritableFile(atPath: folder.path)
  }

  // MARK: Manifest

  private var manifestChecks: [Check] {
    let manifest: PackageManifest
    do {
      manifest = try PackageManifest(of: package, environment: environment)
    } catch {
      return [
        .missing(
          "manifest", "\(package.path)/Package.swift: \(error)",
          remedy: "Make `swift package dump-package` succeed there.")
      ]
    }
    return [tests(manifest), xcTest(manifest), resources(manifest), releases(manifest)]
      .compactMap(\.self)
  }

  /// Whether sources ask for a release of iOS that is always there, as this tool rewrites none.
  private func releases(_ manifest: PackageManifest) -> Check? {
    guard !RewrittenSources.isPossible,
      let check = try? RewrittenSources(manifest, of: package)?.availability
    else { return nil }
    return .advice(
      "releases", "\(check), which Linux always has, so that pictures show this branch alone",
      remedy: "In Package.swift, add traits: [\"SourceRewriting\"] to the dependency on Snap, so "
        + "that the configured release decides.")
  }

  /// Whether XCTest can start; nothing if the package does not use it.
  private func xcTest(_ manifest: PackageManifest) -> Check? {
    do {
      let classes = try XCTestClass.all(in: manifest, of: package)
      if let launch = XCTestLaunch(classes) {
        return .missing("xctest", launch.finding, remedy: launch.remedy)
      }
      return classes.isEmpty
        ? nil : .good("xctest", "XCTest: \(classes.count.counted("class", "classes"))")
    } catch {
      return .missing("xctest", "\(error)", remedy: "Make the tests' sources readable.")
    }
  }

  private func tests(_ manifest: PackageManifest) -> Check {
    let names = manifest.snapshotTests.map(\.name)
    guard names.isEmpty else {
      return .good("tests", "tests with SnapTesting: \(names.joined(separator: ", "))")
    }
    return .missing(
      "tests", "no test target of the package depends on SnapTesting",
      remedy: "In Package.swift, add .product(name: \"SnapTesting\", package: \"Snap\") to the "
        + "dependencies of a test target.")
  }

  /// Interface Builder files and asset catalogues that tests cannot load, as no rule makes them resources.
  private func resources(_ manifest: PackageManifest) -> Check? {
    let unlisted = manifest.snapshotTests.flatMap {
      manifest.unlistedResources(of: $0, in: package)
    }
    guard let first = unlisted.first else { return nil }
    let others = unlisted.count > 1 ? " and \(unlisted.count - 1) more" : ""
    return .advice(
      "resources", "tests cannot load \(first.path)\(others): it is not a resource of its target",
      remedy: "In Package.swift, add .copy(\"\(first.name)\") to the resources of \(first.target).")
  }
}
