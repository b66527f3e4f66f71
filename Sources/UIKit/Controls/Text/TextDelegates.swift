public import Foundation

/// The events and decisions of editing a text field.
///
/// Nothing is edited in snapshots, so nothing is called; it exists so that cells compile.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  // optional: true
  /// Returns whether editing may begin; true by default.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  // optional
  func textFieldDidBeginEditing(_ textField: UITextField)
  // optional: true
  /// Returns whether editing may end; true by default.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  // optional
  func textFieldDidEndEditing(_ textField: UITextField)
  // optional: textFieldDidEndEditing(textField)
  /// Editing has ended for a reason; by default calls the method without one.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  // optional
  func textFieldDidChangeSelection(_ textField: UITextField)
  // optional: true
  /// Returns whether characters may be replaced; true by default.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  // optional: true
  /// Returns whether the text may be cleared; true by default.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  // optional: true
  /// Returns whether the return key has its default effect; true by default.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

/// The events and decisions of editing a text view.
///
/// Nothing is edited in snapshots, so nothing is called; it exists so that cells compile.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  // optional: true
  /// Returns whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  // optional: true
  /// Returns whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  // optional
  func textViewDidBeginEditing(_ textView: UITextView)
  // optional
  func textViewDidEndEditing(_ textView: UITextView)
  // optional: true
  /// Returns whether characters may be replaced; true by default.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  // optional
  func textViewDidChange(_ textView: UITextView)
  // optional
  /// The selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  // optional: true
  /// Returns whether a link opens; true by default.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  // optional: true
  /// Returns whether an attachment can be touched; true by default.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
}
