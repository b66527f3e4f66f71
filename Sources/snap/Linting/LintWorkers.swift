import Fixtures
import Foundation

/// Processes of this tool that share the files of a run.
struct LintWorkers {
  private let parts: [[String]]
  private let total: Int

  /// Shares out the files in turn, so that folders with large ones are spread.
  init(_ files: [String], count: Int) {
    total = files.count
    parts = (0..<count).map { worker in
      files.enumerated().filter { $0.offset % count == worker }.map(\.element)
    }
  }

  /// Returns what all found, in the order of the files; nil if the processes could not do it.
  func run() -> LintRun? {
    guard let tool = Bundle.main.executableURL else { return nil }
    let workers = parts.compactMap { Worker(tool, files: $0) }
    guard workers.count == parts.count else { return nil }
    var results: [String: [LintFinding]] = [:]
    var failures: [String] = []
    for worker in workers {
      guard let found = worker.result() else { return nil }
      results.merge(Dictionary(grouping: found.findings, by: \.file)) { $0 + $1 }
      failures += found.failures
    }
    var run = LintRun.empty
    for index in 0..<total {
      let file = parts[index % parts.count][index / parts.count]
      run.add(results.removeValue(forKey: file) ?? [], failures: [])
    }
    run.add([], failures: failures)
    return run
  }

  /// One process; it prints JSON to a file, which has no limit as a pipe has.
  private final class Worker {
    private let process = Process()
    private let output: URL
    private let errors: URL

    init?(_ tool: URL, files: [String]) {
      let folder = FileManager.default.temporaryDirectory
      let name = "snap-lint-\(UUID().uuidString)"
      output = folder.appendingPathComponent(name + ".json")
      errors = folder.appendingPathComponent(name + ".txt")
      process.executableURL = tool
      process.arguments = ["lint", "--is-worker", "--format", "json"] + ["--"] + files
      guard FileManager.default.createFile(atPath: output.path, contents: nil),
        FileManager.default.createFile(atPath: errors.path, contents: nil),
        let out = try? FileHandle(forWritingTo: output),
        let error = try? FileHandle(forWritingTo: errors)
      else { return nil }
      process.standardOutput = out
      process.standardError = error
      do { try process.run() } catch { return nil }
    }

    func result() -> (findings: [LintFinding], failures: [String])? {
      process.waitUntilExit()
      defer {
        try? FileManager.default.removeItem(at: output)
        try? FileManager.default.removeItem(at: errors)
      }
      guard let data = try? Data(contentsOf: output),
        let printed = try? JSONDecoder().decode(LintReport.Printed.self, from: data)
      else { return nil }
      let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      let prefix = "error: "
      let failures = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix(prefix) }
      return (printed.findings, failures.map { String($0.dropFirst(prefix.count)) })
    }
  }
}
