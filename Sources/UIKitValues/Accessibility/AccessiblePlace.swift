/// Where an accessibility element is among others, as far as VoiceOver says it.
package enum AccessiblePlace: Hashable, Sendable {
  /// One of a row of choices; the first has the index 1.
  case series(index: Int, count: Int)
  /// A tab; the first has the index 1.
  case tab(index: Int, count: Int)
  case startOfList
  case endOfList
  case startOfLandmark
  case endOfLandmark
  case cell(TableCell)

  /// A cell of a data table.
  package struct TableCell: Hashable, Sendable {
    /// From 0; nil if the table does not say.
    package var row: Int?
    /// From 0; nil if the table does not say.
    package var column: Int?
    /// The number of rows that it spans.
    package var height = 1
    /// The number of columns that it spans.
    package var width = 1
    package var isFirstInRow = false
    package var headers: [Header] = []

    package init() {}
  }

  /// What is said of a header before a cell.
  package struct Header: Hashable, Sendable {
    package var label: String?
    package var value: String?

    package init(label: String?, value: String?) { (self.label, self.value) = (label, value) }
  }
}
