import FileAccess
import Foundation
import Locks

/// What was read from files, until other files are in their places.
final class FileCache<Value: Sendable>: Sendable {
  private struct Entry {
    let identity: FileIdentity
    let value: Value
  }

  private let entries = Lock<[String: Entry]>([:])

  /// Creates an empty cache.
  init() {}

  /// Returns the value of a file, which is read only if another one was there before.
  ///
  /// - Parameters:
  ///   - file: the file; one that does not exist is not remembered.
  ///   - read: reads it.
  /// - Returns: the value.
  /// - Throws: what reading throws.
  func value(of file: URL, reading read: () throws -> Value) rethrows -> Value {
    // Before it is read: a file that comes meanwhile is noticed the next time.
    guard let identity = FileIdentity(of: file) else { return try read() }
    if let entry = entries.withLock({ $0[file.path] }), entry.identity == identity {
      return entry.value
    }
    let value = try read()
    entries.withLock { $0[file.path] = Entry(identity: identity, value: value) }
    return value
  }
}
