import Foundation
import Snapshots

/// Ends test processes that work on one snapshot for too long.
///
/// A signal that the process does not expect makes it print its stack before it ends.
final class HangWatch {
  private let store: SnapshotStore
  private let run: String
  private let limit: Int
  /// How long printing a stack may take, in seconds.
  private static let patience = 30.0
  /// What was ended.
  private(set) var ended: [WorkInProgress] = []

  init(_ store: SnapshotStore, run: String, limit: Int) {
    self.store = store
    self.run = run
    self.limit = limit
  }

  /// Looks at the notes of this run; called some times a second.
  func look() {
    // Without a readable folder there is nothing to watch; the run itself reports that.
    guard limit > 0, let works = try? store.workInProgress() else { return }
    for work in works where work.run == run && work.process > 1 {
      guard let last = store.lastProgress(of: work) else { continue }
      let seconds = Date().timeIntervalSince(last)
      if !ended.contains(where: { $0.process == work.process }), seconds > Double(limit) {
        ended.append(work)
        kill(work.process, SIGABRT)
      } else if seconds > Double(limit) + Self.patience {
        kill(work.process, SIGKILL)
      }
    }
  }
}
