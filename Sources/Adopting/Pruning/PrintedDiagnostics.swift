import Foundation

/// The errors that a compiler printed which crashed before it could write them to a file.
struct PrintedDiagnostics {
  /// The errors before the crash; without any, the place where the compiler crashed.
  let all: [CompilerDiagnostic]

  /// Reads what a compiler printed.
  ///
  /// - Parameters:
  ///   - output: what it printed.
  ///   - offset: returns the byte of a line and a column, both from 1, in a source; nil if it has none there.
  init(_ output: String, offset: (_ path: String, _ line: Int, _ column: Int) -> Int?) {
    var (errors, crash): ([CompilerDiagnostic], CompilerDiagnostic?) = ([], nil)
    func diagnostic(
      _ path: Substring, _ line: Substring, _ column: Substring, _ message: String
    ) -> CompilerDiagnostic? {
      guard let line = Int(line), let column = Int(column),
        let offset = offset(String(path), line, column)
      else { return nil }
      return CompilerDiagnostic(
        severity: .error,
        place: CompilerDiagnostic.Place(path: String(path), line: line, offset: offset),
        message: message)
    }
    for text in output.split(whereSeparator: \.isNewline) {
      if text.first == "/", let match = text.firstMatch(of: Self.error) {
        errors += [diagnostic(match.1, match.2, match.3, String(match.4))].compactMap(\.self)
      } else if text.first?.isNumber == true, let match = text.firstMatch(of: Self.crash) {
        crash = diagnostic(match.1, match.2, match.3, Self.crashMessage) ?? crash
      }
    }
    all = errors.isEmpty ? [crash].compactMap(\.self) : errors
  }

  static let crashMessage = "the compiler crashed here"

  /// A line such as `/Cell.swift:3:5: error: cannot find …`.
  private nonisolated(unsafe) static let error = /^(\/[^:]+):(\d+):(\d+): error: (.*)$/
  /// A line such as `6.  While type-checking statement at [/Cell.swift:3:5 - line:9:3] …`; the last is the innermost.
  private nonisolated(unsafe) static let crash =
    /^\d+\.\s+While .*[\[@ ](\/[^:\[\]]+\.swift):(\d+):(\d+)/
}
