internal import Foundation
internal import UIKit

/// A phone's screen, from Apple's Human Interface Guidelines, Layout, and Apple's tables of size classes.
struct Phone {
  /// The size in portrait, in points.
  let width: CGFloat
  let height: CGFloat
  /// What is covered in portrait, in points: the top and the bottom.
  let top: CGFloat
  let bottom: CGFloat
  /// The height of the home indicator in landscape, in points.
  let landscapeBottom: CGFloat
  /// Whether its width is regular in landscape.
  var isLarge = false

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let isPortrait = orientation == .portrait
    // A round screen covers as much at the sides in landscape as at the top in portrait; a status bar nothing.
    let side = bottom > 0 ? top : 0
    return ViewImageConfig(
      safeArea: isPortrait
        ? UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        : UIEdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side),
      size: isPortrait
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: traits(orientation))
  }

  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isPortrait = orientation == .portrait
    return .device(
      .phone, horizontal: !isPortrait && isLarge ? .regular : .compact,
      vertical: isPortrait ? .regular : .compact)
  }

  static let se = Phone(width: 320, height: 568, top: 20, bottom: 0, landscapeBottom: 0)
  static let eight = Phone(width: 375, height: 667, top: 20, bottom: 0, landscapeBottom: 0)
  static let eightPlus = Phone(
    width: 414, height: 736, top: 20, bottom: 0, landscapeBottom: 0, isLarge: true)
  static let x = Phone(width: 375, height: 812, top: 44, bottom: 34, landscapeBottom: 24)
  static let xsMax = Phone(
    width: 414, height: 896, top: 44, bottom: 34, landscapeBottom: 24, isLarge: true)
  static let twelve = Phone(width: 390, height: 844, top: 47, bottom: 34, landscapeBottom: 21)
  static let twelveProMax = Phone(
    width: 428, height: 926, top: 47, bottom: 34, landscapeBottom: 21, isLarge: true)
  static let thirteenMini = Phone(
    width: 375, height: 812, top: 50, bottom: 34, landscapeBottom: 21)
}

extension UITraitCollection {
  /// The traits that swift-snapshot-testing gives to its devices: text is a step smaller than the system's.
  static func device(
    _ idiom: UIUserInterfaceIdiom, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) -> UITraitCollection {
    UITraitCollection {
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .medium
      $0.userInterfaceIdiom = idiom
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = vertical
    }
  }
}
