import Synchronization

/// The keys that a process has verified, to detect two fixtures with one key.
///
/// It is shared by all stores of one process and thread-safe.
public final class KeyRegistry: Sendable {
  private struct Entry {
    let claim: KeyClaim
    var conflict: KeyConflict?
  }

  private let entries = Mutex<[String: Entry]>([:])
  private let preparedFolders = Mutex<Set<String>>([])

  /// Creates an empty registry.
  public init() {}

  /// Claims the key for a fixture, or returns why it cannot.
  ///
  /// The same call site with the same picture is one fixture verified again.
  func take(_ claim: KeyClaim, in folder: String) -> KeyConflict? {
    entries.withLock { entries in
      let place = Self.place(of: claim.key, in: folder)
      guard let first = entries[place] else {
        entries[place] = Entry(claim: claim)
        return nil
      }
      let conflict = KeyConflict(first: first.claim, second: claim)
      if conflict != nil { entries[place]?.conflict = conflict }
      return conflict
    }
  }

  /// Returns a conflict since the key was claimed.
  func conflict(on key: SnapshotKey, in folder: String) -> KeyConflict? {
    entries.withLock { $0[Self.place(of: key, in: folder)]?.conflict }
  }

  /// Returns true once for each folder.
  func isFirstUse(of folder: String) -> Bool {
    preparedFolders.withLock { $0.insert(folder).inserted }
  }

  private static func place(of key: SnapshotKey, in folder: String) -> String {
    "\(folder)/\(key.foldedForFileSystem)"
  }
}
