import Fixtures
import Foundation

/// What checking some files gave.
struct LintRun {
  private(set) var findings: [LintFinding] = []
  private(set) var failures: [String] = []

  /// Checks files one after the other.
  init(_ files: [String]) {
    for file in files { check(file) }
  }

  private init() {}

  private mutating func check(_ path: String) {
    do {
      findings += try MainActor.assumeIsolated {
        try PrototypeFile(contentsOf: URL(fileURLWithPath: path)).lint()
      }.map { $0.named(path) }
    } catch {
      failures.append("\(error)")
    }
  }

  /// Checks files, many of them by a process per core: views live on one thread of a process.
  static func concurrently(_ files: [String]) -> LintRun {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, files.count / filesPerWorker)
    guard count > 1 else { return withProgress(files) }
    return LintWorkers(files, count: count).run() ?? withProgress(files)
  }

  /// Fewer files are checked in less time than a process takes to start.
  private static let filesPerWorker = 8

  private static func withProgress(_ files: [String]) -> LintRun {
    var run = LintRun()
    for (index, file) in files.enumerated() {
      if Console.showsProgress { Console.transient("checking \(index + 1) of \(files.count)") }
      run.check(file)
    }
    if Console.showsProgress { Console.transient("") }
    return run
  }

  mutating func add(_ findings: [LintFinding], failures: [String]) {
    self.findings += findings
    self.failures += failures
  }

  static var empty: LintRun { LintRun() }
}

extension LintFinding {
  /// The finding with the file as the user named it.
  fileprivate func named(_ path: String) -> LintFinding {
    var finding = self
    finding.file = path
    return finding
  }
}

extension LintBaseline {
  init(file: String) throws {
    do {
      self = try JSONDecoder().decode(LintBaseline.self, from: Files.read(file))
    } catch let error as DecodingError {
      throw SnapError.cannotRead(
        file: file, reason: "it is no baseline of findings (\(error.brief))")
    }
  }

  func write(to file: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try Files.write(try encoder.encode(self), to: file)
  }
}

extension DecodingError {
  /// Where and why, in a few words.
  var brief: String {
    switch self {
    case .keyNotFound(let key, _): "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      context.debugDescription
    @unknown default: "it is not JSON"
    }
  }
}
