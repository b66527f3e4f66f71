public import Foundation

/// What was copied, in this process.
@preconcurrency @MainActor open class UIPasteboard {
  /// The pasteboard of copy and paste; not the system's.
  public static let general = UIPasteboard()

  open var string: String? { didSet { keep(string) } }
  open var url: URL? { didSet { keep(url) } }
  open var image: UIImage? { didSet { keep(image) } }
  open var color: UIColor? { didSet { keep(color) } }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open private(set) var changeCount = 0

  init() {}

  /// A pasteboard has one item: what is set replaces what there was.
  private func keep(_ item: Any?) {
    changeCount += 1
    guard item != nil else { return }
    if !(item is String), string != nil { string = nil }
    if !(item is URL), url != nil { url = nil }
    if !(item is UIImage), image != nil { image = nil }
    if !(item is UIColor), color != nil { color = nil }
  }
}
