public import Foundation
public import UIKit

extension UITableView {
  /// Returns a row's cell for an isolated snapshot, as the table would size and separate it.
  ///
  /// The data source creates it, as if the row became visible. The configuration's width is the table's. A row that
  /// does not exist is a programming error.
  ///
  /// ```swift
  /// assertSnapshot(of: table.cell(at: IndexPath(row: 3, section: 0)), as: .image)
  /// ```
  public func cell(at indexPath: IndexPath) -> UITableViewCell { makeCellApart(at: indexPath) }
}

extension UICollectionView {
  /// Returns an item's cell for an isolated snapshot, at its size in the layout.
  ///
  /// The data source creates it, as if the item became visible. The configuration's width is the collection's. An item
  /// that does not exist is a programming error.
  public func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    makeCellApart(at: indexPath)
  }
}
