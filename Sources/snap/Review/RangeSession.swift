import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences

/// Decisions on what two commits draw differently: they are kept in a file, and change no reference.
struct RangeSession: DecisionSession {
  private struct Shown {
    let result: SnapshotResult
    /// The digest of the picture.
    let picture: String
  }

  let waiting: [SnapshotKey]
  private(set) var decisions: [SnapshotKey: Decision.Outcome]
  private let shown: [SnapshotKey: Shown]
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
    var shown: [SnapshotKey: Shown] = [:]
    for result in results where shown[result.key] == nil {
      guard let data = result.actual.flatMap(source.data) else { continue }
      shown[result.key] = Shown(result: result, picture: ReferenceFile.digest(of: data))
    }
    self.shown = shown
    waiting = shown.keys.sorted()
    decisions = [:]
    for entry in try DecisionFile(file)?.decisions ?? []
    where shown[entry.key]?.picture == entry.picture {
      decisions[entry.key] = entry.verb.outcome
    }
  }

  func shownPicture(of key: SnapshotKey) -> String? { shown[key]?.picture }

  func showing(_ result: SnapshotResult) -> SnapshotResult { result }

  /// Commits do not change while they are looked at.
  mutating func renew() -> [SnapshotResult] { waiting.compactMap { shown[$0]?.result } }

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
    return changed.compactMap { key in shown[key].map { Decision($0.result, verb.outcome) } }
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
