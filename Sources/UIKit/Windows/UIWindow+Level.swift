public import Foundation

extension UIWindow {
  /// The order of windows from back to front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The position; greater ones are in front.
    public var rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The app's windows, 0.
    public static let normal = Level(0)
    /// The status bar, 1000.
    public static let statusBar = Level(1000)
    /// Alerts, 2000.
    public static let alert = Level(2000)

    /// Orders from back to front.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Creates a hidden window of the screen's size for a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }
}
