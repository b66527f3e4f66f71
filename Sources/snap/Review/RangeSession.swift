import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences

/// Decisions on what two commits draw differently: they are kept in a file, and change no reference.
struct RangeSession: DecisionSession {
  let waiting: [SnapshotKey]
  private(set) var decisions: [SnapshotKey: Decision.Outcome]
  private let results: [SnapshotKey: SnapshotResult]
  /// The digests of the pictures that are shown.
  private let pictures: [SnapshotKey: String]
  /// The snapshots of each step; the last step is undone first.
  private var steps: [[SnapshotKey]] = []
  private let file: URL

  /// Begins a review, with the decisions on the same pictures that the file has.
  ///
  /// - Parameters:
  ///   - results: what the commits draw differently.
  ///   - source: the pictures.
  ///   - file: the file of decisions, which need not exist.
  /// - Throws: ``SnapError/unreadableDecisions(file:)``, or `FileError`.
  init(_ results: [SnapshotResult], _ source: PictureSource, keptIn file: URL) throws {
    self.file = file
    let shown = results.compactMap { result in
      result.actual.flatMap(source.data).map { (result, ReferenceFile.digest(of: $0)) }
    }
    self.results = Dictionary(
      shown.map { ($0.0.key, $0.0) }, uniquingKeysWith: { first, _ in first })
    let pictures = Dictionary(
      shown.map { ($0.0.key, $0.1) }, uniquingKeysWith: { first, _ in first })
    self.pictures = pictures
    waiting = pictures.keys.sorted()
    let known = try DecisionFile(file)?.decisions ?? []
    decisions = Dictionary(
      known.filter { pictures[$0.key] == $0.picture }.map { ($0.key, $0.verb.outcome) },
      uniquingKeysWith: { first, _ in first })
  }

  var entries: [DecisionFile.Entry] {
    decisions.sorted { $0.key < $1.key }.compactMap { key, outcome in
      pictures[key].map {
        DecisionFile.Entry(
          key: key, verb: outcome == .accepted ? .accept : .reject, picture: $0)
      }
    }
  }

  func showing(_ result: SnapshotResult) -> SnapshotResult { result }

  /// Commits do not change while they are looked at.
  mutating func renew() -> [SnapshotResult] { waiting.compactMap { results[$0] } }

  mutating func perform(_ verb: ReviewSession.Verb, on keys: [SnapshotKey]) throws -> [Decision] {
    var next = self
    let changed: [SnapshotKey]
    if verb == .undo {
      changed = next.steps.popLast() ?? []
      for key in changed { next.decisions[key] = nil }
    } else {
      changed = Set(keys).intersection(waiting).subtracting(decisions.keys).sorted()
      for key in changed { next.decisions[key] = verb.outcome }
      if !changed.isEmpty { next.steps.append(changed) }
    }
    guard !changed.isEmpty else { return [] }
    // What cannot be written is not decided.
    try next.write(changed)
    self = next
    return changed.compactMap { key in results[key].map { Decision($0, verb.outcome) } }
  }

  /// Writes the decisions on these snapshots, and leaves those on others that the file has.
  private func write(_ keys: [SnapshotKey]) throws {
    let keys = Set(keys)
    var all = try DecisionFile(file) ?? DecisionFile()
    all.remove(keys)
    all.add(entries.filter { keys.contains($0.key) })
    try all.write(to: file)
  }
}

extension ReviewSession.Verb {
  fileprivate var outcome: Decision.Outcome {
    switch self {
    case .accept: .accepted
    case .reject: .rejected
    case .undo: .undone
    }
  }
}
