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
