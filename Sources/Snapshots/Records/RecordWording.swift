public import LayoutChanges

/// Puts what a store finds into the words that its records keep.
///
/// A store compares values and has no sentences of its own; `SnapReport` has them.
public protocol RecordWording: Sendable {
  /// Returns the record of one change of a layout.
  func record(of change: ViewChange) -> LayoutChange

  /// Returns the message of a record, lines separated by `\n`; nil without notes.
  func message(of notes: [ResultNote]) -> String?
}
