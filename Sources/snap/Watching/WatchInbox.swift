import Locks
import Serving
import SnapReport
import SnapshotRecords

/// What happens while files are watched, for the page and the terminal.
enum WatchEvent: Sendable {
  /// Files were saved, by their names in the package.
  case saved([String])
  case drawn([WatchPage.Snapshot], file: String)
  /// The same snapshots, with what they differ in from their references.
  case compared([WatchPage.Snapshot], file: String)
  /// A file has these snapshots and no other ones.
  case kept(Set<SnapshotKey>, file: String)
  /// Why a file, or a part of it, cannot be drawn; empty if all of it can.
  case problems([String], file: String)
  case findings([WatchPage.Finding], file: String)
  /// All that a save affects is drawn.
  case done(WatchSave)
  /// The tests are being built, to be verified.
  case building
  /// How many folders the system does not tell of.
  case unwatched(Int)
}

/// What came of a save.
struct WatchSave: Sendable {
  /// The names of the files; empty at the start.
  var files: [String]
  var drawn = 0
  /// How many pictures are other ones than before.
  var changed = 0
  /// Whether a file could not be drawn.
  var hasProblem = false
  var milliseconds = 0
}

/// Takes what happens on other threads to the server's.
final class WatchInbox: Sendable {
  let bell: ServerBell
  private let events = Lock<[WatchEvent]>([])

  init() throws(ServingError) { bell = try ServerBell() }

  func send(_ event: WatchEvent) {
    events.withLock { $0.append(event) }
    bell.ring()
  }

  /// Returns what has come since the last call, in order.
  func take() -> [WatchEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
