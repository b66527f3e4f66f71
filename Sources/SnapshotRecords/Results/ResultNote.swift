public import LayoutChanges

/// One fact that explains a record's status, as a value.
///
/// `SnapReport` makes sentences of notes when they are printed.
public enum ResultNote: Codable, Hashable, Sendable {
  /// The picture and its reference differ in size, in points.
  case sizeChange(from: SnapshotResult.Size, to: SnapshotResult.Size)
  /// The causes of the layout's changes.
  case causes([RootCause])
  /// The configurations of a contact sheet that differ, of how many, and those that are new or gone.
  case configurations([ConfigurationChange], of: Int, added: [String], removed: [String])
  /// Views with other pixels that no change of the layout explains, by path.
  case unexplainedPixels(views: [String])
  /// Another engine drew the reference; the layout differs, too.
  case engineChange(from: Engine, to: Engine)
  /// The layout is the same, and the engine that drew the reference draws other pixels.
  case engineDrift
  /// No change of the cell is known, and the engine that drew the reference lays out differently.
  case layoutDrift
  /// The reference has a seal that fits its bytes, and names other pixels than it has.
  case falseSeal
  /// The reference is a digest, and its picture is not on this machine; whether the layout has another digest, too.
  case onlyDigest(isLayoutEqual: Bool)
  /// The reference's file has no layout, so views cannot be compared.
  case noReferenceLayout
  /// Every pixel changed in the same way, which no tolerance accepts.
  case uniformColorChange
  /// The reference is missing, and the run may not record one.
  case noReference
  /// The reference was missing until this run recorded it.
  case firstReference
  /// The artifact passes, and its reference was rewritten because it was not completely equal.
  case passedAndRecorded
  /// The reference of an engine that draws other pixels was rewritten, as the layout is the same.
  case recordedForEngine
  /// The picture is equal, and its reference was rewritten for its layout or diagnostics.
  case refreshed
  /// The reference cannot be read; the reason is a whole sentence.
  case unreadableReference(reason: String)
  /// The reference could not be read, and this run replaced it.
  case replacedReference(reason: String)
  /// The assertion cannot be carried out; the reason is a whole sentence.
  case refusal(reason: String)
  /// A later drawing of the snapshot in this run, counted from 1, differs from the first; no change if only its
  /// pixels do.
  case unstable(drawing: Int, changes: [ViewChange])
  /// Two fixtures use one key.
  case keyConflict(KeyConflict)
  /// The reference of a key that two fixtures use was replaced before the second one was seen.
  case replacedBeforeConflict
}
