public import Foundation

/// What a table or collection shows above its content while it loads new content.
///
/// It is kept: on iOS it is visible only while a finger pulls the content down and until `endRefreshing()`, and a snapshot
/// shows the content at rest.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether new content is being loaded.
  open private(set) var isRefreshing = false {
    didSet { keyValueObservers?.objectDidChange() }
  }
  /// The text below the wheel.
  open var attributedTitle: NSAttributedString?

  /// Begins loading without a finger; the content stays where it is.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends loading.
  open func endRefreshing() { isRefreshing = false }
}
