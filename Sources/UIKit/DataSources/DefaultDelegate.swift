public import Foundation

/// A delegate and data source without optional methods; for sources that are rewritten for Linux.
///
/// Its methods do what happens where an object lacks them.
@MainActor public final class DefaultDelegate: NSObject {
  public override init() { super.init() }
}

extension DefaultDelegate: UITableViewDataSource, UITableViewDelegate {
  /// Returns zero.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns an empty cell.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}

extension DefaultDelegate: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  /// Returns zero.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns an empty cell.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

extension DefaultDelegate: UIPickerViewDataSource, UIPickerViewDelegate {
  /// Returns zero.
  public func numberOfComponents(in pickerView: UIPickerView) -> Int { 0 }
  /// Returns zero.
  public func pickerView(
    _ pickerView: UIPickerView, numberOfRowsInComponent component: Int
  ) -> Int { 0 }
}

extension DefaultDelegate: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {}
extension DefaultDelegate: UIGestureRecognizerDelegate {}
