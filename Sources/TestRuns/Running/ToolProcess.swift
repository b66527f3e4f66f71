package import Foundation
package import Processes
import Terminal

/// One run of another program, without a shell, its output in a file so that no pipe can fill up.
package struct ToolProcess {
  package let executable: URL
  package let arguments: [String]
  package let directory: URL
  package let environment: [String: String]
  /// Where standard output and standard error go; nil passes both through, as they are on a terminal.
  package let log: TestLog?
  /// Whether what is in that file already stays.
  var keepsLog = false

  package init(
    executable: URL, arguments: [String], directory: URL, environment: [String: String],
    log: TestLog?, keepsLog: Bool = false
  ) {
    self.executable = executable
    self.arguments = arguments
    self.directory = directory
    self.environment = environment
    self.log = log
    self.keepsLog = keepsLog
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - interruption: what ends the program early.
  ///   - poll: called some times a second while the program runs, with its number.
  /// - Returns: its exit code, or 128 plus the signal that ended it.
  /// - Throws: ``SnapError`` if it cannot be started, or snap is interrupted before it ends; `FileError` for
  ///   the log.
  package func run(until interruption: Interruption, poll: (Int32) -> Void) throws -> Int32 {
    if interruption.hasCome { throw TestRunsError.interrupted }
    let output = try log?.begin(keepingText: keepsLog)
    Interruption.unblock()
    let passed = log == nil && !Console.isTerminal ? PassedOutput() : nil
    let streams =
      passed.map { (ChildProcess.Stream.pipe($0.pipe), ChildProcess.Stream.pipe($0.pipe)) }
      ?? (.file(output ?? .standardOutput), .file(output ?? .standardError))
    let child = try ChildProcess(
      executable, arguments, in: directory, environment: environment, output: streams.0,
      error: streams.1)
    var handedOn = 0
    let ending = child.waitForEnd {
      poll(child.identifier)
      guard interruption.count > handedOn else { return }
      handedOn = interruption.count
      child.interrupt()
    }
    passed?.waitForEnd()
    if interruption.hasCome { throw TestRunsError.interrupted }
    return ending.exitCode
  }
}
