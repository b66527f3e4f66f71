public import Foundation

/// The wheel above a table that is pulled down; kept, as a snapshot's table is not pulled.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether the table is being refreshed.
  open private(set) var isRefreshing = false
  /// The text below the wheel; kept.
  open var attributedTitle: NSAttributedString?

  /// Creates a control of its own size.
  public init() { super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60)) }

  /// Creates a control with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says that the table is being refreshed.
  open func beginRefreshing() { isRefreshing = true }
  /// Says that the table has been refreshed.
  open func endRefreshing() { isRefreshing = false }
}

extension UIScrollView {
  /// The control above the content; kept, not drawn.
  public var refreshControl: UIRefreshControl? {
    get { touchScrolling.refreshControl }
    set { touchScrolling.refreshControl = newValue }
  }
}
