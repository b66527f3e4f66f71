internal import Foundation

/// What UIKit keeps for the process where Apple's API has a global: appearance, the app's badge, what was copied.
///
/// What is set while no test runs holds for all tests. What a suite or a test sets lies over it and ends with it, so
/// that neither the order of tests nor their processes can change a picture. ``Kept`` properties are the way to it.
///
/// Everything is reached only under the lock.
package final class ProcessState: @unchecked Sendable {
  /// The only one.
  package static let shared = ProcessState()

  private let lock = NSLock()
  private var layers: [TestScope: [ObjectIdentifier: Any]] = [:]

  /// What is kept under a key for the test that runs, the innermost scope first.
  func values(of key: ObjectIdentifier) -> [Any] {
    // Finding out which test runs takes longer than all the rest.
    let isOfProcess =
      TestScope.known == nil && lock.withLock { layers.keys.allSatisfy { $0 == .process } }
    return values(of: key, in: isOfProcess ? .process : .current)
  }

  /// What is kept under a key for a scope and those around it, the innermost first.
  func values(of key: ObjectIdentifier, in scope: TestScope) -> [Any] {
    lock.withLock { scope.withOuter.compactMap { layers[$0]?[key] } }
  }

  subscript(key: ObjectIdentifier, scope: TestScope) -> Any? {
    get { lock.withLock { layers[scope]?[key] } }
    set {
      // What is released may ask for something itself, and would wait for the lock.
      let old = lock.withLock {
        let old = layers[scope]?[key]
        layers[scope, default: [:]][key] = newValue
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  /// Forgets what was set in a scope that has ended.
  package func end(_ scope: TestScope) {
    let ended = lock.withLock { layers.removeValue(forKey: scope) }
    withExtendedLifetime(ended) {}
  }

  func removeAll(of key: ObjectIdentifier) {
    let removed = lock.withLock { layers.keys.map { layers[$0]?.removeValue(forKey: key) } }
    withExtendedLifetime(removed) {}
  }
}
