internal import Foundation
internal import UIKit

/// An iPad's screen and the parts that an app has of it, from Apple's Human Interface Guidelines, Layout.
struct Tablet {
  typealias Orientation = ViewImageConfig.TabletOrientation

  /// The shorter and the longer side, in points.
  let short: CGFloat
  let long: CGFloat
  /// What is covered at the top and the bottom, in points.
  var top: CGFloat = 20
  var bottom: CGFloat = 0
  /// The widths of a third, a half and two thirds in landscape, in points.
  let landscape: (third: CGFloat, half: CGFloat, twoThirds: CGFloat)
  /// The widths of a third and two thirds in portrait, in points.
  let portrait: (third: CGFloat, twoThirds: CGFloat)
  /// Whether a half in landscape is as wide as a regular width.
  var isLarge = false

  func config(_ orientation: Orientation) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: size(orientation), traits: traits(orientation))
  }

  private func size(_ orientation: Orientation) -> CGSize {
    switch orientation {
    case .landscape(.oneThird): CGSize(width: landscape.third, height: short)
    case .landscape(.oneHalf): CGSize(width: landscape.half, height: short)
    case .landscape(.twoThirds): CGSize(width: landscape.twoThirds, height: short)
    case .landscape(.full): CGSize(width: long, height: short)
    case .portrait(.oneThird): CGSize(width: portrait.third, height: long)
    case .portrait(.twoThirds): CGSize(width: portrait.twoThirds, height: long)
    case .portrait(.full): CGSize(width: short, height: long)
    }
  }

  func traits(_ orientation: Orientation) -> UITraitCollection {
    let isRegular =
      switch orientation {
      case .landscape(.full), .landscape(.twoThirds), .portrait(.full): true
      case .landscape(.oneHalf): isLarge
      case .landscape(.oneThird), .portrait(.oneThird), .portrait(.twoThirds): false
      }
    return .device(.pad, horizontal: isRegular ? .regular : .compact, vertical: .regular)
  }

  static let mini = Tablet(
    short: 768, long: 1024, landscape: (320, 507, 694), portrait: (320, 438))
  static let tenTwo = Tablet(
    short: 810, long: 1080, landscape: (320, 535, 750), portrait: (320, 480))
  static let proTenFive = Tablet(
    short: 834, long: 1112, landscape: (320, 551, 782), portrait: (320, 504))
  static let proEleven = Tablet(
    short: 834, long: 1194, top: 24, bottom: 20, landscape: (375, 592, 809), portrait: (320, 504))
  static let proTwelveNine = Tablet(
    short: 1024, long: 1366, landscape: (375, 678, 981), portrait: (375, 639), isLarge: true)
}
