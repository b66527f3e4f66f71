internal import Foundation
internal import Snapshots
internal import Synchronization

/// Draws and compares snapshots on a thread of its own, while the main actor lays out the next cell.
///
/// # Guarantees
/// - Results and failures come in the order in which they were asked for.
/// - A few renderings wait at most, so that memory does not grow with their number.
/// - A snapshot that cannot be drawn leaves the others to be verified; after an error of the store
///   nothing further is done.
final class VerificationQueue: Sendable {
  private struct State {
    var results: [SnapshotResult] = []
    var failures: [String] = []
    var error: SnapshotsError?
  }

  /// Enough for each side to go on while the other one meets a cell that takes it longer.
  private static let capacity = 4

  private let queue = DispatchQueue(label: "verification of snapshots")
  private let room = DispatchSemaphore(value: capacity)
  private let state = Mutex(State())

  /// Runs an action that adds snapshots, and waits for all of them.
  ///
  /// - Returns: the results, and why other snapshots could not be drawn.
  /// - Throws: the first error, of a snapshot or of the action.
  static func outcome(
    of action: (VerificationQueue) throws -> Void
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    let queue = VerificationQueue()
    do {
      try action(queue)
    } catch {
      // What was begun is finished, and an error of a snapshot before this one comes first.
      _ = try queue.outcome()
      throw error
    }
    return try queue.outcome()
  }

  /// Verifies a snapshot as soon as those before it are done; its name is for failures.
  ///
  /// - Throws: the error of one before it.
  func add(_ name: String, _ verify: @escaping @Sendable () throws -> SnapshotResult) throws {
    room.wait()
    queue.async { [self] in
      defer { room.signal() }
      guard state.withLock({ $0.error == nil }) else { return }
      do {
        let result = try verify()
        state.withLock { $0.results.append(result) }
      } catch let error as SnapshotsError {
        state.withLock { $0.error = error }
      } catch {
        state.withLock { $0.failures.append("\(name): \(error)") }
      }
    }
    if let error = state.withLock(\.error) { throw error }
  }

  /// Adds the failure of what could not even be laid out.
  func fail(_ message: String) {
    queue.async { [self] in state.withLock { $0.failures.append(message) } }
  }

  /// Waits for all snapshots and returns their results, and why others could not be drawn.
  ///
  /// - Throws: the first error.
  func outcome() throws -> (results: [SnapshotResult], failures: [String]) {
    queue.sync {}
    return try state.withLock { state in
      if let error = state.error { throw error }
      return (state.results, state.failures)
    }
  }
}
