public import Foundation
public import UIKit

extension UITableView {
  /// Returns the cell of a row for a picture of it alone, as the table would size and separate it.
  ///
  /// The data source makes it, as if the row came into sight. In a picture the configuration's width
  /// is that of the table. A row that does not exist is a mistake of the caller.
  ///
  /// ```swift
  /// assertSnapshot(of: table.cell(at: IndexPath(row: 3, section: 0)), as: .image)
  /// ```
  public func cell(at indexPath: IndexPath) -> UITableViewCell { makeCellApart(at: indexPath) }
}

extension UICollectionView {
  /// Returns the cell of an item for a picture of it alone, of the size that the layout gives it.
  ///
  /// The data source makes it, as if the item came into sight. In a picture the configuration's width
  /// is that of the collection. An item that does not exist is a mistake of the caller.
  public func cell(at indexPath: IndexPath) -> UICollectionViewCell {
    makeCellApart(at: indexPath)
  }
}
