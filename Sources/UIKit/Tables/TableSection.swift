internal import Foundation

/// The geometry of a section, from its top.
struct TableSection {
  var rows: RowHeights
  var header = HeaderFooter()
  var footer = HeaderFooter()

  /// A header or footer.
  struct HeaderFooter {
    /// The distance above it.
    var padding: CGFloat = 0
    var height: CGFloat = 0
    var view: UIView?
  }

  var headerTop: CGFloat { header.padding }
  var rowsTop: CGFloat { header.padding + header.height }
  var footerTop: CGFloat { rowsTop + rows.total + footer.padding }
  var height: CGFloat { footerTop + footer.height }
}
