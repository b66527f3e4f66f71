import Foundation
import Testing

/// The built `snap`, run as a user would run it.
struct SnapTool {
  let directory: URL
  var environment: [String: String] = [:]
  /// A command that starts `snap`, such as one that takes its network away.
  var launcher: [String] = []
  /// An object that must outlive the tool, such as the package it works on.
  var owner: AnyObject?

  struct Output: Sendable {
    var exitCode: Int32
    var out: String
    var error: String
    var duration: Duration
  }

  /// Runs `snap` in the directory.
  func run(_ arguments: String...) throws -> Output {
    try run(arguments)
  }

  /// Runs `snap` in the directory, its output in files so that no pipe can fill up, and calls
  /// `whileRunning` once after the start.
  func run(
    _ arguments: [String], whileRunning: (Process) throws -> Void = { _ in }
  ) throws -> Output {
    let files = FileManager.default.temporaryDirectory
      .appendingPathComponent("snap-output-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: files) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = launcher + [Self.executable.path] + arguments
    process.currentDirectoryURL = directory
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.file(files.appendingPathComponent("out"))
    process.standardError = try Self.file(files.appendingPathComponent("error"))
    let start = ContinuousClock.now
    try process.run()
    try whileRunning(process)
    process.waitUntilExit()
    let duration = ContinuousClock.now - start
    try #require(process.terminationReason == .exit, "snap crashed")
    let output = Output(
      exitCode: process.terminationStatus,
      out: try String(contentsOf: files.appendingPathComponent("out"), encoding: .utf8),
      error: try String(contentsOf: files.appendingPathComponent("error"), encoding: .utf8),
      duration: duration)
    try PublishedJSON.check(arguments, output, in: directory)
    return output
  }

  /// Runs `snap` in the directory while this thread goes on with other tests: for those that wait long.
  ///
  /// The test goes on when a thread is free, so that a clock in it shows more than the output's duration.
  func runApart(
    _ arguments: [String],
    whileRunning: @escaping @Sendable (Process) throws -> Void = { _ in }
  ) async throws -> Output {
    // Only that thread uses it, and its owner lives on.
    nonisolated(unsafe) let tool = self
    return try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try tool.run(arguments, whileRunning: whileRunning) })
      }
    }
  }

  /// Runs `snap` in the directory and kills it at a given state, unless it has already ended.
  func kill(_ arguments: [String], when hasComeSoFar: () throws -> Bool) throws {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = variables
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    while try process.isRunning && !hasComeSoFar() { usleep(200) }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The tool is called by its path, which is not what a person types.
  private var variables: [String: String] {
    // On a busy machine, any command may take long enough to say how far it is.
    let standard = ["SNAP_COMMAND": "snap", "SNAP_PROGRESS": "0"]
    return environment.merging(standard.merging(Self.sanitizers) { $1 }) { own, _ in own }
  }

  /// The variables of the sanitizers that the tests run under, which the tool needs too.
  static let sanitizers = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }

  /// What `snap --version` prints.
  static let version: String = {
    let run = try? SnapTool(directory: FileManager.default.temporaryDirectory).run("--version")
    return run?.out.trimmingCharacters(in: .newlines) ?? ""
  }()

  /// SwiftPM puts the tool next to the test bundle.
  static var executable: URL {
    URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("snap")
  }

  private static func file(_ url: URL) throws -> FileHandle {
    try Data().write(to: url)
    return try FileHandle(forWritingTo: url)
  }
}
