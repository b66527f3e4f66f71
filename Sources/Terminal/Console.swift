import Foundation
package import SnapReport
import SnapshotRecords

/// The process's output streams and their properties.
///
/// All that a command prints goes through here, and nothing that is printed as text can control a terminal or be a command of
/// a CI host, whoever wrote it.
package enum Console {
  /// The command by which the user runs this tool.
  package static var tool: ToolName {
    ToolName(environment: environment, default: ToolName(calledAs: CommandLine.arguments[0]))
  }

  /// Writes a line to standard output, with commands adapted to how the tool is run.
  package static func out(_ line: String) {
    write(tool.naming(line).visible + "\n", to: .standardOutput)
  }

  /// Writes a line of a file to standard output, byte for byte where a program reads it, as `git apply` does.
  ///
  /// On a terminal, and in what a CI host may keep as a log, nothing in it can control the reader. A file is no log.
  package static func fileLine(_ line: String) {
    let isLog = environment.isContinuousIntegration && !isWrittenToFile
    let isVisible = isatty(STDOUT_FILENO) == 1 || isLog && line.mayBeCommand
    write((isVisible ? line.visible : line) + "\n", to: .standardOutput)
  }

  private static var isWrittenToFile: Bool {
    var status = stat()
    return fstat(STDOUT_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes text to standard output as it is, but for what it could control.
  package static func text(_ text: String) {
    write(text.visible + "\n", to: .standardOutput)
  }

  /// Writes a line with colours and links, which are there on a terminal only; names in it are visible already.
  package static func styled(_ line: String) {
    if isTerminal { raw(tool.naming(line)) } else { out(line) }
  }

  /// Writes JSON, in which nothing is lost.
  package static func json(_ text: String) {
    write(text.visibleJSON + "\n", to: .standardOutput)
  }

  /// Writes what is meant to control the reader unchanged: commands, pictures on a terminal, shell scripts.
  package static func raw(_ text: String) {
    write(text + "\n", to: .standardOutput)
  }

  package static func error(_ line: String) {
    write(tool.naming(line).visible + "\n", to: .standardError)
  }

  /// Replaces the terminal's current line, which must be cleared again with an empty text.
  package static func transient(_ text: String) {
    write("\r\u{1B}[2K" + text.visibleLine, to: .standardError)
  }

  /// Asks on standard output; the answer follows on the same line.
  package static func prompt(_ text: String) {
    write(text, to: .standardOutput)
  }

  package static var isTerminal: Bool {
    isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
  }

  /// Whether progress can be shown on one changing line.
  package static var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
  }

  /// Whether standard output takes colours: a terminal, unless `NO_COLOR` is set and not empty
  /// (https://no-color.org).
  package static var showsColor: Bool {
    isTerminal && environment["NO_COLOR", default: ""].isEmpty
  }

  package static var environment: [String: String] { ProcessInfo.processInfo.environment }

  /// If a stream cannot be written, as on a full disk, nothing can be reported: the tool ends.
  private static func write(_ text: String, to handle: FileHandle) {
    do {
      try handle.write(contentsOf: Data(text.utf8))
    } catch {
      exit(Outcome.couldNotRun.exitCode)
    }
  }
}

/// Prints a value as JSON with sorted keys, one value per line.
package func printJSON(_ value: some Encodable) throws {
  Console.json(try CanonicalJSON.prettyText(of: value))
}
