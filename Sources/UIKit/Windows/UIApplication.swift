public import Foundation

/// The app, of which a snapshot has only the parts that cells read.
///
/// It is active and opens nothing. Its windows are those that a test shows, and one scene has them. What is set is
/// kept, by a test until it ends.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  private struct Settings {
    weak var delegate: (any UIApplicationDelegate)?
    var isIdleTimerDisabled = false
    var applicationIconBadgeNumber = 0
    var isNetworkActivityIndicatorVisible = false
  }

  @Kept private var settings = Settings()
  /// The windows that were shown, and the scene of those that have no other.
  @Kept(.progress) private var shown = ShownWindows()

  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The app's delegate; not retained.
  open var delegate: (any UIApplicationDelegate)? {
    get { settings.delegate }
    set { settings.delegate = newValue }
  }
  /// Active.
  open var applicationState: State { .active }
  /// The windows that are shown, by their levels, and those of a level in the order they were shown.
  open var windows: [UIWindow] { shown.visible }
  /// The window that became key last; nil if none did.
  open var keyWindow: UIWindow? { shown.key }
  /// The scenes of the windows that are shown.
  open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }

  /// Adds a window to those that were shown, and to a scene.
  func noticeShown(_ window: UIWindow) {
    shown.add(window)
    guard window.windowScene == nil else { return }
    let scene = shown.scene ?? UIWindowScene()
    shown.scene = scene
    window.windowScene = scene
  }

  /// Makes a window the only key window.
  func makeKey(_ window: UIWindow) { shown.key = window }

  /// Whether the display stays on; kept.
  open var isIdleTimerDisabled: Bool {
    get { settings.isIdleTimerDisabled }
    set { settings.isIdleTimerDisabled = newValue }
  }
  /// The number on the app's icon; kept.
  open var applicationIconBadgeNumber: Int {
    get { settings.applicationIconBadgeNumber }
    set { settings.applicationIconBadgeNumber = newValue }
  }
  /// Whether the status bar shows that the network is used; kept.
  open var isNetworkActivityIndicatorVisible: Bool {
    get { settings.isNetworkActivityIndicatorVisible }
    set { settings.isNetworkActivityIndicatorVisible = newValue }
  }
  /// Nil: the app has its own icon.
  open var alternateIconName: String? { nil }
  /// The text size of the snapshot that is being drawn.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  /// The direction of the snapshot that is being drawn.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Portrait.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Empty: a snapshot has no status bar.
  open var statusBarFrame: CGRect { .zero }
  /// True: a snapshot has no status bar.
  open var isStatusBarHidden: Bool { true }
  /// The system's style, as a snapshot has no status bar.
  open var statusBarStyle: UIStatusBarStyle { .default }

  /// Returns false: no other app exists.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and returns false.
  @discardableResult open func openURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and calls the completion with false.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  /// The options of opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app may open it, never the browser.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Why the app was launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// By a notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The address of the settings of the app's notifications.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
}

/// The app's delegate; nothing is called.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  /// Nil: a snapshot's app has no window.
  public var window: UIWindow?? { nil }

  /// What `@main` starts; does nothing, as no program here is the app.
  public static func main() {}
}
