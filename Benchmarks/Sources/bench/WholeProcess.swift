import Foundation

/// `snap verify --cells-only` of a package with one cell file, from start to end.
struct WholeProcess {
  private let tool: Program
  private let package: URL
  private let count: Int
  private var runs: [Program.Usage] = []
  /// Why a run failed.
  private(set) var fault: (any Error)?

  /// Creates a package and records its pictures; there are 40 snapshots per fixture.
  init(_ tool: Program, snapshots: Int) throws {
    self.tool = tool
    count = snapshots
    package = FileManager.default.temporaryDirectory.appendingPathComponent(
      "whole-process-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    for name in ["Feed.storyboard", "landscape@2x.jpg"] {
      try FileManager.default.copyItem(
        at: Self.resources.appendingPathComponent(name),
        to: package.appendingPathComponent(name))
    }
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try write(Self.cellFile(fixtures: snapshots / 40), to: "Feed.cells.json")
    _ = try tool.usage(["record", "--cells-only", package.path])
  }

  mutating func measure() {
    guard fault == nil else { return }
    do {
      runs.append(try tool.usage(["verify", "--cells-only", package.path]))
    } catch {
      fault = error
    }
  }

  func remove() { try? FileManager.default.removeItem(at: package) }

  /// A package of many snapshots and one of few, if the filter includes them and the tool exists.
  static func all(_ arguments: Arguments) throws -> [WholeProcess] {
    let tool = arguments.programs.appendingPathComponent("snap")
    guard arguments.filter.isEmpty || "snap verify".contains(arguments.filter),
      FileManager.default.isExecutableFile(atPath: tool.path)
    else { return [] }
    return try [1000, 120].map { try WholeProcess(Program(tool), snapshots: $0) }
  }

  /// The elapsed time compared with the limit of one second, and the growth of the peak memory.
  static func results(_ processes: [WholeProcess]) -> [Result] {
    guard let large = processes.first, let small = processes.last,
      processes.allSatisfy({ !$0.runs.isEmpty })
    else { return [] }
    let peer = "\(small.count) snapshots"
    return [
      Result(
        "snap verify of \(large.count) snapshots, whole process", peer: "one second",
        ours: large.runs.map(\.seconds), theirs: [1]),
      Result(
        "the same, time of all processors", peer: peer,
        ours: large.runs.map(\.processorSeconds), theirs: small.runs.map(\.processorSeconds)),
      Result(
        "megabytes of snap verify, \(large.count) snapshots", peer: peer,
        ours: large.runs.map(\.megabytes), theirs: small.runs.map(\.megabytes), isTime: false),
    ]
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: package.appendingPathComponent(name))
  }

  /// Two cells of the package's own tests.
  static let resources = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../Tests/FixtureCellsTests/Resources").standardized

  private static func cellFile(fixtures: Int) -> String {
    let list = (0..<fixtures).map { index in
      let isPicture = index % 2 == 1
      let picture = #""customImageView": { "image": "landscape@2x.jpg" },"#
      let text = Array(repeating: "A subtitle that takes lines,", count: 1 + index % 5)
      return """
        { "name": "fixture \(index)", "cell": "\(isPicture ? "ImageCell" : "BasicCell")",
          "allow": ["lowContrast"],
          "content": { \(isPicture ? picture : "")
            "titleLabel": { "text": "Title \(index)" },
            "subtitleLabel": { "text": "\(text.joined(separator: " "))" } } }
        """
    }
    return """
      { "source": "Feed.storyboard",
        "matrix": { "widths": [320, 344, 360, 375, 390, 393, 402, 414, 430, 440],
          "contentSizes": ["large", "extraExtraLarge"], "appearances": ["light", "dark"] },
        "fixtures": [\(list.joined(separator: ",\n"))] }
      """
  }
}

extension Program {
  /// The cost of a process.
  struct Usage {
    /// The time from its start to its end.
    let seconds: Double
    /// The time of all its processors.
    let processorSeconds: Double
    /// Its peak memory.
    let megabytes: Double
  }

  /// Runs the program to its end and returns its cost.
  ///
  /// - Throws: ``BenchError`` if it is stopped or fails.
  func usage(_ arguments: [String], limit: Double = Program.limit) throws -> Usage {
    let run = try BoundedRun(url, arguments, limit: limit, keepsOutput: false)
    if run.isStopped { throw BenchError.stopped(program: url.path, arguments: arguments) }
    guard run.exitCode == 0 else {
      throw BenchError.failed(program: url.path, arguments: arguments)
    }
    return Usage(
      seconds: run.seconds,
      processorSeconds: run.usage.ru_utime.seconds + run.usage.ru_stime.seconds,
      megabytes: Double(run.usage.ru_maxrss) / 1024)
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
