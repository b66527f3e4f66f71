import NumberText
import SnapshotRecords

/// How the engine that drew a reference differs from the one that drew the picture.
struct EngineChangeWords {
  let text: String

  init(from old: Engine, to new: Engine) {
    let isOtherLayout = old.fingerprint?.layouts != new.fingerprint?.layouts
    text =
      if old.name != new.name {
        "The reference was drawn by \(old.name), this picture by \(new.name)."
      } else if isOtherLayout {
        "The engine that drew the reference lays out differently from this one."
      } else {
        "The engine that drew the reference draws other pixels than this one."
      }
  }
}

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
