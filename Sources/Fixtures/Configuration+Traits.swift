internal import UIKit

extension Configuration {
  /// Runs an action with the configuration's traits as the current ones, as cells see them when they
  /// are made.
  @MainActor public func performAsCurrent<Result>(
    _ action: @MainActor () throws -> Result
  ) rethrows -> Result {
    try traits.performAsCurrent { try action() }
  }
}
