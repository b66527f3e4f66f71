public import Foundation

/// The root of a tree of views, by default as large as the screen.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      showRootView()
    }
  }

  open var screen: UIScreen { .main }
  /// Whether the window became key last of all.
  open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

  /// Creates a hidden window with a frame on the screen.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a hidden window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates the view that an Interface Builder file describes; nil for any other archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUpParts() { isHidden = true }

  /// The position among the windows; kept.
  open var windowLevel = Level.normal
  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }
  /// The object that gets input first.
  weak var firstResponder: UIResponder?

  /// Shows the window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
    guard let controller = rootViewController, !controller.hasAppeared else { return }
    controller.beginAppearanceTransition(true, animated: false)
    layoutIfNeeded()
    controller.endAppearanceTransition()
  }

  /// Makes the window the key window.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Whether the window is hidden; true until it is shown.
  open override var isHidden: Bool {
    didSet { if !isHidden { UIApplication.shared.noticeShown(self) } }
  }

  private func showRootView() {
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
  }
}

extension UIView {
  var containingWindow: UIWindow? {
    for case let window as UIWindow in ancestors { return window }
    return nil
  }

  /// Calls `willMove(toWindow:)` on the view and its descendants if the window changes.
  func announce(_ newWindow: UIWindow?) {
    guard newWindow !== seenWindow else { return }
    willMove(toWindow: newWindow)
    for view in storedSubviews { view.announce(newWindow) }
  }

  /// Calls `didMoveToWindow` on the view and its descendants if the window has changed.
  func noticeWindow() {
    let window = window
    guard window !== seenWindow else { return }
    seenWindow = window
    call(.didMoveToWindow, else: ()) { didMoveToWindow() }
    for view in storedSubviews { view.noticeWindow() }
  }
}
