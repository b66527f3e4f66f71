import FileAccess
import Foundation
import Processes
import TestRuns

/// A run of the compiler or of the program that it made, whose output is in a file so that no pipe can fill up.
struct TriedStep {
  let ending: ChildProcess.Ending
  let output: String
  let isTooLate: Bool

  var isGood: Bool { if case .exit(code: 0) = ending { true } else { false } }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - executable: the program.
  ///   - arguments: its arguments.
  ///   - folder: where its output is kept and where it runs.
  ///   - environment: its variables.
  ///   - seconds: after which it is ended; nil for any time.
  ///   - interruption: what ends it early.
  /// - Throws: `TestRunsError.interrupted`, or `ToolError` if it cannot be started.
  init(
    _ executable: URL, _ arguments: [String], in folder: URL, environment: [String: String],
    limit seconds: Int? = nil, until interruption: Interruption
  ) throws {
    let file = folder.appendingPathComponent("output.txt")
    try Files.write(Data(), to: file)
    let handle: FileHandle
    do {
      handle = try FileHandle(forWritingTo: file)
    } catch {
      throw ToolError.cannotWrite(file: file.path, reason: error.localizedDescription)
    }
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    let child = try ChildProcess(
      executable, arguments, in: folder, environment: environment, output: .file(handle),
      error: .file(handle))
    var isTooLate = false
    ending = child.waitForEnd {
      if let end, ContinuousClock.now > end { isTooLate = true }
      if isTooLate || interruption.hasCome { ProcessTree(of: child.identifier).kill() }
    }
    if interruption.hasCome { throw TestRunsError.interrupted }
    self.isTooLate = isTooLate
    output = String(decoding: try Files.read(existing: file), as: UTF8.self)
  }
}
