internal import Foundation

/// The storage that a text view gave out, and the text it had.
struct ShownStorage {
  var storage: NSTextStorage?
  var taken: NSAttributedString?
}

extension UITextView {
  /// The text with all of its attributes; the view shows changes with its next layout.
  public var textStorage: NSTextStorage {
    let text = completeText
    if let storage = shownStorage.storage, let taken = shownStorage.taken {
      // Changes of the app's own are still to be shown.
      guard storage.hasSameContents(as: taken) else { return storage }
      if !storage.hasSameContents(as: text) { storage.setAttributedString(text) }
      shownStorage.taken = text
      return storage
    }
    let storage = NSTextStorage(attributedString: text)
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    manager.addTextContainer(textContainer)
    shownStorage = ShownStorage(storage: storage, taken: text)
    return storage
  }

  /// The manager that says where characters are, in coordinates that begin at the text container's inset.
  public var layoutManager: NSLayoutManager {
    let storage = textStorage
    let inset = textContainerInset
    let width = max(1, bounds.width - inset.left - inset.right)
    textContainer.size = CGSize(width: width, height: 0)
    return storage.layoutManagers.first ?? NSLayoutManager()
  }

  /// Shows what the app has changed in the storage.
  func takeStorage() {
    guard let storage = shownStorage.storage, let taken = shownStorage.taken,
      !storage.hasSameContents(as: taken)
    else { return }
    let changed = NSAttributedString(attributedString: storage)
    shownStorage.taken = changed
    attributedText = changed
  }

  /// The text with the view's font, colour and alignment where it has no others.
  private var completeText: NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    let complete = NSMutableAttributedString(
      string: text ?? "",
      attributes: [
        NSAttributedString.Key.font: font ?? UIFont.systemFont(ofSize: 12),
        NSAttributedString.Key.foregroundColor: textColor ?? UIColor.label,
        NSAttributedString.Key.paragraphStyle: paragraph,
      ] as [NSAttributedString.Key: Any])
    guard let own = attributedText else { return complete }
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length), options: []) {
      values, range, _ in complete.addAttributes(values, range: range)
    }
    return complete
  }
}
