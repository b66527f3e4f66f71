public import Foundation

/// The content of a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The rows of a picker; optional methods have defaults here.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  // optional: pickerView.equalWidth
  /// Returns the width of a column in points; by default an equal part of the picker's.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  // optional: PickerMetrics.rowHeight
  /// Returns the height of a column's rows in points; 32 by default.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  // optional: nil
  /// Returns the text of a row; nil by default.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  // optional: nil
  /// Returns the text of a row with its attributes, instead of a plain one; nil by default.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  // optional: pickerView.makeTitleRow(row, component)
  /// Returns the view of a row, by default a label with its text; nothing is reused.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  // optional
  /// Called when the user has chosen a row; never in snapshots.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
