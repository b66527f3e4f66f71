import Foundation
import TestSupport

/// A run of trials over files, each damaged by a seed of its own.
///
/// - `SNAP_FUZZ_SECONDS`: how long it goes on.
/// - `SNAP_FUZZ_SEED`: the first seed; 1 if it is not given. Trial n has the seed first + n.
/// - `SNAP_FUZZ_KEEP`: the folder for inputs; `.build/fuzz` if it is not given.
/// - `SNAP_FUZZ_REPLAY`: a file or folder that is tried as it is, instead.
/// - `SNAP_IB_CORPUS`: the folder with the files; this package if it is not given.
@MainActor struct FuzzRun {
  private let environment = ProcessInfo.processInfo.environment
  /// A file that is damaged beside those that are found.
  private let sample: String
  private let folder: FuzzFolder
  private let watchdog: Watchdog
  private var failures: [String] = []
  private var count = 0
  private var slowest = (name: "", seconds: 0.0)

  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Larger files take their time by right.
  private static let sizeLimit = 200_000
  /// Checking takes a layout for each of sixteen configurations and more.
  private static let lintSizeLimit = 30_000

  init(sample: String) throws {
    self.sample = sample
    let path =
      environment["SNAP_FUZZ_KEEP"] ?? Self.package.appendingPathComponent(".build/fuzz").path
    folder = try FuzzFolder(path)
    watchdog = Watchdog(folder)
  }

  /// Tries damaged files until the time is over, and returns what went wrong.
  mutating func run() throws -> [String] {
    let seconds = environment["SNAP_FUZZ_SECONDS"].flatMap(Double.init) ?? 60
    let first = environment["SNAP_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let files: [URL?] = [nil] + Self.files(in: environment["SNAP_IB_CORPUS"] ?? Self.package.path)
    print("damaging \(files.count) files for \(Int(seconds)) s from seed \(first) on")
    let end = Date().addingTimeInterval(seconds)
    var seed = first
    while Date() < end {
      try tryDamage(of: files, seed: seed)
      seed += 1
    }
    summarize()
    return failures + watchdog.slow.map { "\($0) takes more than \(Int(Watchdog.patience)) s" }
  }

  /// Tries the files of a path as they are.
  mutating func replay(_ path: String) throws -> [String] {
    let url = URL(fileURLWithPath: path)
    let files = Self.files(in: path)
    for file in files.isEmpty ? [url] : files {
      let bytes = [UInt8](try Data(contentsOf: file))
      for work in Trial.Work.allCases {
        try attempt(bytes, work, name: "replay-\(work.rawValue)", note: file.path)
      }
    }
    summarize()
    return failures
  }

  private mutating func tryDamage(of files: [URL?], seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let file = random.pick(files)
    let work = random.pick(Trial.Work.allCases)
    let original = try file.map { [UInt8](try Data(contentsOf: $0)) } ?? Array(sample.utf8)
    let limit = work == .lint ? Self.lintSizeLimit : Self.sizeLimit
    guard original.count < limit else { return }
    let isStructural = random.below(4) > 0
    let structural =
      isStructural
      ? StructureDamage.damaged(String(decoding: original, as: UTF8.self), by: random) : nil
    var damage = ByteDamage(random: random)
    try attempt(
      structural.map { Array($0.utf8) } ?? damage.damaged(original), work, name: "\(seed)",
      note: "seed \(seed), \(work.rawValue), \(file?.path ?? "the sample")")
  }

  private mutating func attempt(
    _ bytes: [UInt8], _ work: Trial.Work, name: String, note: String
  ) throws {
    try folder.begin(
      bytes, note: "\(note)\nTry it again: make fuzz REPLAY=\(folder.url.path)/\(name).xib\n")
    watchdog.begin(name)
    let complaints = Trial(work: work).complaints(about: bytes)
    let seconds = watchdog.end()
    if seconds > slowest.seconds { slowest = (name, seconds) }
    count += 1
    for complaint in complaints {
      folder.keep(as: name, why: complaint)
      print("\(note): \(complaint)")
      failures.append("\(note): \(complaint)")
    }
  }

  private func summarize() {
    folder.end()
    print(
      "\(count) trials, \(failures.count) complaints, the slowest \(slowest.name) with "
        + "\(String(format: "%.1f", slowest.seconds)) s of processor time")
    if !failures.isEmpty { print("inputs that failed are kept in \(folder.url.path)") }
  }

  private static func files(in folder: String) -> [URL] {
    let found = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles)
    let urls = (found?.allObjects as? [URL] ?? []).filter {
      ["xib", "storyboard"].contains($0.pathExtension)
    }
    return urls.sorted { $0.path < $1.path }
  }
}
