internal import Foundation
internal import InterfaceBuilder

// What the file says of scroll views, tables and collections, in UIKit's terms.
extension NibBuilder {
  func applyScrolling(_ model: IBView, to view: UIView) {
    guard ["scrollView", "tableView", "collectionView"].contains(model.element.name),
      let view = view as? UIScrollView
    else { return }
    let element = model.element
    if view.sizesContentByConstraints { _ = view.contentLayoutGuide }
    view.alwaysBounceVertical = element["alwaysBounceVertical"] == "YES"
    view.alwaysBounceHorizontal = element["alwaysBounceHorizontal"] == "YES"
    view.showsVerticalScrollIndicator = element["showsVerticalScrollIndicator"] != "NO"
    view.showsHorizontalScrollIndicator = element["showsHorizontalScrollIndicator"] != "NO"
    view.isScrollEnabled = element["scrollEnabled"] != "NO"
    view.bounces = element["bounces"] != "NO"
    view.isPagingEnabled = element["pagingEnabled"] == "YES"
    if let inset = element.edgeInsets("contentInset") { view.contentInset = inset }
    switch view {
    case let table as UITableView: apply(element, to: table)
    case let collection as UICollectionView: apply(element, to: collection)
    default: break
    }
  }

  private func apply(_ element: IBElement, to table: UITableView) {
    table.rowHeight = element.height("rowHeight")
    table.estimatedRowHeight = element.height("estimatedRowHeight")
    table.sectionHeaderHeight = element.height("sectionHeaderHeight")
    table.sectionFooterHeight = element.height("sectionFooterHeight")
    table.separatorStyle = element["separatorStyle"] == "none" ? .none : .singleLine
    if let inset = element.edgeInsets("separatorInset") { table.separatorInset = inset }
    if let color = document.color("separatorColor", of: element) {
      table.separatorColor = self.color(color, element)
    }
    table.allowsSelection = element["allowsSelection"] != "NO"
    table.allowsMultipleSelection = element["allowsMultipleSelection"] == "YES"
    guard element["dataMode"] == "static" else { return }
    if owner?.object is UITableViewController {
      table.staticContent = StaticTableContent(element)
    } else if owner != nil {
      note(element, .leftOut(.staticCells))
    }
  }

  private func apply(_ element: IBElement, to collection: UICollectionView) {
    collection.allowsSelection = element["allowsSelection"] != "NO"
    collection.allowsMultipleSelection = element["allowsMultipleSelection"] == "YES"
  }

  // MARK: Views within tables and collections

  /// Places a view that a table or collection holds by its key; returns whether it does.
  func placeOrnament(_ child: IBView, for key: String, in view: UIView) -> Bool {
    switch (key, view) {
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = make(child)
    case ("tableFooterView", let table as UITableView): table.tableFooterView = make(child)
    case ("backgroundView", let table as UITableView): table.backgroundView = make(child)
    case ("backgroundView", let collection as UICollectionView):
      collection.backgroundView = make(child)
    case ("sectionHeaderView", let collection as UICollectionView):
      register(child, as: UICollectionView.elementKindSectionHeader, with: collection)
    case ("sectionFooterView", let collection as UICollectionView):
      register(child, as: UICollectionView.elementKindSectionFooter, with: collection)
    default: return false
    }
    return true
  }

  /// Makes a prototype known to its table or collection, by its reuse identifier.
  func registerPrototype(_ child: IBView, with view: UIView) {
    guard let identifier = child.cell?.reuseIdentifier else { return }
    let template = NibTemplate(child, of: self)
    switch view {
    case let table as UITableView:
      table.reuse.register(for: identifier) { template.make() as? UITableViewCell }
    case let collection as UICollectionView:
      collection.pool.register(kind: "", identifier: identifier) {
        template.make() as? UICollectionReusableView
      }
    default: break
    }
  }

  private func register(_ child: IBView, as kind: String, with collection: UICollectionView) {
    guard let identifier = child.cell?.reuseIdentifier else { return }
    let template = NibTemplate(child, of: self)
    collection.pool.register(kind: kind, identifier: identifier) {
      template.make() as? UICollectionReusableView
    }
  }

  /// Makes a cell of a static table, together with the controller's other views.
  func placeStaticCell(_ child: IBView, section: Int, in view: UIView) {
    guard let table = view as? UITableView, table.staticContent != nil else { return }
    guard let cell = make(child) as? UITableViewCell else { return }
    let height = child.cell?.rowHeight.map { CGFloat(min(max($0, 0), 100_000)) }
    table.staticContent?.append(cell, height: height, section: section)
  }
}

extension UITableView.Style {
  /// Creates the style that a file names; tables are plain where it is silent.
  init(nibStyle: String?) {
    switch nibStyle {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension IBElement {
  /// A number within what geometry can bear.
  func measure(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap(Double.init).flatMap { abs($0) <= 100_000 ? CGFloat($0) : nil }
  }

  /// A height of a table; what is absent or negative is up to the content.
  fileprivate func height(_ attribute: String) -> CGFloat {
    measure(attribute).flatMap { $0 >= 0 ? $0 : nil } ?? UITableView.automaticDimension
  }

  /// The insets of a child with a key; nil where there is none.
  func edgeInsets(_ key: String) -> UIEdgeInsets? {
    child(named: "inset", key: key).map { inset in
      UIEdgeInsets(
        top: inset.measure("minY") ?? 0, left: inset.measure("minX") ?? 0,
        bottom: inset.measure("maxY") ?? 0, right: inset.measure("maxX") ?? 0)
    }
  }

  /// The size of a child with a key, without negative sides; nil where there is none.
  func measures(_ key: String) -> CGSize? {
    child(named: "size", key: key).map { size in
      CGSize(
        width: max(0, size.measure("width") ?? 0), height: max(0, size.measure("height") ?? 0))
    }
  }
}
