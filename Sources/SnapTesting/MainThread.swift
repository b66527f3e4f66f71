internal import Foundation

/// Runs work on the main actor from a synchronous test, whichever thread the framework runs it on.
///
/// Views belong to the main actor. XCTest calls synchronous tests on the main thread, Swift Testing
/// calls those without `@MainActor` on another one while the main thread is idle.
func onMainActor<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
  if Thread.isMainThread { return MainActor.assumeIsolated(work) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}
