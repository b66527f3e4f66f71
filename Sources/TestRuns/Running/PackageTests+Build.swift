import FileAccess
package import Foundation
import Processes
import SnapshotReferences
import Snapshots
import Terminal

/// Building the tests.
extension PackageTests {
  /// Builds the tests, and returns their program; nil for a package without test targets.
  ///
  /// - Throws: ``SnapError`` if Swift is missing, the build fails or does not end, or the manifest cannot be read;
  ///   ``BundleError/noExecutable(package:folder:)``
  func builtProgram(_ log: TestLog?, until interruption: Interruption) throws -> TestProgram? {
    let settings = try buildSettings()
    try build(log, settings, until: interruption)
    let folder = try products(settings, until: interruption)
    let manifest: PackageManifest
    do {
      manifest = try PackageManifest(
        of: package, environment: Console.environment,
        limit: StartLimit.seconds(for: options.timeLimit))
    } catch let problem as PackageManifest.Problem {
      let file = package.appendingPathComponent("Package.swift").path
      throw ToolError.cannotRead(file: file, reason: problem.description)
    }
    guard manifest.targets.contains(where: \.isTest) else { return nil }
    let executable = folder.appendingPathComponent((manifest.name ?? "") + TestProgram.suffix)
    guard Files.exists(executable) else {
      throw BundleError.noExecutable(package: package.path, folder: folder.path)
    }
    return TestProgram(
      executable: executable, directory: package, variables: log == nil ? [:] : ["NO_COLOR": "1"],
      timeLimit: options.timeLimit)
  }

  /// Builds the tests for a bundle, and returns their program; nil for an app without a package, too.
  ///
  /// - Throws: what ``builtProgram(_:until:)`` throws.
  package func programToPack() throws -> TestProgram? {
    guard PackageFolder.isPackage(package) else { return nil }
    let interruption = Interruption()
    defer { interruption.end() }
    return try builtProgram(log, until: interruption)
  }

  /// Where the build and the tests print; nil if that is passed through.
  package var log: TestLog? {
    options.verbose ? nil : TestLog(named: "swift-test.log", in: directories)
  }

  /// Rewrites sources with spellings of Objective-C if the tool can, and returns the arguments with which the package is built.
  ///
  /// - Throws: an error that names the manifest or the source that cannot be read.
  private func buildSettings() throws -> [String] {
    try Self.rewritingArguments(of: package, besides: options.place.scratchPath)
      ?? options.place.arguments
  }

  /// Rewrites sources of a package with spellings of Objective-C if the tool can.
  ///
  /// - Parameters:
  ///   - package: the package's folder.
  ///   - scratch: where it is built otherwise; nil for its `.build`.
  /// - Returns: the arguments of `swift build`; nil if nothing is rewritten.
  /// - Throws: an error that names the manifest or the source that cannot be read.
  package static func rewritingArguments(
    of package: URL, besides scratch: String? = nil
  ) throws -> [String]? {
    #if SourceRewriting
    try RewrittenSources(of: package)?.update(besides: scratch)
    #else
    nil
    #endif
  }

  /// How often a build begins again that another one has kept from its database.
  private static let attempts = 5

  private func build(
    _ log: TestLog?, _ settings: [String], until interruption: Interruption
  ) throws {
    let progress = try Progress(building: package.lastPathComponent, log)
    defer { progress.clear() }
    for attempt in 1... {
      let exitCode = try swift(
        ["build", "--build-tests"] + settings, log, until: interruption, poll: progress.show)
      if exitCode == 0 { return }
      let obstacle = BuildObstacle(in: scratchFolder(settings))
      if let obstacle, obstacle.isTemporary, attempt < Self.attempts {
        try wait(for: obstacle, settings, until: interruption, poll: progress.show)
        continue
      }
      progress.clear()
      if let log, printsBuildErrors { Console.error(log.text) }
      if let obstacle { throw TestRunsError.cannotBuild(package: package.path, obstacle: obstacle) }
      // Only advice depends on it, so a manifest that cannot be read does not fail the run.
      let sources = RewrittenSources.isPossible ? nil : try? RewrittenSources(of: package)
      throw TestRunsError.buildFailed(package: package.path, spelling: sources?.spelling)
    }
  }

  /// Waits until another process has closed the database of builds, at most as long as tests may do nothing.
  private func wait(
    for obstacle: BuildObstacle, _ settings: [String], until interruption: Interruption,
    poll: () -> Void
  ) throws {
    Console.error(
      "\(TestRunsError.cannotBuild(package: package.path, obstacle: obstacle)) Waiting.")
    let start = Date()
    while BuildObstacle(in: scratchFolder(settings))?.isTemporary == true {
      if interruption.hasCome { throw TestRunsError.interrupted }
      if options.timeLimit > 0, Date().timeIntervalSince(start) > Double(options.timeLimit) {
        return
      }
      poll()
      Thread.sleep(forTimeInterval: 0.25)
    }
  }

  /// The folder that `swift build` builds in.
  private func scratchFolder(_ settings: [String]) -> URL {
    let path = settings.firstIndex(of: "--scratch-path").map { settings[$0 + 1] } ?? ".build"
    return URL(fileURLWithPath: path, isDirectory: true, relativeTo: package)
  }

  /// The folder of what was built.
  private func products(_ settings: [String], until interruption: Interruption) throws -> URL {
    let place = TestLog(named: "products.log", in: directories)
    defer { try? directories.tree.remove(place.file) }
    let exitCode = try swift(
      ["build", "--show-bin-path"] + settings, place, until: interruption, poll: {})
    let path = place.text.split(separator: "\n").last.map(String.init)
    guard exitCode == 0, let path else {
      Console.error(place.text)
      throw TestRunsError.buildFailed(package: package.path, spelling: nil)
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  private func swift(
    _ arguments: [String], _ log: TestLog?, until interruption: Interruption, poll: () -> Void
  ) throws -> Int32 {
    let process = ToolProcess(
      executable: try SearchPath.swift(environment: Console.environment),
      arguments: arguments, directory: package, environment: try environment(run: nil), log: log)
    let watch = BuildWatch(limit: options.timeLimit, output: log)
    let exitCode = try process.run(until: interruption) {
      poll()
      watch.look(at: $0)
    }
    if let seconds = watch.ended {
      if let log { Console.error(log.text) }
      throw TestRunsError.buildHangs(package: package.path, arguments: arguments, seconds: seconds)
    }
    return exitCode
  }
}
