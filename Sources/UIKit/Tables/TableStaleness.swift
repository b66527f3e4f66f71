internal import Foundation

/// The cost of measuring rows.
package struct TableMeasurements: Sendable {
  /// How often the data source created a cell.
  package var cells = 0
  /// How often a cell was measured.
  package var measured = 0
}

/// The parts of a table that must be updated before it is shown.
struct TableStaleness {
  /// The data source must be reloaded.
  var data = true
  /// Heights must be requested and measured again.
  var heights = true
  /// Cells must be placed again, although they have not changed.
  var rows = true
  /// The rows whose content has changed since they were measured.
  var contents: Set<IndexPath> = []
  var width: CGFloat = -1
  var traits: UITraitCollection?
}
