import FileAccess
import Foundation
import Processes
import TestRuns

/// A run of the compiler or of the program that it made, whose output is in a file so that no pipe can fill up.
struct TriedStep {
  /// Why it was ended.
  enum Stop { case tooLate, tooMuchOutput }

  let ending: ChildProcess.Ending
  /// The first mebibyte of what it printed.
  let output: String
  let stop: Stop?

  /// What it may print, in bytes.
  static let mostOutput = 64 << 20
  private static let readOutput = 1 << 20

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
    let others = ProcessTree.withOrphans
    let end = seconds.map { ContinuousClock.now + .seconds($0) }
    let child = try ChildProcess(
      executable, arguments, in: folder,
      // Temporary files that a program leaves go with the folder.
      environment: environment.merging(["TMPDIR": folder.path]) { $1 },
      output: .file(handle), error: .file(handle))
    var stop: Stop?
    ending = child.waitForEnd {
      if let end, ContinuousClock.now > end { stop = .tooLate }
      if Files.size(of: file) ?? 0 > Self.mostOutput { stop = .tooMuchOutput }
      if stop != nil || interruption.hasCome { ProcessTree(of: child.identifier).kill() }
    }
    // What it has started and not waited for.
    ProcessTree.withOrphans.kill(besides: others)
    if interruption.hasCome { throw TestRunsError.interrupted }
    self.stop = stop
    output = try Self.start(of: file)
  }

  private static func start(of file: URL) throws -> String {
    do {
      let handle = try FileHandle(forReadingFrom: file)
      return String(decoding: try handle.read(upToCount: readOutput) ?? Data(), as: UTF8.self)
    } catch {
      throw ToolError.cannotRead(file: file.path, reason: error.localizedDescription)
    }
  }
}
