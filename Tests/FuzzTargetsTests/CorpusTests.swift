import Foundation
import FuzzTargets
import TestSupport
import Testing

/// The inputs of each target are read; damaged, they are read or rejected with an error that names the file.
///
/// - `SNAP_FUZZ_SECONDS`: how long each target's inputs are damaged; otherwise five times each.
/// - `SNAP_FUZZ_SEED`: the first seed.
@MainActor struct CorpusTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let corpus = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fuzz/Corpus")
  private nonisolated static let names = subfolders(of: corpus)

  private nonisolated static func subfolders(of folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func inputs(of target: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = Self.corpus.appendingPathComponent(target)
    return try Self.subfolders(of: folder).map {
      ($0, [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))))
    }
  }

  private func target(_ name: String) throws -> FuzzTarget {
    try #require(FuzzTarget.all.first { $0.name == name })
  }

  @Test func `each target has inputs`() {
    #expect(FuzzTarget.all.map(\.name).sorted() == Self.names)
  }

  @Test(arguments: names) func `an input is read`(name: String) throws {
    let target = try target(name)
    let inputs = try inputs(of: name)
    #expect(!inputs.isEmpty)
    for input in inputs {
      #expect(target.outcome(of: input.bytes) == .read, "\(name)/\(input.name)")
    }
  }

  @Test(arguments: names) func `a damaged input is read or rejected by name`(name: String) throws {
    let target = try target(name)
    let inputs = try inputs(of: name)
    let end = Self.environment["SNAP_FUZZ_SECONDS"].flatMap(Double.init)
      .map { Date().addingTimeInterval($0) }
    let first = Self.environment["SNAP_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    var seed = first
    while end.map({ Date() < $0 }) ?? (seed < first + 5) {
      for input in inputs {
        var damage = ByteDamage(random: SeededGenerator(seed: seed))
        let bytes = damage.damaged(input.bytes)
        guard case .fault(let fault) = target.outcome(of: bytes) else { continue }
        Issue.record("\(name)/\(input.name), seed \(seed): \(fault)")
      }
      seed += 1
    }
    if end != nil { print("\(name): \(Int(seed - first) * inputs.count) damaged inputs") }
  }
}
