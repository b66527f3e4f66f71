public import Foundation

/// The simulated display: a phone with the width of the snapshot being rendered.
@preconcurrency @MainActor public final class UIScreen {
  /// The only screen.
  public static let main = UIScreen()

  private init() {}

  /// The screen in points: as wide as the snapshot being rendered, 320 points otherwise.
  public var bounds: CGRect { CGRect(origin: .zero, size: ScreenSize.current) }
  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// Pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point of the display itself.
  public var nativeScale: CGFloat { scale }
  /// The traits of the snapshot being rendered.
  public var traitCollection: UITraitCollection { .current }
}

/// The size of the screen, set by a host during rendering.
package enum ScreenSize {
  /// The width of the smallest phone, for which a picture is rendered unless another one is chosen.
  package static let standardWidth: CGFloat = 320

  @TaskLocal static var current = size(ofWidth: standardWidth)

  /// The heights of Apple's phones by width, in points.
  private static let heights: [CGFloat: CGFloat] = [
    320: 568, 360: 780, 375: 667, 390: 844, 393: 852, 402: 874, 414: 896, 420: 912, 428: 926,
    430: 932, 440: 956,
  ]

  /// Returns the screen size of a phone with a width; for other widths, one with a phone's proportions.
  package static func size(ofWidth width: CGFloat) -> CGSize {
    CGSize(width: width, height: heights[width] ?? (width * 19.5 / 9).rounded())
  }
}

extension UIScreen {
  /// Runs an action while the screen has a width in points.
  package nonisolated static func withWidth<Result>(
    _ width: CGFloat, _ action: () throws -> Result
  ) rethrows -> Result {
    try ScreenSize.$current.withValue(ScreenSize.size(ofWidth: width)) { try action() }
  }
}
