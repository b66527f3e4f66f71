import Foundation

/// `snap verify --cells-only` of a package of tens of thousands of fixtures, which are generated from a seed.
struct SyntheticPackage {
  private let tool: Program
  private let package: URL
  private let count: Int
  private let recording: Double
  private var runs: [(seconds: Double, megabytes: Double)] = []

  /// Each fixture in two widths, light and dark.
  private static let configurations = 4
  private static let fixturesOfFile = 500
  /// A hundred times the snapshots of the other packages may take ten times as long before a run is stopped.
  private static let patience = 10 * Program.limit
  /// Recording compresses each picture three times, which takes about five times as long as verifying it.
  private static let patienceToRecord = 40 * Program.limit
  /// The goals: seconds, seconds to record, and megabytes of all processes together.
  private static let limits = (seconds: 60.0, recording: 300.0, megabytes: 1000.0)

  /// Creates a package and records its pictures.
  init(_ tool: Program, snapshots: Int, seed: UInt64 = 19) throws {
    self.tool = tool
    count = snapshots
    package = FileManager.default.temporaryDirectory.appendingPathComponent(
      "synthetic-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: WholeProcess.resources.appendingPathComponent("Feed.storyboard"),
      to: package.appendingPathComponent("Feed.storyboard"))
    try Data("// swift-tools-version: 6.2\n".utf8).write(
      to: package.appendingPathComponent("Package.swift"))
    var words = Words(seed: seed)
    let fixtures = snapshots / Self.configurations
    for start in stride(from: 0, to: fixtures, by: Self.fixturesOfFile) {
      let text = Self.cellFile(start..<min(fixtures, start + Self.fixturesOfFile), &words)
      try Data(text.utf8).write(
        to: package.appendingPathComponent("Part\(start / Self.fixturesOfFile).cells.json"))
    }
    recording = try tool.usage(
      ["record", "--cells-only", package.path], limit: Self.patienceToRecord
    ).seconds
  }

  /// One package, measured once: recording it takes longer than verifying it.
  static func all(_ arguments: Arguments) throws -> [SyntheticPackage] {
    let tool = arguments.programs.appendingPathComponent("snap")
    guard arguments.filter.isEmpty || name(100_000).contains(arguments.filter),
      FileManager.default.isExecutableFile(atPath: tool.path)
    else { return [] }
    return [try SyntheticPackage(Program(tool), snapshots: 100_000)]
  }

  mutating func run() throws {
    let memory = ProcessMemory()
    let usage = try tool.usage(
      ["verify", "--cells-only", "--quiet", package.path], limit: Self.patience)
    runs.append((usage.seconds, memory.end()))
  }

  func remove() { try? FileManager.default.removeItem(at: package) }

  /// The elapsed time and the memory of all its processes, compared with their limits.
  var results: [Result] {
    [
      Result(
        Self.name(count), peer: "\(Int(Self.limits.seconds)) seconds", ours: runs.map(\.seconds),
        theirs: [Self.limits.seconds], goal: 1),
      Result(
        "snap record of \(count) synthetic snapshots, whole process",
        peer: "\(Int(Self.limits.recording)) seconds", ours: [recording],
        theirs: [Self.limits.recording], goal: 1),
      Result(
        "megabytes of all processes of it, \(count) snapshots",
        peer: "\(Int(Self.limits.megabytes)) MB", ours: runs.map(\.megabytes),
        theirs: [Self.limits.megabytes], isTime: false, goal: 1),
    ]
  }

  private static func name(_ count: Int) -> String {
    "snap verify of \(count) synthetic snapshots, whole process"
  }

  private static func cellFile(_ fixtures: Range<Int>, _ words: inout Words) -> String {
    let list = fixtures.map { index in
      """
      { "name": "fixture \(index)", "cell": "BasicCell",
        "allow": ["lowContrast"],
        "content": { "titleLabel": { "text": "\(words.text(1...4))" },
          "subtitleLabel": { "text": "\(words.text(2...14))" } } }
      """
    }
    return """
      { "source": "Feed.storyboard",
        "matrix": { "widths": [320, 390], "appearances": ["light", "dark"] },
        "fixtures": [\(list.joined(separator: ",\n"))] }
      """
  }
}

/// Texts of common words, the same for the same seed.
private struct Words {
  private static let all = [
    "row", "title", "cell", "long", "short", "wrap", "image", "label", "height", "width", "table",
    "view",
  ]
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func text(_ count: ClosedRange<Int>) -> String {
    let length = count.lowerBound + Int(next() % UInt64(count.count))
    return (0..<length).map { _ in Self.all[Int(next() % UInt64(Self.all.count))] }.joined(
      separator: " ")
  }

  /// SplitMix64. https://prng.di.unimi.it/splitmix64.c
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
