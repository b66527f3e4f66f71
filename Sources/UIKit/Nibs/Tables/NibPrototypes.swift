internal import Foundation
internal import InterfaceBuilder

// Cells, headers and footers that tables and collections make when they need them.
extension NibBuilder {
  /// Makes a header or footer of a collection's sections known to it; returns whether it is one.
  func registerSectionView(_ child: IBView, for key: String, with view: UIView) -> Bool {
    guard let collection = view as? UICollectionView else { return false }
    switch key {
    case "sectionHeaderView":
      register(child, as: UICollectionView.elementKindSectionHeader, with: collection)
    case "sectionFooterView":
      register(child, as: UICollectionView.elementKindSectionFooter, with: collection)
    default: return false
    }
    return true
  }

  /// Registers a prototype with its table or collection, by its reuse identifier.
  func registerPrototype(_ child: IBView, with view: UIView) {
    guard let identifier = child.cell?.reuseIdentifier else { return }
    let template = NibTemplate(child, of: self)
    switch view {
    case let table as UITableView:
      table.reuse.register(for: identifier) { template.make() as? UITableViewCell }
    case let collection as UICollectionView:
      collection.pool.register(kind: "", .identifier(identifier)) {
        template.make() as? UICollectionReusableView
      }
    default: break
    }
  }

  private func register(_ child: IBView, as kind: String, with collection: UICollectionView) {
    guard let identifier = child.cell?.reuseIdentifier else { return }
    let template = NibTemplate(child, of: self)
    collection.pool.register(kind: kind, .identifier(identifier)) {
      template.make() as? UICollectionReusableView
    }
  }

  /// Creates a cell of a static table, together with the controller's other views.
  func placeStaticCell(_ child: IBView, section: Int, in view: UIView) {
    guard let table = view as? UITableView, table.staticContent != nil else { return }
    guard let cell = make(child) as? UITableViewCell else { return }
    let height = child.cell?.rowHeight.map { CGFloat(min(max($0, 0), 100_000)) }
    table.staticContent?.append(cell, height: height, section: section)
  }
}

extension UITableView.Style {
  /// Creates the style named in a file; plain by default.
  init(nibStyle: String?) {
    switch nibStyle {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension IBElement {
  /// A number clamped to the range that geometry can handle.
  func measure(_ attribute: String) -> CGFloat? {
    self[attribute].flatMap(Double.init).flatMap { abs($0) <= 100_000 ? CGFloat($0) : nil }
  }

  /// The insets of a child with a key; nil without one.
  func edgeInsets(_ key: String) -> UIEdgeInsets? {
    child(named: "inset", key: key).map { inset in
      UIEdgeInsets(
        top: inset.measure("minY") ?? 0, left: inset.measure("minX") ?? 0,
        bottom: inset.measure("maxY") ?? 0, right: inset.measure("maxX") ?? 0)
    }
  }

  /// The size of a child with a key, without negative sides; nil without one.
  func measures(_ key: String) -> CGSize? {
    child(named: "size", key: key).map { size in
      CGSize(
        width: max(0, size.measure("width") ?? 0), height: max(0, size.measure("height") ?? 0))
    }
  }
}
