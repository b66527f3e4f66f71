/// The look of a table's index, which is not drawn.
struct SectionIndexStyle {
  var minimumRowCount = 0
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
}

extension UITableView {
  /// The number of rows from which on the index is shown; the index is not drawn.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndexStyle.minimumRowCount }
    set { sectionIndexStyle.minimumRowCount = newValue }
  }

  /// The colour of the index's text; the index is not drawn.
  public var sectionIndexColor: UIColor? {
    get { sectionIndexStyle.color }
    set { sectionIndexStyle.color = newValue }
  }

  /// The colour behind the index; the index is not drawn.
  public var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndexStyle.background }
    set { sectionIndexStyle.background = newValue }
  }

  /// The colour behind the index while it is touched; the index is not drawn.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndexStyle.trackingBackground }
    set { sectionIndexStyle.trackingBackground = newValue }
  }

  /// Does nothing, as the index is not drawn.
  public func reloadSectionIndexTitles() {}
}
