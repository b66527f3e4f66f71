internal import Synchronization

/// A property of a global object whose value is in ``ProcessState``: what a test sets ends with the test.
@propertyWrapper package final class Kept<Value> {
  /// Which scope a change belongs to.
  package enum Use: Sendable {
    /// The scope of the test, or the process if a one-time initializer makes it.
    case setting
    /// That of the test: what comes and goes with what the test does, and too often to look for an initializer.
    case progress
  }

  private struct Box { let value: Value }

  private let standard: Value
  private let use: Use
  private let isSet = Atomic(false)
  private var key: ObjectIdentifier { ObjectIdentifier(self) }

  /// Creates a property with a value for all who have set no other.
  package init(wrappedValue: Value, _ use: Use = .setting) {
    standard = wrappedValue
    self.use = use
  }

  deinit { if !isUnset { ProcessState.shared.removeAll(of: key) } }

  /// The value for the test that runs.
  package var wrappedValue: Value {
    get { isUnset ? standard : layers.first ?? standard }
    set { self[use == .setting ? .ofSettings : .current] = newValue }
  }

  /// Whether nothing was ever set, by whichever test; takes next to no time.
  package var isUnset: Bool { !isSet.load(ordering: .relaxed) }

  /// What was set for the test that runs and around it, the innermost scope first.
  package var layers: [Value] { unboxed(ProcessState.shared.values(of: key)) }

  /// What was set for a scope and around it, the innermost first.
  package func layers(in scope: TestScope) -> [Value] {
    unboxed(ProcessState.shared.values(of: key, in: scope))
  }

  /// What was set in exactly this scope; nil for nothing.
  package subscript(scope: TestScope) -> Value? {
    get { (ProcessState.shared[key, scope] as? Box)?.value }
    set {
      isSet.store(true, ordering: .relaxed)
      ProcessState.shared[key, scope] = newValue.map { Box(value: $0) }
    }
  }

  private func unboxed(_ values: [Any]) -> [Value] { values.compactMap { ($0 as? Box)?.value } }
}
