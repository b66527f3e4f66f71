public import Foundation

/// What was copied, in this process; by a test, until it ends.
@preconcurrency @MainActor open class UIPasteboard {
  /// The pasteboard of copy and paste; not the system's.
  public static let general = UIPasteboard()

  /// It replaces what there was before.
  private struct Item {
    var string: String?
    var url: URL?
    var image: UIImage?
    var color: UIColor?
    var changeCount = 0
  }

  @Kept private var item = Item()

  private func keep<Value>(_ value: Value?, _ path: WritableKeyPath<Item, Value?>) {
    var next = value == nil ? item : Item(changeCount: item.changeCount)
    next[keyPath: path] = value
    next.changeCount += 1
    item = next
  }

  /// The text; a new one replaces all that the pasteboard has.
  open var string: String? {
    get { item.string }
    set { keep(newValue, \.string) }
  }
  /// The address; a new one replaces all that the pasteboard has.
  open var url: URL? {
    get { item.url }
    set { keep(newValue, \.url) }
  }
  /// The picture; a new one replaces all that the pasteboard has.
  open var image: UIImage? {
    get { item.image }
    set { keep(newValue, \.image) }
  }
  /// The colour; a new one replaces all that the pasteboard has.
  open var color: UIColor? {
    get { item.color }
    set { keep(newValue, \.color) }
  }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open var changeCount: Int { item.changeCount }

  init() {}
}
