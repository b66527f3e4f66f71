internal import Foundation
internal import InterfaceBuilder

extension ViewDescription {
  static let tableView = ViewDescription(
    UITableView.self, "table", inherits: .scrollView, hasContentSize: false,
    slots: [
      "tableHeaderView": { $0.tableHeaderView = $1 },
      "tableFooterView": { $0.tableFooterView = $1 },
      "backgroundView": { $0.backgroundView = $1 },
    ]
  ) { model, table, nib in
    let element = model.element
    table.rowHeight = element.height("rowHeight")
    table.estimatedRowHeight = element.height("estimatedRowHeight")
    table.sectionHeaderHeight = element.height("sectionHeaderHeight")
    table.sectionFooterHeight = element.height("sectionFooterHeight")
    table.separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
    if let inset = element.edgeInsets("separatorInset") { table.separatorInset = inset }
    if let color = nib.color("separatorColor", of: element) { table.separatorColor = color }
    table.allowsSelection = element["allowsSelection"] != "NO"
    table.allowsSelectionDuringEditing = element["allowsSelectionDuringEditing"] == "YES"
    table.allowsMultipleSelection = element["allowsMultipleSelection"] == "YES"
    nib.applyStaticContent(of: element, to: table)
  }
}

extension NibBuilder {
  fileprivate func applyStaticContent(of element: IBElement, to table: UITableView) {
    guard element["dataMode"] == "static" else { return }
    if owner?.object is UITableViewController {
      table.staticContent = StaticTableContent(element)
    } else if owner != nil {
      note(element, .leftOut(.staticCells))
    }
  }
}

extension IBElement {
  /// A height in a table; missing or negative ones are automatic.
  fileprivate func height(_ attribute: String) -> CGFloat {
    measure(attribute).flatMap { $0 >= 0 ? $0 : nil } ?? UITableView.automaticDimension
  }
}
