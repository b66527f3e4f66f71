internal import Foundation

/// The views of a table's rows and sections that are kept while causes are proven.
struct KeptTableViews {
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The headers and footers by section.
  fileprivate(set) var headers: [Int: UIView] = [:]
  fileprivate(set) var footers: [Int: UIView] = [:]
}

// While causes are proven, rows leave and enter the visible part; each must get its own cell back, as it was.
extension UITableView {
  /// Whether views that leave the visible part are kept for their rows and sections, instead of reused for others.
  ///
  /// No delegate is told of cells that leave and return: the picture has been drawn.
  package var keepsViews: Bool {
    get { kept != nil }
    set {
      for (_, cell) in (kept?.cells ?? [:]).sorted(by: { $0.key < $1.key }) {
        reuse.give(back: cell)
      }
      kept = newValue ? KeptTableViews() : nil
      for (index, section) in sections.enumerated() where newValue {
        kept?.headers[index] = section.header.view
        kept?.footers[index] = section.footer.view
      }
    }
  }

  /// Keeps the cell of a row that left the visible part; false if views are not kept.
  func keep(_ cell: UITableViewCell, _ path: IndexPath) -> Bool {
    guard keepsViews else { return false }
    kept?.cells[path] = cell
    return true
  }

  /// Gives a header or footer back for reuse, unless it is kept.
  func giveBackHeaderFooter(_ view: UIView) {
    view.removeFromSuperview()
    if !keepsViews { reuse.give(back: view) }
  }
}

extension UITableView {
  /// The style, which only a proof changes.
  var styleOfProof: Style {
    get { style }
    set {
      style = newValue
      setNeedsHeights()
      setNeedsRows()
    }
  }
}
