package import Foundation

/// What a short-lived program printed to standard output, and only if wanted to standard error, which can also go elsewhere.
package struct CommandOutput {
  /// The exit code; nil where the program could not be started or crashed.
  package let exitCode: Int32?
  package let data: Data
  /// Whether the program was ended as it took too long.
  package let isTooLate: Bool

  package var text: String { String(decoding: data, as: UTF8.self) }

  /// Runs a program to its end, or until a limit in seconds, 0 for any time.
  package init(
    of executable: URL, _ arguments: [String], in directory: URL? = nil,
    environment: [String: String], input: ChildProcess.Stream = .nothing,
    errors: ChildProcess.Stream = .nothing, withErrors: Bool = false, limit: Int = 0
  ) {
    let pipe = Pipe()
    guard
      let child = try? ChildProcess(
        executable, arguments, in: directory, environment: environment, input: input,
        output: .pipe(pipe), error: withErrors ? .pipe(pipe) : errors)
    else {
      (exitCode, data, isTooLate) = (nil, Data(), false)
      return
    }
    let process = child.identifier
    let watch = Stopwatch(limit) { ProcessTree(of: process).kill() }
    // Whoever still holds the other end, such as a daemon that the program left, would keep this
    // waiting; the programs asked here leave none.
    data = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    if case .exit(let code) = child.waitForEnd() { exitCode = code } else { exitCode = nil }
    isTooLate = watch.end()
  }
}
