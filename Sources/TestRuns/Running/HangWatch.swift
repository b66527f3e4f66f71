import Foundation
import Processes
package import SnapshotRecords
import Snapshots

/// Ends test processes that work on one snapshot, or on no snapshot without an event, for too long from their start on.
///
/// A signal that the process does not expect makes it print its stack before it ends.
final class HangWatch {
  private let store: SnapshotStore
  private let run: String
  private let limit: Int
  private let job: Shard?
  private let events: EventStream?
  /// How long printing a stack may take, in seconds.
  private static let patience = 30.0
  /// What was ended.
  private(set) var ended: [WorkInProgress] = []
  /// Whether processes were ended that worked on no snapshot.
  private(set) var hasEndedSilence = false
  /// When a snapshot was worked on last; at first the start.
  private var lastWork = Date()

  /// Watches the processes of a run, or of one of the jobs that share it.
  init(
    _ store: SnapshotStore, run: String, job: Shard?, limit: Int, events: EventStream? = nil
  ) {
    self.store = store
    self.job = job
    self.run = run
    self.limit = limit
    self.events = events
  }

  /// Looks at the notes of this run, and at a process of tests; called some times a second.
  func look(at process: Int32) { look(outside: process) }

  /// Looks at the notes of this run; called some times a second.
  func look() { look(outside: nil) }

  private func look(outside tests: Int32?) {
    // Without a readable folder there is nothing to watch; the run itself reports that.
    guard limit > 0, let all = try? store.workInProgress() else { return }
    let works = all.filter { $0.isOf(run, job) && $0.process > 1 }
    for work in works {
      guard let last = store.lastProgress(of: work) else { continue }
      let isNew = !ended.contains { $0.process == work.process }
      if end(work.process, silentFor: Date().timeIntervalSince(last), isNew: isNew), isNew {
        ended.append(work)
      }
    }
    if !works.isEmpty {
      lastWork = Date()
    } else if let tests {
      lookOutside(tests)
    }
  }

  /// Looks at tests outside of assertions: before the first event, the start counts.
  private func lookOutside(_ process: Int32) {
    let event = events?.lastEvent
    let silence = Date().timeIntervalSince(max(event ?? lastWork, lastWork))
    guard silence > Double(event == nil ? StartLimit.seconds(for: limit) : limit) else { return }
    let isNew = !hasEndedSilence
    // What the tests wait for is not part of the run, and would go on without them.
    if isNew { ProcessTree(of: process).kill(besides: process) }
    _ = end(process, silentFor: silence, isNew: isNew)
    hasEndedSilence = true
  }

  /// Ends a process by a signal, and after some time by one that it cannot handle; returns whether it is too late.
  private func end(_ process: Int32, silentFor seconds: Double, isNew: Bool) -> Bool {
    guard seconds > Double(limit) else { return false }
    if isNew {
      kill(process, SIGABRT)
    } else if seconds > Double(limit) + Self.patience {
      kill(process, SIGKILL)
    }
    return true
  }
}

extension WorkInProgress {
  /// Whether it belongs to a run, and to one of the jobs that share it.
  package func isOf(_ run: String, _ job: Shard?) -> Bool {
    self.run == run && self.job == job?.description
  }
}
