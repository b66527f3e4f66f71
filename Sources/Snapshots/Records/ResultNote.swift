public import LayoutChanges

/// What a record's message says besides its numbers, as a value.
///
/// A ``RecordWording`` puts notes into words.
public enum ResultNote: Hashable, Sendable {
  /// The picture has another size than its reference, in points.
  case sizeChange(from: SnapshotResult.Size, to: SnapshotResult.Size)
  /// What brought the changes of the layout about.
  case causes([RootCause])
  /// Another version of the engine drew the reference.
  case engineChange(from: String, to: String)
  /// The reference's file has no layout, so views cannot be compared.
  case noReferenceLayout
  /// Every pixel changed alike, which no tolerance accepts.
  case uniformColorChange
  /// The lines in which two texts differ.
  case lineChanges(LineDifference)
  /// There is no reference, and the run may not record one.
  case noReference
  /// There was no reference until this run recorded it.
  case firstReference
  /// The artifact passes, and its reference was rewritten because it was not equal in everything.
  case passedAndRecorded
  /// The reference cannot be read; the reason is a whole sentence.
  case unreadableReference(reason: String)
  /// The reference could not be read, and this run replaced it.
  case replacedReference(reason: String)
  /// The assertion cannot be carried out; the reason is a whole sentence.
  case refusal(reason: String)
  /// Two fixtures use one key.
  case keyConflict(KeyConflict)
}
