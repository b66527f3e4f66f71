#if !canImport(Darwin)
internal import UIKit

/// Numbers the snapshots of a test that have no name, from 1, as other libraries do.
@MainActor package enum SuiteCounter {
  @Kept(.progress) private static var counts: [String: Int] = [:]

  /// Returns the next number of a test of a file.
  package nonisolated static func next(in file: String, _ test: String) -> Int {
    MainActorBridge.run {
      let key = "\(file) \(test)"
      let number = (counts[key] ?? 0) + 1
      counts[key] = number
      return number
    }
  }
}
#endif
