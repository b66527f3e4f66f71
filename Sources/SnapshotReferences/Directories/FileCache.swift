package import FileAccess
package import Foundation
import Locks

/// What was read from files, until other files are in their places.
package final class FileCache<Value: Sendable>: Sendable {
  private struct Entry {
    var identity: FileIdentity
    var value: Value
  }

  private let entries = Lock<[String: Entry]>([:])

  package init() {}

  /// Returns the value of a file, which is read only if another one was there before.
  ///
  /// - Parameters:
  ///   - path: the path of the file; one that does not exist is not remembered.
  ///   - read: reads it.
  /// - Returns: the value.
  /// - Throws: what reading throws.
  package func value(at path: String, reading read: () throws -> Value) rethrows -> Value {
    // Before it is read: a file that comes later is noticed the next time.
    guard let identity = FileIdentity(path: path) else { return try read() }
    if let entry = entries.withLock({ $0[path] }), entry.identity == identity {
      return entry.value
    }
    let value = try read()
    entries.withLock { $0[path] = Entry(identity: identity, value: value) }
    return value
  }

  /// Changes the value of a file as this process has just changed the file itself, which saves reading it again.
  ///
  /// - Parameters:
  ///   - file: the file, which nobody else can change during the call.
  ///   - identity: what it was before; the value of another one is forgotten.
  ///   - change: does to the value what was done to the file.
  package func follow(_ file: URL, from identity: FileIdentity, _ change: (inout Value) -> Void) {
    let new = FileIdentity(of: file)
    entries.withLock { entries in
      // Taken out, so that it is changed in place and not copied.
      guard var entry = entries.removeValue(forKey: file.path), entry.identity == identity,
        let new
      else { return }
      change(&entry.value)
      entry.identity = new
      entries[file.path] = entry
    }
  }
}
