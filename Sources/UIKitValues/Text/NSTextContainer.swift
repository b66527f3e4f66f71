public import Foundation

/// The area in which a text view or a layout manager lays out text.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The distance of the lines from the sides of the area, 5 points by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { didChange() }
  }
  /// The maximum number of lines; 0, the default, for no limit.
  open var maximumNumberOfLines = 0 {
    didSet { didChange() }
  }
  /// How lines break and the last one is truncated; word wrapping by default.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { didChange() }
  }

  /// The size in points; a side of 0 is unlimited.
  ///
  /// A text view's layout manager sees the size that the view has.
  open var size: CGSize = .zero
  /// Whether the width follows the text view's; kept, it does.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's; kept.
  open var heightTracksTextView = false
  /// The manager that lays out text in the area.
  open internal(set) weak var layoutManager: NSLayoutManager?

  package var didChange: () -> Void = {}

  public override init() { super.init() }

  /// Creates an area.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}
