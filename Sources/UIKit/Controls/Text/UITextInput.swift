public import Foundation
internal import LayoutModel

/// A view whose text is edited: a text field or a text view.
///
/// Offsets count UTF-16 units.
@preconcurrency @MainActor public protocol UITextInput: UITextInputTraits {
  /// Puts text in place of the selected characters.
  func insertText(_ text: String)
  /// Removes the selected characters, or the one before the caret.
  func deleteBackward()
}

/// A view with a text and a selection that code can change.
@MainActor protocol TextEditing: UITextInput {
  var editedText: String { get set }
  var editedSelection: NSRange? { get set }
}

extension UITextField: UITextInput, TextEditing {
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var editedSelection: NSRange? {
    get { textInput.selection }
    set { textInput.selection = newValue }
  }
}

extension UITextView: UITextInput, TextEditing {
  var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var editedSelection: NSRange? {
    get { selectedRange }
    set { selectedRange = newValue ?? NSRange(location: editedText.utf16.count, length: 0) }
  }
}

extension TextEditing {
  fileprivate var length: Int { editedText.utf16.count }

  fileprivate var selection: NSRange {
    guard let selection = editedSelection, selection.location + selection.length <= length else {
      return NSRange(location: length, length: 0)
    }
    return selection
  }

  func replaceSelection(by text: String) { replace(selection, by: text) }

  func removeBackward() {
    var range = selection
    if range.length == 0, range.location > 0 {
      range = (editedText as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    replace(range, by: "")
  }

  fileprivate func replace(_ range: NSRange, by text: String) {
    editedText = (editedText as NSString).replacingCharacters(in: range, with: text)
    editedSelection = NSRange(location: range.location + text.utf16.count, length: 0)
  }
}

extension UITextInput {
  private var editing: (any TextEditing)? { self as? any TextEditing }
  private var length: Int { editing?.length ?? 0 }

  public var hasText: Bool { length > 0 }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The selected characters, or the caret; kept, not drawn.
  public var selectedTextRange: UITextRange? {
    get { editing.map { UITextRange($0.selection) } }
    set { editing?.editedSelection = newValue?.range }
  }

  /// Returns the place some characters after another; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the number of characters from one place to another; negative if it comes before.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the order of two places.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns the characters between two places; nil outside the text.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    guard low >= 0, high <= length else { return nil }
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// Returns some of the text; nil outside of it.
  public func text(in range: UITextRange) -> String? {
    guard let text = editing?.editedText, range.range.location + range.range.length <= length
    else { return nil }
    return (text as NSString).substring(with: range.range)
  }

  /// Puts text in place of some characters; does nothing outside the text.
  public func replace(_ range: UITextRange, withText text: String) {
    guard range.range.location + range.range.length <= length else { return }
    editing?.replace(range.range, by: text)
  }
}

extension UITextView {
  /// Returns the place that is closest to a point in the view's coordinates.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    var fraction: CGFloat = 0
    let index = layoutManager.characterIndex(
      for: inContainer(point), in: textContainer,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    return UITextPosition(min(text.utf16.count, index + (fraction >= 0.5 ? 1 : 0)))
  }

  /// Returns the character at a point in the view's coordinates; nil beside the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    let place = inContainer(point)
    let manager = layoutManager
    guard manager.usedRect(for: textContainer).covers(place) else { return nil }
    let index = manager.characterIndex(
      for: place, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    return UITextRange(NSRange(location: index, length: 1))
  }

  /// Returns the rectangle of some characters in the view's coordinates.
  public func firstRect(for range: UITextRange) -> CGRect {
    let rect = layoutManager.boundingRect(forGlyphRange: range.range, in: textContainer)
    return rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top)
  }

  private func inContainer(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
  }
}
