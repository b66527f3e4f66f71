internal import Foundation

/// The look of a table's index, and its titles.
struct SectionIndexStyle {
  var minimumRowCount = 0
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
  /// What the data source returned when it was read last.
  var titles: [String] = []
  var view: SectionIndexView?
}

extension UITableView {
  /// The number of rows from which on the index is shown; 0 by default.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { sectionIndexStyle.minimumRowCount }
    set {
      sectionIndexStyle.minimumRowCount = newValue
      setNeedsRows()
    }
  }

  /// The colour of the index's titles; nil, the default, for the tint.
  public var sectionIndexColor: UIColor? {
    get { sectionIndexStyle.color }
    set {
      sectionIndexStyle.color = newValue
      setNeedsRows()
    }
  }

  /// The colour behind the index; nil, the default, for none.
  public var sectionIndexBackgroundColor: UIColor? {
    get { sectionIndexStyle.background }
    set {
      sectionIndexStyle.background = newValue
      setNeedsRows()
    }
  }

  /// The colour behind the index while it is touched, which no snapshot shows.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { sectionIndexStyle.trackingBackground }
    set { sectionIndexStyle.trackingBackground = newValue }
  }

  /// Reads the index's titles from the data source again.
  public func reloadSectionIndexTitles() {
    sectionIndexStyle.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    setNeedsRows()
  }

  /// Whether the index is shown: in a plain table with titles and enough rows.
  private var showsSectionIndex: Bool {
    style == .plain && !sectionIndexStyle.titles.isEmpty
      && sections.reduce(0) { $0 + $1.rows.count } >= sectionIndexStyle.minimumRowCount
  }

  /// The room that the index takes from rows, in points.
  var sectionIndexWidth: CGFloat { showsSectionIndex ? SectionIndexView.width : 0 }

  /// Shows the index beside the visible rows, or removes it.
  func placeSectionIndex() {
    guard showsSectionIndex else {
      sectionIndexStyle.view?.removeFromSuperview()
      sectionIndexStyle.view = nil
      return
    }
    let view = sectionIndexStyle.view ?? SectionIndexView(frame: .zero)
    sectionIndexStyle.view = view
    if view.superview !== self { addSubview(view) }
    view.show(
      sectionIndexStyle.titles, color: sectionIndexStyle.color,
      background: sectionIndexStyle.background)
    let inset = adjustedContentInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? bounds.minX : bounds.maxX - SectionIndexView.width
    view.frame = CGRect(
      x: x, y: bounds.minY + inset.top, width: SectionIndexView.width,
      height: max(0, bounds.height - inset.top - inset.bottom))
  }
}
