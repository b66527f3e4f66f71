public import Foundation

/// What makes a view, fills it and learns of its layout.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// A title for what contains the controller.
  open var title: String?
  /// The size that a container gives the view, if it asks; zero for no wish.
  open var preferredContentSize: CGSize = .zero
  /// The controllers whose views are inside of this one's.
  public private(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  public private(set) weak var parent: UIViewController?
  /// Light or dark for the controller and all inside, whatever it inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
    didSet { storedView?.traitOverridesDidChange() }
  }
  /// The traits that the controller sets for itself and all inside.
  open var traitOverrides = UITraitOverrides() {
    didSet { storedView?.traitOverridesDidChange() }
  }
  /// Whether the view's margins are at least those that the system asks for; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.invalidateEngine() }
  }

  let traitObservation = TraitObservation()
  let givenNibName: String?
  /// The bundle of the controller's file; nil if none was given.
  public let nibBundle: Bundle?
  /// The name of the `.xib` that the view is loaded from; nil if there is none.
  ///
  /// It is the given one, else that of a file named as the class: for a class `SongViewController` a
  /// file SongView.xib, then SongViewController.xib.
  open var nibName: String? { givenNibName ?? defaultNibName }
  /// The storyboard that the controller was made from; nil for one made in code.
  open var storyboard: UIStoryboard? { nibSource?.storyboard }
  /// The place in a storyboard that the controller was made from.
  let nibSource: NibControllerSource?
  private var storedView: UIView?
  private(set) var hasAppeared = false
  private var isAppearing: Bool?

  // MARK: Creation

  /// Creates a controller whose view is made by `loadView`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of a `.xib` whose owner's `view` outlet is the view; nil for one named
  ///     as the class, as ``nibName`` says.
  ///   - nibBundleOrNil: Where the file is; nil for the main bundle and the packages' resource bundles
  ///     beside the program.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    givenNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    nibSource = nil
    super.init()
  }

  /// Creates a controller whose view is made by `loadView`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates the controller that a storyboard describes; nil for any other archive.
  ///
  /// As on iOS its outlets are connected when its view is loaded, later than its `awakeFromNib`.
  public required init?(coder: NSCoder) {
    guard let nib = coder as? NibControllerCoder else { return nil }
    givenNibName = nil
    nibBundle = nib.source.storyboard.bundle
    nibSource = nib.source
    super.init()
    title = nib.source.title
  }

  // MARK: The view

  /// The view, made when it is first asked for.
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

  /// The view if it is made.
  public var viewIfLoaded: UIView? { storedView }
  /// Whether the view is made.
  public var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: that of the storyboard or `.xib`, or a plain one as large as the screen.
  ///
  /// Outlets are connected before the views awake, and these before `viewDidLoad`. Subclasses that
  /// make the view in code set `view` and do not call `super`.
  open func loadView() { loadViewFromFile() }

  /// Makes the view if it is not.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  // MARK: What subclasses override

  /// Fills the view, after it was made.
  open func viewDidLoad() {}
  /// Tells that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells that the view is in a window and has its size, before it is shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells that the view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells that the view is about to be hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells that the view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells that the view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells that the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Brings constraints up to date; calls the view's.
  open func updateViewConstraints() { view.updateConstraints() }
  /// Tells that the traits have changed, before the next layout.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells that the controller is about to be put into another one, or taken out.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells that the controller was put into another one, or taken out.
  open func didMove(toParent parent: UIViewController?) {}

  /// Tells that a controller is about to be embedded in a container view of a storyboard.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// The view's superview's next responder after the view.
  open override var next: UIResponder? { storedView?.superview }

  // MARK: Appearance

  /// Begins showing or hiding the view: calls `viewWillAppear` or `viewWillDisappear`.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    self.isAppearing = isAppearing
    loadViewIfNeeded()
    if isAppearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
    for child in children { child.beginAppearanceTransition(isAppearing, animated: animated) }
  }

  /// Ends what `beginAppearanceTransition` began: calls `viewDidAppear` or `viewDidDisappear`.
  public func endAppearanceTransition() {
    guard let isAppearing else { return }
    self.isAppearing = nil
    hasAppeared = isAppearing
    if isAppearing {
      viewIsAppearing(false)
      viewDidAppear(false)
    } else {
      viewDidDisappear(false)
    }
    for child in children { child.endAppearanceTransition() }
  }

  // MARK: Containment

  /// Puts a controller into this one; its view is added by the caller, who then calls
  /// `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller out of its parent, after `willMove(toParent: nil)` was called.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}

extension UIViewController: TraitObserving {
  /// The traits, inherited from what contains the view.
  public var traitCollection: UITraitCollection {
    let inherited =
      parent?.traitCollection ?? storedView?.superview?.traitCollection ?? .current
    guard !traitOverrides.isEmpty || overrideUserInterfaceStyle != .unspecified else {
      return inherited
    }
    var storage = traitOverrides.storage
    if storage.userInterfaceStyle == .unspecified {
      storage.userInterfaceStyle = overrideUserInterfaceStyle
    }
    storage.fill(from: inherited.storage)
    return UITraitCollection(storage)
  }

  func updateEnvironment() {
    traitObservation.update(to: traitCollection, traitCollectionDidChange)
  }

  /// The least margins of a root view: 16 points at the sides of views up to 393 points wide, 20 of
  /// wider ones.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = SideMargin.points(width: storedView?.frame.width ?? 0)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// The margins of the root view while it sets none; nil for those of any view.
  var rootViewMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}
