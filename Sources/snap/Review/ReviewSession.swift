import SnapReport
import SnapshotRecords
import Snapshots
import Terminal

/// The decisions of one review: each is written immediately, and can be undone.
struct ReviewSession: DecisionSession {
  /// A command of the reviewer.
  enum Verb: String, Codable {
    case accept, reject, undo
  }

  typealias Outcome = Decision.Outcome

  private let store: SnapshotStore
  /// The pictures that the reviewer sees.
  private var shown: [SnapshotKey: SnapshotStore.ShownActual]
  /// The snapshots to decide on, by key.
  private(set) var waiting: [SnapshotKey]
  private(set) var decisions: [SnapshotKey: Outcome] = [:]
  /// The files replaced by each step; the last step is undone first.
  private var steps: [[SnapshotStore.BeforeDecision]] = []

  /// Begins a review, before the pictures are read to be shown.
  init(_ store: SnapshotStore, pending: [SnapshotResult]) {
    self.store = store
    waiting = pending.map(\.key)
    shown = store.shownActuals(of: pending)
  }

  /// Returns a pending snapshot as it is shown: one whose picture cannot be read says so, and why.
  func showing(_ result: SnapshotResult) -> SnapshotResult {
    guard case .unreadable(let reason)? = shown[result.key] else { return result }
    var result = result
    result.notes = (result.notes ?? []) + [.refusal(reason: reason)]
    return result
  }

  func shownPicture(of key: SnapshotKey) -> String? {
    if case .picture(let digest)? = shown[key] { digest } else { nil }
  }

  /// Begins to show what is pending now, before the pictures are read to be shown; what is decided stays decided.
  ///
  /// - Returns: the pending snapshots, of which none is decided.
  /// - Throws: `FileError` if a folder cannot be read.
  mutating func renew() throws -> [SnapshotResult] {
    let pending = try store.pending()
    shown.merge(store.shownActuals(of: pending)) { $1 }
    // A later run has compared these anew.
    for result in pending { decisions[result.key] = nil }
    waiting = Set(pending.map(\.key)).union(decisions.keys).sorted()
    return pending
  }

  /// Executes a command on the pending ones of the keys; `undo` undoes the last step.
  ///
  /// - Returns: the outcome of each snapshot, by key.
  mutating func perform(_ verb: Verb, on keys: [SnapshotKey]) throws -> [Decision] {
    let undecided = Set(keys).intersection(waiting).subtracting(decisions.keys)
    switch verb {
    case .accept: return try decide(undecided, by: store.accept(shown:))
    case .reject: return try decide(undecided, by: store.reject(shown:))
    case .undo: return undo()
    }
  }

  private mutating func decide(
    _ keys: Set<SnapshotKey>,
    by action: ([SnapshotKey: SnapshotStore.ShownActual]) throws -> [Decision]
  ) throws -> [Decision] {
    let (before, unreadable) = try store.beforeDecision(on: keys)
    let readable = keys.subtracting(unreadable.map(\.key))
    let made = try action(shown.filter { readable.contains($0.key) }) + unreadable
    let done = made.filter { $0.outcome != .stale }
    for decision in done { decisions[decision.key] = decision.outcome }
    let doneKeys = Set(done.map(\.key))
    if !done.isEmpty { steps.append(before.filter { doneKeys.contains($0.record.key) }) }
    return made
  }

  private mutating func undo() -> [Decision] {
    guard let step = steps.popLast() else { return [] }
    let made = store.undo(step)
    for decision in made where decision.outcome == .undone { decisions[decision.key] = nil }
    // What failed for a full disk can be undone later.
    let failed = zip(step, made).filter { $0.1.isFileFailure }.map(\.0)
    if !failed.isEmpty { steps.append(failed) }
    return made
  }
}

extension Decision {
  /// Whether the reviewer has looked at something that no longer exists.
  fileprivate var showsOldPicture: Bool {
    switch obstacle {
    case .actualChanged, .actualIsGone: true
    default: false
    }
  }
}

extension [Decision] {
  /// Whether something has to be shown anew.
  var showOldPictures: Bool { contains(where: \.showsOldPicture) }

  /// The outcome of a step, in a sentence or two.
  func sentence(for verb: ReviewSession.Verb) -> String {
    let problem = first { $0.outcome == .stale }.map { "\($0.key): \($0.message)" }
    let done = count { $0.outcome != .stale }
    let what =
      switch verb {
      case .accept: "\(done) accepted."
      case .reject: "\(done) rejected."
      case .undo where isEmpty: "Nothing to undo."
      case .undo: "Undone: \(done) \(done == 1 ? "is" : "are") pending again."
      }
    return [isEmpty && verb != .undo ? "Nothing pending there." : what, problem].compactMap { $0 }
      .joined(separator: " ")
  }
}
