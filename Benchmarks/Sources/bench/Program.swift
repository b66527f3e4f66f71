import Foundation

/// A program that measures one row per call.
struct Program {
  let url: URL
  /// A run that takes longer than this many seconds is stopped.
  static let limit = 60.0

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

  func answer(_ row: String) throws -> [Double] {
    try lines(["answer", row]).compactMap { Double($0) }
  }

  func lines(_ arguments: [String]) throws -> [String] {
    (try output(arguments) ?? "").split(separator: "\n").map(String.init)
  }

  private func output(_ arguments: [String]) throws -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let stop = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + Program.limit, execute: stop)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    stop.cancel()
    if process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM {
      return nil
    }
    guard process.terminationStatus == 0 else {
      throw BenchError.failed(program: url.path, arguments: arguments)
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// The result of one round of a row, in seconds.
struct Timing {
  let median, minimum: Double
}
