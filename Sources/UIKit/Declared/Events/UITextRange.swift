public import Foundation

/// A place between two characters of a text.
open class UITextPosition: NSObject {
  let offset: Int

  public override init() { offset = 0 }

  init(_ offset: Int) { self.offset = offset }
}

/// The characters between two places of a text.
open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The place after the last character.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }
  let range: NSRange

  public override init() { range = NSRange(location: 0, length: 0) }

  init(_ range: NSRange) { self.range = range }
}

/// A rectangle of the selection; a snapshot has none.
open class UITextSelectionRect: NSObject {
  /// Zero: no selection is drawn.
  open var rect: CGRect { .zero }
}
