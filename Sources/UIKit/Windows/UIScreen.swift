internal import Devices
public import Foundation

/// The simulated display: a phone with the width of the snapshot being rendered.
@preconcurrency @MainActor public final class UIScreen: UICoordinateSpace {
  public static let main = UIScreen()

  private init() {}

  /// The screen in points: that of the device that the suite was written for, otherwise as wide as the snapshot being
  /// rendered, and 320 points wide outside of snapshots.
  public var bounds: CGRect {
    let device = ProcessDevice.current?.screen
    let size = (ScreenSize.isOfDevice ? device : nil) ?? ScreenSize.current ?? device
    return CGRect(
      origin: .zero, size: size ?? ScreenSize.size(ofWidth: ScreenSize.standardWidth))
  }
  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The coordinates of the screen as it is held.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the upright screen, which it always is.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point of the display itself.
  public var nativeScale: CGFloat { scale }
  /// The traits of the snapshot being rendered.
  public var traitCollection: UITraitCollection { .current }
}

extension ScreenSize {
  /// The size of the screen, set by a host during rendering.
  @TaskLocal static var current: CGSize?
  /// Whether the screen stays that of the device while something of another width is drawn, as for tests of iOS.
  @TaskLocal static var isOfDevice = false
}

extension UIScreen {
  /// Runs an action while the screen has a width in points.
  package nonisolated static func withWidth<Result>(
    _ width: CGFloat, _ action: () throws -> Result
  ) rethrows -> Result {
    try ScreenSize.$current.withValue(ScreenSize.size(ofWidth: width)) { try action() }
  }

  /// Runs an action in which the screen is that of the device that the tests were written for, if they were for one.
  package nonisolated static func withDevice<Result>(
    _ action: () throws -> Result
  ) rethrows -> Result {
    try ScreenSize.$isOfDevice.withValue(true) { try action() }
  }
}
