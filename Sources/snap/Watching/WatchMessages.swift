import SnapshotRecords

/// What the process that draws is asked, a line of JSON.
enum WatchRequest: Codable {
  /// Reads a cell file or an Interface Builder file, and finds the snapshots to draw.
  case read(file: String, suite: String, Scope)
  /// Draws snapshots of a file that was read, and compares them with the last state.
  case draw(file: String, keys: [SnapshotKey])
  /// Compares snapshots of a file that was read with their references.
  case compare(file: String, keys: [SnapshotKey])

  /// Which snapshots of a file that is read may look different.
  enum Scope: Codable, Equatable {
    case all
    /// Those of cells that are not as when the file was last read.
    case changes
    /// Those of cells that name one of some things, such as a picture of a catalogue.
    case naming([String])
  }
}

/// What the process that draws answers.
struct WatchAnswer: Codable {
  /// All snapshots of the file, in its order.
  var keys: [SnapshotKey] = []
  /// Those that may look different from before.
  var changed: [SnapshotKey] = []
  /// The Interface Builder files that a cell file names.
  var sources: [String] = []
  /// The snapshots that were drawn or compared.
  var results: [SnapshotResult] = []
  /// Why the file, or some of its fixtures, cannot be drawn.
  var problems: [String] = []
}
