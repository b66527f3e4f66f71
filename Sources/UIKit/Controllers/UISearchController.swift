public import Foundation

/// A search bar and the controller of its results.
///
/// They are kept; nothing of it is drawn.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public let searchResultsController: UIViewController?
  /// Gets the text of the search; kept, but not called.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate; kept, but not called.
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  /// Creates a controller of a search.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil: files do not hold it.
  public required init?(coder: NSCoder) { nil }
}

/// Gets the text of a search; nothing is called.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the text has changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search; nothing is called.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {}
