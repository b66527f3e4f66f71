internal import Devices
public import Foundation
public import UIKit

/// The screen of a device, or an app's part of it.
///
/// | what | source | how sure |
/// | --- | --- | --- |
/// | size and scale | Apple's Human Interface Guidelines, Layout: https://developer.apple.com/design/human-interface-guidelines/layout | published |
/// | safe area | https://useyourloaf.com/blog/iphone-16-screen-sizes/ and its predecessors, which read it in the simulator; apps' own tests agree | measured by others |
/// | side margin | frames that Interface Builder stored at 307 to 393 points, and from 414 points on | measured; that of 402 points is assumed |
///
/// Classes of size and the kind of device stay those of a phone: a view that depends on them sets its own traits.
public struct Device: Hashable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  /// Pixels per point.
  public let scale: CGFloat
  /// What the status bar, the home indicator and the shape of the screen cover, in points.
  public let safeArea: UIEdgeInsets

  /// Creates a device of a size in points and a scale in pixels per point.
  ///
  /// - Parameters:
  ///   - width: the width in points.
  ///   - height: the height in points; nil for that of a phone with the width.
  ///   - scale: pixels per point, 1…4.
  ///   - safeArea: what bars and the shape of the screen cover, in points.
  public init(
    width: CGFloat, height: CGFloat? = nil, scale: CGFloat, safeArea: UIEdgeInsets = .zero
  ) {
    self.width = width
    self.height = height ?? ScreenSize.size(ofWidth: width).height
    self.scale = scale
    self.safeArea = safeArea
  }

  /// The margin at the sides of rows, beyond the safe area, in points: 16 up to 393 points of width, 20 above.
  public var sideMargin: CGFloat { SideMargin.points(width: width) }
}

extension Device {
  /// Hashes each value; written out because insets have no hash on Apple's systems.
  public func hash(into hasher: inout Hasher) {
    for length in [width, height, scale] + safeArea.sides { hasher.combine(length) }
  }
}

extension Device {
  /// iPhone SE, first generation: the narrowest.
  public static let iPhoneSE1 = screen(320, 568, scale: 2, top: 20, bottom: 0)
  /// iPhone SE, second and third generation.
  public static let iPhoneSE = screen(375, 667, scale: 2, top: 20, bottom: 0)
  /// iPhone SE, second and third generation, in landscape.
  public static let iPhoneSELandscape = Device(width: 667, height: 375, scale: 2)
  /// iPhone 12 mini and 13 mini.
  public static let iPhone13Mini = screen(375, 812, scale: 3, top: 50, bottom: 34)
  public static let iPhone16 = screen(393, 852, scale: 3, top: 59, bottom: 34)
  public static let iPhone16Landscape = landscape(852, 393, sides: 59)
  public static let iPhone16Plus = screen(430, 932, scale: 3, top: 59, bottom: 34)
  public static let iPhone16Pro = screen(402, 874, scale: 3, top: 62, bottom: 34)
  public static let iPhone16ProLandscape = landscape(874, 402, sides: 62)
  public static let iPhone16ProMax = screen(440, 956, scale: 3, top: 62, bottom: 34)
  /// iPhone 16 Pro Max in landscape: the widest phone.
  public static let iPhone16ProMaxLandscape = landscape(956, 440, sides: 62)
  public static let iPadMini = screen(744, 1133, scale: 2, top: 24, bottom: 20)
  public static let iPadPro11 = screen(834, 1194, scale: 2, top: 24, bottom: 20)
  public static let iPadPro11Landscape = screen(1194, 834, scale: 2, top: 24, bottom: 20)
  /// A third of an iPad of 9.7 inches in landscape.
  public static let iPadSplitThird = screen(320, 768, scale: 2, top: 20, bottom: 0)
  /// Half of an iPad of 9.7 inches in landscape.
  public static let iPadSplitHalf = screen(507, 768, scale: 2, top: 20, bottom: 0)
  /// Two thirds of an iPad of 9.7 inches in landscape.
  public static let iPadSplitTwoThirds = screen(694, 768, scale: 2, top: 20, bottom: 0)

  /// The devices by their names in cell files, which are those in code.
  package static let named: [(name: String, device: Device)] = [
    ("iPhoneSE1", .iPhoneSE1), ("iPhoneSE", .iPhoneSE), ("iPhoneSELandscape", .iPhoneSELandscape),
    ("iPhone13Mini", .iPhone13Mini), ("iPhone16", .iPhone16),
    ("iPhone16Landscape", .iPhone16Landscape), ("iPhone16Plus", .iPhone16Plus),
    ("iPhone16Pro", .iPhone16Pro), ("iPhone16ProLandscape", .iPhone16ProLandscape),
    ("iPhone16ProMax", .iPhone16ProMax), ("iPhone16ProMaxLandscape", .iPhone16ProMaxLandscape),
    ("iPadMini", .iPadMini), ("iPadPro11", .iPadPro11),
    ("iPadPro11Landscape", .iPadPro11Landscape), ("iPadSplitThird", .iPadSplitThird),
    ("iPadSplitHalf", .iPadSplitHalf), ("iPadSplitTwoThirds", .iPadSplitTwoThirds),
  ]

  private static func screen(
    _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat
  ) -> Device {
    Device(
      width: width, height: height, scale: scale,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// The home indicator of a phone in landscape, in points.
  private static let landscapeIndicator: CGFloat = 21

  /// A phone in landscape, whose sides are as far inside as the top in portrait.
  private static func landscape(
    _ width: CGFloat, _ height: CGFloat, sides: CGFloat
  ) -> Device {
    Device(
      width: width, height: height, scale: 3,
      safeArea: UIEdgeInsets(top: 0, left: sides, bottom: landscapeIndicator, right: sides))
  }
}

extension Configuration {
  /// Creates the configuration of a device's whole screen, with its safe area.
  ///
  /// ```swift
  /// assertSnapshot(of: SettingsViewController(), as: .image(Configuration(device: .iPhone16)))
  /// ```
  public init(device: Device) {
    self.init(
      width: device.width, height: device.height, scale: device.scale, safeArea: device.safeArea)
  }
}
