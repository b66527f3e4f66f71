public import Foundation

/// A controller whose view is a collection.
///
/// Subclasses override the data source and delegate methods that they need, and adopt
/// `UICollectionViewDelegateFlowLayout` for sizes.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private let givenLayout: UICollectionViewLayout?
  /// Whether the selection is cleared when the collection appears.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller for a collection with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    givenLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the controller that a storyboard describes; nil for any other archive.
  ///
  /// A controller without a view in the file has a flow layout.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibControllerCoder else { return nil }
    givenLayout = nib.source.hasView ? nil : UICollectionViewFlowLayout()
    clearsSelectionOnViewWillAppear = nib.clearsSelectionOnViewWillAppear
    super.init(coder: coder)
  }

  /// The controller's view, a collection.
  open var collectionView: UICollectionView! {
    get { view as? UICollectionView }
    set { view = newValue }
  }

  /// The layout that places the items.
  open var collectionViewLayout: UICollectionViewLayout {
    givenLayout ?? collectionView.collectionViewLayout
  }

  /// Creates the collection: from the storyboard or `.xib`, or one as large as the screen.
  ///
  /// The controller becomes its data source and delegate unless the file connects others. Without a
  /// file and without a layout it stops with UIKit's message.
  open override func loadView() {
    if namesView {
      super.loadView()
      precondition(
        viewIfLoaded is UICollectionView,
        "\(Self.self) loaded its view from a file but didn't get a UICollectionView.")
    } else {
      guard let givenLayout else {
        preconditionFailure("UICollectionView must be initialized with a non-nil layout parameter")
      }
      view = UICollectionView(frame: UIScreen.main.bounds, collectionViewLayout: givenLayout)
    }
    guard let collection = viewIfLoaded as? UICollectionView else { return }
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { collectionView?.selectItem(at: nil, animated: animated) }
  }

  // MARK: Data source

  /// Returns 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Stops, as a subclass with items must override it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("\(Self.self) has items but does not override cellForItemAt.")
  }

  // MARK: Delegate

  /// Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  // MARK: Defaults of UICollectionViewDataSource and UICollectionViewDelegate, written by scripts/make-declared

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
}
