public import Foundation

/// The width and scale of a device's screen, or of an app's part of it.
///
/// The sizes are those of Apple's Human Interface Guidelines, Layout:
/// https://developer.apple.com/design/human-interface-guidelines/layout
public struct Device: Hashable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// Pixels per point.
  public let scale: CGFloat

  /// Creates a device of a width in points and a scale in pixels per point.
  public init(width: CGFloat, scale: CGFloat) {
    self.width = width
    self.scale = scale
  }

  /// iPhone SE, first generation: the narrowest.
  public static let iPhoneSE1 = Device(width: 320, scale: 2)
  /// iPhone SE, second and third generation.
  public static let iPhoneSE = Device(width: 375, scale: 2)
  /// iPhone 12 mini and 13 mini.
  public static let iPhone13Mini = Device(width: 375, scale: 3)
  /// iPhone 16.
  public static let iPhone16 = Device(width: 393, scale: 3)
  /// iPhone 16 Plus.
  public static let iPhone16Plus = Device(width: 430, scale: 3)
  /// iPhone 16 Pro.
  public static let iPhone16Pro = Device(width: 402, scale: 3)
  /// iPhone 16 Pro Max.
  public static let iPhone16ProMax = Device(width: 440, scale: 3)
  /// iPad mini.
  public static let iPadMini = Device(width: 744, scale: 2)
  /// iPad Pro of 11 inches.
  public static let iPadPro11 = Device(width: 834, scale: 2)
  /// A third of an iPad of 9.7 inches in landscape.
  public static let iPadThird = Device(width: 320, scale: 2)
  /// Half of an iPad of 9.7 inches in landscape.
  public static let iPadHalf = Device(width: 507, scale: 2)
  /// Two thirds of an iPad of 9.7 inches in landscape.
  public static let iPadTwoThirds = Device(width: 694, scale: 2)
}
