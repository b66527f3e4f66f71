import FileAccess
package import Foundation
import Processes
import Terminal
import TestRuns

extension AdoptedPackage {
  /// Builds the package with its tests.
  /// - Returns: the compiler's errors, each once with its path, in the order of the log; the log's end without any
  ///   and the build failed.
  /// - Throws: ``SnapError`` if `swift` cannot be started.
  package func build() throws -> [String] { try Self.build(folder) }

  /// Builds the package in a folder, as ``build()`` does.
  ///
  /// - Parameters:
  ///   - folder: the package's folder.
  ///   - arguments: those of `swift build`, besides that it builds tests.
  /// - Returns: the compiler's errors.
  /// - Throws: ``SnapError`` if `swift` cannot be started.
  package static func build(_ folder: URL, _ arguments: [String] = []) throws -> [String] {
    let environment = Console.environment
    let swift = try SearchPath.swift(environment: environment)
    let log = TestLog(
      file: folder.appendingPathComponent(".build/adopt.log"), in: FileTree(folder))
    let interruption = Interruption()
    defer { interruption.end() }
    let code = try ToolProcess(
      executable: swift, arguments: ["build", "--build-tests"] + arguments, directory: folder,
      environment: environment, log: log
    ).run(until: interruption) { _ in }
    guard code != 0 else { return [] }
    let errors = errors(in: log.text)
    return errors.isEmpty ? [log.ending] : errors
  }

  /// Returns the lines with a place and an error, as compilers write them: `path:line:column: error: …`.
  package static func errors(in log: String) -> [String] {
    var seen: Set<Substring> = []
    return log.split(separator: "\n").filter {
      $0.hasPrefix("/") && $0.contains(": error: ") && seen.insert($0).inserted
    }.map(String.init)
  }
}
