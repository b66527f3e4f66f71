public import LayoutChanges

/// Turns the findings of a store into the sentences of its records.
///
/// A store compares values and contains no sentences; `SnapReport` provides them.
public protocol RecordWording: Sendable {
  /// Returns the record of one change of a layout.
  func record(of change: ViewChange) -> LayoutChange

  /// Returns the message of a record, lines separated by `\n`; nil without notes.
  func message(of notes: [ResultNote]) -> String?
}
