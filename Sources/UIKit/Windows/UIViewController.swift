internal import Devices
public import Foundation

/// An object that creates a view, fills it and follows its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  /// A title for the container of the controller.
  open var title: String? { didSet { keyValueObservers?.objectDidChange() } }
  /// The preferred size of the view in a container; zero for none.
  open var preferredContentSize: CGSize = .zero {
    didSet { keyValueObservers?.objectDidChange() }
  }
  open var children: [UIViewController] { storedChildren }
  open var parent: UIViewController? { storedParent }
  /// The children and the parent, whatever a subclass overrides.
  private(set) var storedChildren: [UIViewController] = []
  private(set) weak var storedParent: UIViewController?
  var innerLevels = 0
  /// Light or dark for the controller and its descendants, whatever it inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { storedView?.traitOverridesDidChange() }
  }
  /// The traits that the controller overrides for itself and its descendants.
  open var traitOverrides = UITraitOverrides() {
    didSet { storedView?.traitOverridesDidChange() }
  }
  /// The traits that the parent overrides for this controller; nil for none.
  var traitsOfParent: UITraitCollection? { didSet { storedView?.traitOverridesDidChange() } }
  /// Which edges of bars the view reaches under; kept, as bars take no room.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view reaches under opaque bars, too; kept.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views leave room for bars, before iOS 11; kept.
  open var automaticallyAdjustsScrollViewInsets = true
  /// What the controller adds to the safe area of its view and its children's.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.safeAreaDidChange() } }
  }
  /// Whether the view's margins are at least the system's minimum; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.invalidateEngine() }
  }

  var barGuides: (top: UILayoutGuide?, bottom: UILayoutGuide?)
  package let traitObservation = TraitObservation()
  let givenNibName: String?
  /// The bundle of the controller's file; nil if none was given.
  public let nibBundle: Bundle?
  /// The name of the `.xib` that the view is loaded from; nil without one.
  ///
  /// It is the given one, otherwise that of a file named like the class: for a class `SongViewController` a
  /// file SongView.xib, then SongViewController.xib.
  open var nibName: String? { givenNibName ?? defaultNibName }
  /// The storyboard that the controller was created from; nil for one created in code.
  open var storyboard: UIStoryboard? { nibSource?.storyboard }
  /// The scene of a storyboard that the controller was created from.
  let nibSource: NibControllerSource?
  private var storedView: UIView?
  private(set) var hasAppeared = false
  private var isAppearing: Bool?

  // MARK: Creation

  /// Creates a controller whose view is created by `loadView`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a `.xib` whose owner's `view` outlet is the view; nil for one named like the class,
  ///     see ``UIViewController/nibName``.
  ///   - nibBundleOrNil: The file's bundle; nil for the main bundle and the packages' resource bundles next to the
  ///     program.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    nibSource = nil
    super.init()
  }

  /// Creates a controller whose view is created by `loadView`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller of this class by its `init()`, which in Swift overrides nothing: rewritten sources override this
  /// where a class declares one.
  open class func makeByInit() -> UIResponder { make(self, nil, nil) }

  /// Creates the controller that a storyboard describes; nil for any other archive.
  ///
  /// As on iOS, its outlets are connected when its view is loaded, after its `awakeFromNib`.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibControllerCoder else { return nil }
    givenNibName = nil
    nibBundle = nib.source.storyboard.bundle
    nibSource = nib.source
    super.init()
    title = nib.source.title
    nib.source.setUpItems(of: self)
  }

  // MARK: The view

  /// The view, loaded on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      if storedView?.viewController === self { storedView?.viewController = nil }
      storedView = newValue
      newValue?.viewController = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  /// Creates the view: from the storyboard or `.xib`, or a plain one as large as the screen.
  ///
  /// Outlets are connected before `awakeFromNib`, which is called before `viewDidLoad`. Subclasses that create the view
  /// in code set `view` and do not call `super`.
  open func loadView() { loadViewFromFile() }

  /// Loads the view if needed.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  // MARK: For subclasses to override

  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in a window and has its size, before it is shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Updates constraints; calls the view's method.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Called after the traits changed, before the next layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the controller is added to or removed from a parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the controller was added to or removed from a parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before a controller is embedded in a container view of a storyboard.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The view's superview.
  open override var next: UIResponder? { storedView?.superview }

  /// The traits, inherited from the view's container.
  open var traitCollection: UITraitCollection { effectiveTraits }

  override var enclosingWindow: UIWindow? { storedView?.window }

  // MARK: Presenting

  /// The controller that this one presents, or an ancestor does.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? storedParent?.presentedViewController
  }
  /// The controller that presents this one, or an ancestor.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? storedParent?.presentingViewController
  }
  var presentation = ControllerPresentation()

  /// Presents a controller and calls the completion; nothing of it is drawn.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentation.presented = viewControllerToPresent
    viewControllerToPresent.presentation.presenting = self
    completion?()
  }

  /// Ends presenting: of the controller that this one presents, otherwise of this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let presenter = presentation.presented != nil ? self : presentingViewController
    presenter?.presentation.presented?.presentation.presenting = nil
    presenter?.presentation.presented = nil
    completion?()
  }

  /// Shows a controller: in the stack that this one is in, otherwise by presenting it.
  open func show(_ viewController: UIViewController, sender: Any?) {
    guard let stack = navigationController else {
      return present(viewController, animated: true)
    }
    stack.show(viewController, sender: sender)
  }

  /// Shows a controller in place of details; the same as `show`.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    show(viewController, sender: sender)
  }

  /// How the controller covers others; kept.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set {
      presentation.style = newValue
      presentation.controller = nil
    }
  }
  /// How the controller appears; kept.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transition }
    set { presentation.transition = newValue }
  }
  /// Whether the user cannot end the presentation; kept.
  open var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }
  /// Whether controllers in the current context cover this one; kept.
  open var definesPresentationContext: Bool {
    get { presentation.definesContext }
    set { presentation.definesContext = newValue }
  }
  /// Gives the animations of presenting; kept.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: In a container

  /// The nearest stack of controllers that this one is in.
  open var navigationController: UINavigationController? { container() }
  /// The nearest controller of tabs that this one is in.
  open var tabBarController: UITabBarController? { container() }
  /// The nearest controller of controllers side by side that this one is in.
  open var splitViewController: UISplitViewController? { container() }

  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  /// Whether rows show their editing controls.
  open var isEditing = false
  /// Sets whether rows show their editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// The orientations that the interface may have; all but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation that the interface should have; portrait.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface turns with the device; true.
  open var shouldAutorotate: Bool { true }
  /// The colours of the status bar, which is not drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; it is not drawn.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides about the status bar's style; nil for the controller itself.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; nil for the controller itself.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator hides by itself; it is not drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether children hear of their appearance by themselves; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Does nothing: a snapshot has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Called before the view changes its size; never in snapshots.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change; never in snapshots.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when a child's preferred size changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the size that a child's constraints require changed.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size of a child's view: all of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// What animates along with a transition; nil, as a snapshot has none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// Whether the controller is just being presented; a snapshot is not taken then.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is just being dismissed; a snapshot is not taken then.
  open var isBeingDismissed: Bool { false }
  /// Whether the controller is just being added to a parent; a snapshot is not taken then.
  open var isMovingToParent: Bool { false }
  /// Whether the controller is just being removed from a parent; a snapshot is not taken then.
  open var isMovingFromParent: Bool { false }
  /// Whether a segue leads to its controller; true unless overridden.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Does nothing: a snapshot shows the controller that it is of.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Called when the system needs memory; never in snapshots.
  open func didReceiveMemoryWarning() {}

  // MARK: Appearance

  /// Begins showing or hiding the view: calls `viewWillAppear` or `viewWillDisappear`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    self.isAppearing = isAppearing
    loadViewIfNeeded()
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in storedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends the transition begun by `beginAppearanceTransition`: calls `viewDidAppear` or `viewDidDisappear`.
  open func endAppearanceTransition() {
    guard let isAppearing else { return }
    self.isAppearing = nil
    hasAppeared = isAppearing
    if isAppearing {
      viewIsAppearing(false)
      viewDidAppear(false)
    } else {
      viewDidDisappear(false)
    }
    for child in storedChildren { child.endAppearanceTransition() }
  }

  // MARK: Containment

  /// Adds a child controller; the caller adds its view and then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.storedParent !== self else { return }
    childController.removeFromParent()
    guard admits(childController) else { return }
    childController.willMove(toParent: self)
    storedChildren.append(childController)
    childController.storedParent = self
  }

  /// Removes the controller from its parent, after `willMove(toParent: nil)` was called.
  open func removeFromParent() {
    guard let storedParent else { return }
    storedParent.storedChildren.removeAll { $0 === self }
    self.storedParent = nil
    didMove(toParent: nil)
  }
}

extension UIViewController: TraitObserving {
  var effectiveTraits: UITraitCollection {
    let inherited =
      storedParent?.traitCollection ?? storedView?.storedSuperview?.traitCollection ?? .current
    guard
      !traitOverrides.isEmpty || overrideUserInterfaceStyle != .unspecified || traitsOfParent != nil
    else { return inherited }
    var storage = ownTraits
    storage.fill(from: inherited.storage)
    return UITraitCollection(storage)
  }

  /// The traits that the controller overrides.
  var ownTraits: TraitStorage {
    var storage = traitOverrides.storage
    if storage.userInterfaceStyle == .unspecified {
      storage.userInterfaceStyle = overrideUserInterfaceStyle
    }
    if let traitsOfParent { storage.fill(from: traitsOfParent.storage) }
    return storage
  }

  func updateEnvironment() {
    let traits = traitCollection
    guard !traitObservation.hasSeen(traits) else { return }
    storedView?.call(.traitCollectionDidChange, else: ()) {
      traitObservation.update(to: traits, traitCollectionDidChange)
    }
  }

  /// The minimum margins of a root view: 16 points at the sides of views up to 393 points wide, 20 in wider ones.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SideMargin.points(width: storedView?.frame.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The default margins of the root view; nil for those of any view.
  var rootViewMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}
