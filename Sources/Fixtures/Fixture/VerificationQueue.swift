internal import FileAccess
internal import Foundation
internal import Locks
internal import SnapshotRecords

/// Draws and compares snapshots on a separate thread while the main actor lays out the next cell.
///
/// # Guarantees
/// - Results and failures are in the order of the requests.
/// - Only a few renderings are queued, so that memory does not grow with their number.
/// - While the main actor waits, it lays out what the comparison of a snapshot requests.
/// - If a snapshot cannot be drawn or compared, the others are still verified; after an error of a file that cannot be
///   written nothing more is verified.
final class VerificationQueue: Sendable {
  private struct State {
    var results: [SnapshotResult] = []
    var failures: [String] = []
    var error: (any Error)?
    /// How many requests are not finished.
    var waiting = 0
  }

  /// Enough for either side to continue while the other one handles a slow cell.
  private static let capacity = 4

  private let queue = DispatchQueue(label: "verification of snapshots")
  private let turns: MainActorTurns
  private let state = Lock(State())

  init() { turns = MainActorTurns(of: queue) }

  /// Runs an action that adds snapshots, and waits for all of them.
  ///
  /// - Returns: the results, and why other snapshots could not be drawn.
  /// - Throws: the first error, of a file or of the action.
  @MainActor static func outcome(
    of action: (VerificationQueue) throws -> Void
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    let queue = VerificationQueue()
    do {
      try action(queue)
    } catch {
      // Snapshots already queued are finished, and an earlier snapshot's error takes precedence.
      _ = try queue.outcome()
      throw error
    }
    return try queue.outcome()
  }

  /// Draws and verifies a snapshot after the previous ones; its name is used in failures.
  ///
  /// The main actor runs the last action when both are done.
  ///
  /// - Throws: the error of a previous one.
  @MainActor func add<Artifact: Sendable>(
    _ name: String, draw: @escaping @Sendable () throws -> Artifact,
    verify: @escaping @Sendable (Artifact) throws -> SnapshotResult,
    finally end: @escaping @MainActor @Sendable () -> Void = {}
  ) throws {
    turns.serve { state.withLock { $0.waiting < Self.capacity } }
    state.withLock { $0.waiting += 1 }
    queue.async { [self] in
      defer { finish(end) }
      guard state.withLock({ $0.error == nil }) else { return }
      let artifact: Artifact
      do {
        artifact = try draw()
      } catch {
        return state.withLock { $0.failures.append("\(name): \(error)") }
      }
      do {
        let result = try verify(artifact)
        state.withLock { $0.results.append(result) }
      } catch let error as FileError {
        state.withLock { $0.error = error }
      } catch {
        state.withLock { $0.failures.append("\(name): \(error)") }
      }
    }
    if let error = state.withLock(\.error) { throw error }
  }

  private func finish(_ end: @escaping @MainActor @Sendable () -> Void) {
    turns.later(end)
    state.withLock { $0.waiting -= 1 }
    turns.signal()
  }

  /// Adds the failure of a fixture that could not be laid out.
  func fail(_ message: String) {
    queue.async { [self] in state.withLock { $0.failures.append(message) } }
  }

  /// Waits for all snapshots and returns their results, and why others could not be drawn.
  ///
  /// - Throws: the first error.
  @MainActor func outcome() throws -> (results: [SnapshotResult], failures: [String]) {
    turns.serve { state.withLock { $0.waiting == 0 } }
    queue.sync {}
    return try state.withLock { state in
      if let error = state.error { throw error }
      return (state.results, state.failures)
    }
  }
}
