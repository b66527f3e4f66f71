internal import Foundation

extension UITextView {
  /// The total space left and right of the lines.
  var sides: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  func textSize(width: CGFloat) -> CGSize {
    let limit = CGSize(width: max(1, width - sides), height: .greatestFiniteMagnitude)
    let text = storedText.isEmpty ? .zero : textView.sizeThatFits(limit)
    // Without text there is still a line for the caret.
    let line = pixelGrid.ceiling(textView.font.lineHeight)
    return CGSize(
      width: text.width + sides,
      height: max(text.height, line) + textContainerInset.top + textContainerInset.bottom)
  }

  /// Returns the text's baseline at the laid-out width.
  func wrapped(_ baseline: () -> Double) -> Double {
    textView.wrappingWidth = wrappingWidth.map { max(1, $0 - Double(sides)) }
    defer { textView.wrappingWidth = nil }
    return baseline()
  }
}
