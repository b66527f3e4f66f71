package import Foundation

/// A device of Xcode's simulators, whose screen the pictures of a suite have.
///
/// Sizes are those of Apple's Human Interface Guidelines, Layout:
/// https://developer.apple.com/design/human-interface-guidelines/layout
package struct Simulator: Hashable, Sendable {
  /// The screen in points, upright.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// What Xcode calls the devices with this screen.
  package let names: [String]

  /// Whether it is an iPad.
  package var isTablet: Bool { names.contains { $0.hasPrefix("iPad") } }

  private init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat, _ names: String) {
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.names = names.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// All screens; of two with the same pixels, that of more devices comes first.
  package static let all = [
    Simulator(
      375, 667, scale: 2,
      "iPhone 8, iPhone SE (2nd generation), iPhone SE (3rd generation), iPhone 7, iPhone 6s"),
    Simulator(
      390, 844, scale: 3,
      "iPhone 14, iPhone 13, iPhone 12, iPhone 13 Pro, iPhone 12 Pro, iPhone 16e"),
    Simulator(
      393, 852, scale: 3, "iPhone 15, iPhone 16, iPhone 15 Pro, iPhone 14 Pro"),
    Simulator(
      375, 812, scale: 3, "iPhone X, iPhone Xs, iPhone 11 Pro, iPhone 13 mini, iPhone 12 mini"),
    Simulator(414, 896, scale: 2, "iPhone 11, iPhone Xʀ, iPhone XR"),
    Simulator(414, 896, scale: 3, "iPhone 11 Pro Max, iPhone Xs Max, iPhone XS Max"),
    Simulator(414, 736, scale: 3, "iPhone 8 Plus, iPhone 7 Plus, iPhone 6s Plus, iPhone 6 Plus"),
    Simulator(320, 568, scale: 2, "iPhone SE (1st generation), iPhone SE, iPhone 5s, iPhone 5"),
    Simulator(402, 874, scale: 3, "iPhone 16 Pro, iPhone 17, iPhone 17 Pro"),
    Simulator(440, 956, scale: 3, "iPhone 16 Pro Max, iPhone 17 Pro Max"),
    Simulator(
      430, 932, scale: 3,
      "iPhone 15 Pro Max, iPhone 14 Pro Max, iPhone 15 Plus, iPhone 16 Plus"),
    Simulator(428, 926, scale: 3, "iPhone 14 Plus, iPhone 13 Pro Max, iPhone 12 Pro Max"),
    Simulator(420, 912, scale: 3, "iPhone Air"),
    Simulator(768, 1024, scale: 2, "iPad (6th generation), iPad Air 2, iPad Pro (9.7-inch)"),
    Simulator(
      810, 1080, scale: 2, "iPad (9th generation), iPad (8th generation), iPad (7th generation)"),
    Simulator(
      820, 1180, scale: 2, "iPad (10th generation), iPad Air (5th generation), iPad (A16)"),
    Simulator(834, 1112, scale: 2, "iPad Pro (10.5-inch), iPad Air (3rd generation)"),
    Simulator(
      834, 1194, scale: 2, "iPad Pro (11-inch), iPad Pro (11-inch) (4th generation)"),
    Simulator(
      1024, 1366, scale: 2, "iPad Pro (12.9-inch), iPad Pro (12.9-inch) (6th generation)"),
    Simulator(834, 1210, scale: 2, "iPad Pro 11-inch (M4)"),
    Simulator(1032, 1376, scale: 2, "iPad Pro 13-inch (M4)"),
    Simulator(744, 1133, scale: 2, "iPad mini (6th generation), iPad mini (A17 Pro)"),
  ]

  /// Returns the device that Xcode calls by a name; nil for an unknown one.
  package static func named(_ name: String) -> Simulator? { all.first { $0.names.contains(name) } }

  /// Returns the device whose whole screen, held either way, has a size in pixels; nil if none has.
  package static func withPixels(_ width: Int, _ height: Int) -> Simulator? {
    all.first { $0.pixels == (min(width, height), max(width, height)) }
  }

  /// Returns the first phone whose upright screen is as wide, in pixels; nil if none is.
  package static func phone(pixelsWide width: Int) -> Simulator? {
    all.first { !$0.isTablet && $0.pixels.width == width }
  }

  private var pixels: (width: Int, height: Int) {
    (Int(size.width * scale), Int(size.height * scale))
  }
}
