package import Foundation

/// A program that has run to its end.
package struct ProgramRun {
  package let exitCode: Int32
  /// What it wrote to its standard output and standard error.
  package let output: String

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - arguments: the program's path, or its name in `PATH`, and its arguments.
  ///   - folder: its working directory; nil for the test's.
  ///   - variables: what its environment has besides the test's.
  /// - Throws: an error if the folder does not exist.
  package init(
    _ arguments: [String], in folder: URL? = nil, variables: [String: String] = [:]
  ) throws {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    exitCode = process.terminationStatus
  }
}
