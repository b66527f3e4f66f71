internal import Foundation

/// What differs between releases of iOS besides colours, which are in ``SystemPalette``.
///
/// `Documentation/SystemVersions.md` has the same table with the source of each number and how sure it is; a test
/// compares the two.
struct SystemMetrics {
  /// What a cell's content view keeps free above and below contents tied to its margins, in points (rule `cell-margin`).
  var cellMargin: CGFloat = 11
  /// The height of a row of a built-in style by itself, in points; nil for a pixel less than a standard row's (rule
  /// `built-in-row-height`).
  var builtInRowHeight: CGFloat?
  /// Whether heights of rows with subtitles are rounded to points.
  var roundsBuiltInRows = false
  /// The width of a chevron before it is rounded up to pixels (rule `chevron-width`).
  var chevronWidth = 10.25
  /// The space above the headers of plain tables, in points (rule `plain-header-padding`).
  var plainHeaderPadding: CGFloat = 22
  /// The height of a progress view of the default style, in points (rule `progress-height`).
  var progressHeight: CGFloat = 4
  /// The size of a switch in points (rule `switch-size`).
  var switchSize = CGSize(width: 51, height: 31)
  /// The height of a slider and what its alignment rectangle leaves out, in points.
  var slider = UISlider.Metrics.system
  /// The heights of text fields beyond their font, in points.
  var textField = UITextField.Metrics.system
  /// The height of a page control in points (rule `page-control-size`).
  var pageControlHeight: CGFloat = 26
  /// What a page control is wider for each page, in points.
  var pageWidth: CGFloat = 17
  /// What a page control is wider than its pages, in points.
  var pageControlSides: CGFloat = 65
  /// The height of a navigation bar without a large title, in points (rule `navigation-bar-height`).
  var navigationBarHeight: CGFloat = 44

  fileprivate static let all = Dictionary(
    uniqueKeysWithValues: SystemVersion.known.map { ($0, SystemMetrics(of: $0)) })

  fileprivate init(of system: SystemVersion) {
    if system < .iOS(15) {
      plainHeaderPadding = 0
      chevronWidth = 11
    }
    if system < .iOS(14) {
      progressHeight = 2
      textField = .system13
      pageControlHeight = 37
      pageWidth = 16
      pageControlSides = -9
    }
    if system >= .iOS(26) {
      cellMargin = 15
      navigationBarHeight = 54
      builtInRowHeight = 51
      roundsBuiltInRows = true
      textField = .system26
      switchSize = CGSize(width: 63, height: 28)
      slider = .system26
    }
  }
}

extension SystemVersion {
  /// The numbers of the release; one that rendering refuses has those known of its neighbours.
  var metrics: SystemMetrics { SystemMetrics.all[self] ?? SystemMetrics(of: self) }
}

extension UIView {
  /// What the system of the view's environment prescribes.
  var systemMetrics: SystemMetrics { traitCollection.systemVersion.metrics }
}
