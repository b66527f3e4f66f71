import Foundation
import Testing

/// A repository of git in a folder, for tests.
struct Git {
  let folder: URL

  /// Makes the folder a repository with the branch `main` and an author.
  func start(author: String = "snap") throws {
    try self("init", "-q", "-b", "main")
    try self("config", "user.name", author)
    try self("config", "user.email", "\(author.lowercased())@localhost")
  }

  /// Commits all files of the folder.
  func commit(_ subject: String = "change") throws {
    try self("add", "-A")
    try self("commit", "-qm", subject, "--allow-empty")
  }

  /// Runs a command of git, which must succeed.
  func callAsFunction(_ arguments: String...) throws {
    try run(arguments)
  }

  /// Runs a command of git, which must succeed.
  func run(_ arguments: [String]) throws {
    try #require(status(of: arguments) == 0, "git \(arguments.joined(separator: " "))")
  }

  /// Runs a command of git with programs of a search path, and returns what it prints, a text shorter than a pipe holds.
  func output(of arguments: [String], path: String) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = ["-C", folder.path] + arguments
    process.environment = ["PATH": path]
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Runs a command of git and returns its exit code.
  func status(of arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
    process.arguments = ["-C", folder.path] + arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
