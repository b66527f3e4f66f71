import Dispatch
import Foundation

/// One run of another program, without a shell, its output in a file so that no pipe can fill up.
struct ToolProcess {
  let executable: URL
  let arguments: [String]
  let directory: URL
  let environment: [String: String]
  /// Where standard output and standard error go; nil passes both through.
  let log: URL?
  /// Whether what is in that file already stays.
  var keepsLog = false

  /// Runs the program to its end.
  ///
  /// - Parameter poll: called some times a second while the program runs.
  /// - Returns: its exit code, or 128 plus the signal that ended it.
  /// - Throws: ``SnapError`` if it cannot be started, or snap is interrupted meanwhile.
  func run(poll: () -> Void) throws -> Int32 {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    if let log {
      let handle = try logFile(log)
      process.standardOutput = handle
      process.standardError = handle
    }
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    Interruption.unblock()
    do {
      try process.run()
    } catch {
      throw SnapError.cannotStart(tool: executable.path, reason: "\(error.localizedDescription)")
    }
    let interruption = Interruption(of: process.processIdentifier)
    defer { interruption.end() }
    while ended.wait(timeout: .now() + .milliseconds(250)) == .timedOut { poll() }
    process.waitUntilExit()
    if interruption.hasCome { throw SnapError.interrupted }
    return process.terminationReason == .exit
      ? process.terminationStatus : 128 + process.terminationStatus
  }

  private func logFile(_ url: URL) throws -> FileHandle {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      if !keepsLog { try Data().write(to: url) }
      let handle = try FileHandle(forWritingTo: url)
      try handle.seekToEnd()
      return handle
    } catch {
      throw SnapError.cannotWrite(file: url.path, reason: error.localizedDescription)
    }
  }
}
