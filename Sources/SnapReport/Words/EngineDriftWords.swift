import NumberText
import SnapshotRecords

/// Pixels that differ because another engine drew the reference.
enum EngineDriftWords {
  static let ofOne =
    "The layout is the same. The engine that drew the reference draws other pixels than this one; `snap record --mode engine` "
    + "records such references again."

  static let recorded =
    "The layout is the same; the reference was recorded again, as another engine had drawn it."

  static let title = "The engine draws other pixels, same layout"

  /// How many of a run's snapshots differ because of the engine: `3 of 3,000`.
  static func summary(_ count: Int, of total: Int) -> String {
    "The engine draws other pixels than the one that recorded: \(count.groupedText) of \(total.groupedText). Their layouts are the same; "
      + "`snap record --mode engine` records them again."
  }
}
