public import UIKit

// The names are those of swift-snapshot-testing.

extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// iPhone SE, first generation.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    Phone.se.config(orientation)
  }

  public static let iPhone8 = iPhone8(.portrait)

  /// iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    Phone.eight.config(orientation)
  }

  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    Phone.eightPlus.config(orientation)
  }

  public static let iPhoneX = iPhoneX(.portrait)

  /// iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    Phone.x.config(orientation)
  }

  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.xsMax.config(orientation)
  }

  public static let iPhoneXr = iPhoneXr(.portrait)

  /// iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    Phone.xsMax.config(orientation)
  }

  public static let iPhone12 = iPhone12(.portrait)

  /// iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelveProMax.config(orientation)
  }

  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    Phone.thirteenMini.config(orientation)
  }

  public static let iPhone13 = iPhone13(.portrait)

  /// iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelve.config(orientation)
  }

  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    Phone.twelveProMax.config(orientation)
  }
}

extension UITraitCollection {
  /// iPhone SE, first generation.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.se.traits(orientation)
  }

  /// iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.eight.traits(orientation)
  }

  /// iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.eightPlus.traits(orientation)
  }

  /// iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.x.traits(orientation)
  }

  /// iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.xsMax.traits(orientation)
  }

  /// iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.xsMax.traits(orientation)
  }

  /// iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }

  /// iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }

  /// iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.twelveProMax.traits(orientation)
  }

  /// iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.thirteenMini.traits(orientation)
  }

  /// iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }

  /// iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Phone.twelve.traits(orientation)
  }

  /// iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    Phone.twelveProMax.traits(orientation)
  }
}
