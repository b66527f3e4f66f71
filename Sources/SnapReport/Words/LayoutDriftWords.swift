import NumberText
import SnapshotRecords

/// Frames and lines that differ because another engine laid the reference out.
enum LayoutDriftWords {
  static let ofOne =
    "Nothing of the cell is known to have changed. The engine that drew the reference lays out differently from this one."

  static let title = "The engine lays out differently"

  /// How many of a run's snapshots differ because of the engine: `3 of 3,000`.
  static func summary(_ count: Int, of total: Int) -> String {
    "The engine lays out differently from the one that recorded: \(count.groupedText) of \(total.groupedText). Nothing of their cells "
      + "is known to have changed; look at some of them, then `snap record` records them again."
  }
}
