internal import Dispatch
internal import Foundation

#if !canImport(Darwin)
internal import UIKit
#endif

/// Runs work on the main actor from a synchronous test, wherever the framework runs it.
///
/// Views belong to the main actor. XCTest calls synchronous tests on the main thread. Swift Testing
/// calls those without `@MainActor` elsewhere, and those with it on the main queue, which on Linux
/// may be served by another thread than the main one.
enum MainActorBridge {
  static func run<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    #if canImport(Darwin)
    runOnMainActor(work)
    #else
    // Another thread does not know the test.
    TestScope.$known.withValue(.current) { runOnMainActor(work) }
    #endif
  }

  private static func runOnMainActor<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    if Thread.isMainThread || isOnMainQueue { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  private static var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
