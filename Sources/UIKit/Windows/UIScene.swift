public import Foundation

/// A part of an app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// Whether a scene is in front.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Not connected.
  open var activationState: ActivationState { .unattached }
  /// The title of the scene; kept.
  open var title: String! = ""
  /// The scene's delegate; kept, but not called.
  open var delegate: (any UISceneDelegate)?
}

/// The delegate of a scene; nothing is called.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {}

/// The delegate of a scene with windows; nothing is called.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The windows that were made for the scene and still exist, in the order they were made.
  open var windows: [UIWindow] { members.compactMap(\.window) }
  /// The key window; nil if none is.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var screen: UIScreen { .main }
  /// In front while it has a window that is shown.
  open override var activationState: ActivationState {
    UIApplication.shared.connectedScenes.contains(self) ? .foregroundActive : .unattached
  }
  /// Portrait.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The traits of the snapshot that is being drawn.
  open var traitCollection: UITraitCollection { .current }
  /// Nil: a snapshot has no status bar.
  open var statusBarManager: UIStatusBarManager? { nil }

  private var members: [Member] = []

  private struct Member {
    weak var window: UIWindow?
  }

  func add(_ window: UIWindow) { members.append(Member(window: window)) }

  func remove(_ window: UIWindow) { members.removeAll { $0.window === window } }
}

/// The status bar of a scene; a snapshot has none.
@preconcurrency @MainActor open class UIStatusBarManager {
  /// Empty.
  open var statusBarFrame: CGRect { .zero }
  /// True.
  open var isStatusBarHidden: Bool { true }
  /// The system's style.
  open var statusBarStyle: UIStatusBarStyle { .default }
}
