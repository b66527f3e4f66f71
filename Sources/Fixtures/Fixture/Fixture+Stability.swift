internal import LayoutChanges
internal import LayoutModel
internal import SnapshotRecords
internal import SnapshotReferences

extension Fixture {
  /// Draws the fixture again and compares each drawing with the first.
  ///
  /// A fixture that is not a single view, such as a table's sizes, is drawn only once.
  ///
  /// - Parameters:
  ///   - first: the first drawing.
  ///   - configuration: its configuration.
  ///   - drawings: how many there are, with the first.
  /// - Returns: what differs in the first drawing that does, and a view in which; nil if all are equal.
  /// - Throws: the error of creating or drawing the cell.
  func instability(
    of first: Inspection, in configuration: Configuration, drawings: Int
  ) throws -> (view: String, note: ResultNote)? {
    guard drawings > 1, let rendering = first.rendering else { return nil }
    let snapshot = try rendering.snapshot()
    for drawing in 2...drawings {
      guard let again = try make(configuration).rendering else { continue }
      defer { again.views.forget() }
      let other = try again.snapshot()
      let changes = LayoutComparison(from: snapshot.layout, to: other.layout).changes
      if !changes.isEmpty || other.bitmap != snapshot.bitmap {
        let view = changes.first?.view ?? rendering.tree.name
        return (view, .unstable(drawing: drawing, changes: changes))
      }
    }
    return nil
  }
}
