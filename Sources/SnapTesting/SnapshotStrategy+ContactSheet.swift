#if !canImport(Darwin)
internal import Fixtures
public import ImageComparison

extension SnapshotStrategy {
  /// One picture of the view in every configuration of a matrix, each below its name.
  public static var contactSheet: SnapshotStrategy { contactSheet() }

  /// One picture of the view in every configuration of a matrix, each below its name, in reading order.
  ///
  /// ```swift
  /// assertSnapshots(
  ///   of: makeCell, over: .dynamicTypeSizes * .appearances(.light, .dark),
  ///   as: .contactSheet(columns: 2))
  /// ```
  ///
  /// It is stored as `Suite/Fixture.contactSheet@2x.png`, at the largest scale of the matrix. A failure names the
  /// configurations that changed; those that only moved on the sheet have not.
  ///
  /// - Parameters:
  ///   - columns: the number of cells in a row, at least 1; nil for as many as fit into 1360 points.
  ///   - options: which pixels count as different, and how many are accepted; by default every pixel must be equal.
  /// - Returns: the strategy.
  public static func contactSheet(
    columns: Int? = nil, comparing options: ComparisonOptions = .exact
  ) -> SnapshotStrategy {
    precondition(columns ?? 1 >= 1, "A contact sheet has at least one column.")
    var content = SnapshotContent.image(comparing: options, masking: [])
    content.sheet = ContactSheet.Style(columns: columns, comparison: options)
    return SnapshotStrategy(content: content, configuration: Configuration())
  }
}
#endif
