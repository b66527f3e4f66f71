import Foundation

/// A program that measures one row per call.
struct Program {
  let url: URL
  /// A run that takes longer than this many seconds is stopped: the value of `BENCH_LIMIT`, or a minute.
  static let limit = ProcessInfo.processInfo.environment["BENCH_LIMIT"].flatMap(Double.init) ?? 60

  init(_ url: URL) { self.url = url }

  func rows() throws -> [String] {
    try lines(["list"])
  }

  /// Measures a row once; nil if it had to be stopped.
  func round(_ row: String) throws -> Timing? {
    guard let text = try output(["round", row]) else { return nil }
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 2 else {
      throw BenchError.unreadable(program: url.lastPathComponent, output: text)
    }
    return Timing(median: numbers[0], minimum: numbers[1])
  }

  /// The answer of a row; nil if the program had to be stopped.
  func answer(_ row: String) throws -> [Double]? {
    try output(["answer", row])?.split(separator: "\n").compactMap { Double($0) }
  }

  func lines(_ arguments: [String]) throws -> [String] {
    guard let text = try output(arguments) else {
      throw BenchError.stopped(program: url.path, arguments: arguments)
    }
    return text.split(separator: "\n").map(String.init)
  }

  private func output(_ arguments: [String]) throws -> String? {
    let run = try BoundedRun(url, arguments, limit: Program.limit)
    if run.isStopped { return nil }
    guard run.exitCode == 0 else {
      throw BenchError.failed(program: url.path, arguments: arguments)
    }
    return String(decoding: run.output, as: UTF8.self)
  }
}

/// The result of one round of a row, in seconds.
struct Timing {
  let median, minimum: Double
}
