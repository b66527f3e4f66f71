/// The name of what this process is verifying, for a message that ends it.
///
/// There is one, as a process ends once, and what ends it has no other place to learn of it: a view knows no fixture.
package enum PresentWork {
  private static let place = Lock<String?>(nil)

  /// The snapshots and the place of their assertion, such as `RowTests/wraps (Tests/RowTests.swift:7)`; nil for none.
  package static var name: String? {
    get { place.withLock(\.self) }
    set { place.withLock { $0 = newValue } }
  }

  /// Returns a message that begins with the name.
  package static func named(_ message: String) -> String {
    name.map { "\($0): \(message)" } ?? message
  }
}
