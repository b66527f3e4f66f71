internal import Devices
public import Foundation

/// The simulated display: a phone with the width of the snapshot being rendered.
@preconcurrency @MainActor public final class UIScreen: UICoordinateSpace {
  public static let main = UIScreen()

  private init() {}

  /// The screen in points: as wide as the snapshot being rendered, 320 points otherwise.
  public var bounds: CGRect { CGRect(origin: .zero, size: ScreenSize.current) }
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
  @TaskLocal static var current = size(ofWidth: standardWidth)
}

extension UIScreen {
  /// Runs an action while the screen has a width in points.
  package nonisolated static func withWidth<Result>(
    _ width: CGFloat, _ action: () throws -> Result
  ) rethrows -> Result {
    try ScreenSize.$current.withValue(ScreenSize.size(ofWidth: width)) { try action() }
  }
}
