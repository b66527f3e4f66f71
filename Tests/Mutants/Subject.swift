import Foundation
import SnapshotRecords

/// The package that is mutated, with copies of its references and folders of its own for what a run leaves.
struct Subject {
  let tool: URL
  let package: URL
  let build: URL
  /// Everything that is written is in here.
  let work: URL

  var references: URL { work.appendingPathComponent("references") }
  private var state: URL { work.appendingPathComponent("state") }
  private var reports: URL { work.appendingPathComponent("reports") }

  /// Copies the references anew.
  func resetReferences() throws {
    try? FileManager.default.removeItem(at: references)
    try FileManager.default.copyItem(
      at: package.appendingPathComponent("Snapshots"), to: references)
  }

  /// The references, sorted by path.
  func referenceFiles() throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: references.path).sorted()
      .map { references.appendingPathComponent($0) }
      .filter { !$0.hasDirectoryPath && !$0.pathExtension.isEmpty }
  }

  /// The key of the snapshot that a reference is of: its path without the scale and the suffix.
  func key(of reference: URL) -> String {
    let path = reference.path.dropFirst(references.path.count + 1)
    return String(path.prefix { $0 != "@" }.dropLast(path.hasSuffix(".txt") ? 4 : 0))
  }

  func buildTests() throws {
    try require(
      "/usr/bin/env", ["swift", "build", "--build-tests", "--scratch-path", build.path], [:])
  }

  /// Verifies the package.
  func run(_ way: Way, _ variables: [String: String]) throws -> Outcome {
    try? FileManager.default.removeItem(at: state)
    try? FileManager.default.removeItem(at: reports)
    try FileManager.default.createDirectory(at: reports, withIntermediateDirectories: true)
    return switch way {
    case .swiftTest: try swiftTest(variables)
    case .verify: try outcome(verify(["--jobs", "1"], variables))
    case .jobs: try outcome(verify(["--jobs", "4"], variables))
    case .bundle: try bundle(variables)
    case .merge: try merge(shards(variables), variables)
    }
  }

  private func swiftTest(_ variables: [String: String]) throws -> Outcome {
    let exitCode = try start(
      "/usr/bin/env", ["swift", "test", "--skip-build", "--scratch-path", build.path], variables)
    _ = try start(tool.path, ["report", "--out", reports.path], variables)
    return try outcome(exitCode)
  }

  private func bundle(_ variables: [String: String]) throws -> Outcome {
    let archive = work.appendingPathComponent("bundle.tar").path
    try require(
      tool.path, ["bundle", "--output", archive, "--scratch-path", build.path], variables)
    // Its references are those in the archive.
    var inside = environment(variables)
    inside["SNAP_REFERENCE_DIR"] = nil
    let exitCode = try start(
      tool.path, ["verify", "--quiet", "--bundle", archive] + report, environment: inside)
    return try outcome(exitCode)
  }

  /// Verifies both halves, and returns the folders of what they left.
  func shards(_ variables: [String: String]) throws -> [URL] {
    try (1...2).map { index in
      let folder = work.appendingPathComponent("shard-\(index)")
      try? FileManager.default.removeItem(at: folder)
      var own = environment(variables)
      own["SNAP_STATE_DIR"] = folder.path
      _ = try start(
        tool.path,
        ["verify", "--quiet", "--scratch-path", build.path, "--shard", "\(index)/2"],
        environment: own)
      return folder
    }
  }

  /// Merges what shards left.
  func merge(_ shards: [URL], _ variables: [String: String]) throws -> Outcome {
    try outcome(start(tool.path, ["merge", "--quiet"] + shards.map(\.path) + report, variables))
  }

  private var report: [String] {
    ["--json", reports.appendingPathComponent("results.json").path]
  }

  private func verify(_ options: [String], _ variables: [String: String]) throws -> Int32 {
    try start(
      tool.path, ["verify", "--quiet", "--scratch-path", build.path] + options + report, variables)
  }

  /// What a run reported; without a report, nothing is red or green.
  private func outcome(_ exitCode: Int32) throws -> Outcome {
    let file = reports.appendingPathComponent("results.json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      return Outcome(exitCode: exitCode, red: [], green: [])
    }
    let results = try JSONDecoder().decode(PrintedRun.self, from: Data(contentsOf: file)).results
    let (red, green) = (results.filter(\.isFailure), results.filter { !$0.isFailure })
    return Outcome(
      exitCode: exitCode, red: Set(red.map { "\($0.key)" }),
      green: Set(green.map { "\($0.key)" }))
  }
}

extension Subject {
  private func environment(_ variables: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment.merging([
      "CI": "true", "SNAP_REFERENCE_DIR": references.path, "SNAP_STATE_DIR": state.path,
    ]) { $1 }.merging(variables) { $1 }
  }

  private func start(
    _ executable: String, _ arguments: [String], _ variables: [String: String]
  ) throws -> Int32 {
    try start(executable, arguments, environment: environment(variables))
  }

  private func start(
    _ executable: String, _ arguments: [String], environment: [String: String]
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = package
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    defer { try? output.close() }
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }

  /// The output of the last process.
  var lastOutput: String {
    (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private var log: URL { work.appendingPathComponent("output.log") }

  private func require(
    _ executable: String, _ arguments: [String], _ variables: [String: String]
  ) throws {
    guard try start(executable, arguments, variables) != 0 else { return }
    throw MutantError.failed(
      command: ([executable] + arguments).joined(separator: " "),
      output: lastOutput)
  }
}

/// What `--json` prints of a run.
private struct PrintedRun: Decodable {
  struct Result: Decodable {
    struct Diagnostic: Decodable {
      let severity: String
      let isAllowed: Bool
    }

    let key: SnapshotKey
    let status: SnapshotResult.Status
    let diagnostics: [Diagnostic]

    var isFailure: Bool {
      status.isFailure || diagnostics.contains { $0.severity == "error" && !$0.isAllowed }
    }
  }

  let results: [Result]
}
