import FileAccess
import Foundation
import Locks

/// The work of this process by folder of notes, shared by all its stores.
final class WorkRegistry: Sendable {
  /// What is being verified, and the file that says so.
  struct Desk {
    var work: WorkInProgress?
    var file: NoteFile?
  }

  private let desks = Lock<[String: Desk]>([:])

  /// Changes the work of a folder, and notes it while no other thread can change it.
  func update(
    _ folder: String, _ change: (inout WorkInProgress?) -> Void,
    then note: (inout Desk) throws -> Void
  ) rethrows {
    try desks.withLock { desks in
      change(&desks[folder, default: Desk()].work)
      try note(&desks[folder, default: Desk()])
    }
  }
}
