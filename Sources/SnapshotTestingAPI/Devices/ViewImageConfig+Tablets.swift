public import UIKit

// The names are those of swift-snapshot-testing; its iPads are in landscape where nothing is said.

extension ViewImageConfig {
  public static let iPadMini = iPadMini(.landscape)

  /// iPad mini, with the whole screen.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.mini.config(orientation.full)
  }

  /// iPad mini.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  public static let iPad9_7 = iPad9_7(.landscape)

  /// iPad of 9.7 inches, with the whole screen.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.mini.config(orientation.full)
  }

  /// iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.mini.config(orientation)
  }

  public static let iPad10_2 = iPad10_2(.landscape)

  /// iPad of 10.2 inches, with the whole screen.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.tenTwo.config(orientation.full)
  }

  /// iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.tenTwo.config(orientation)
  }

  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// iPad Pro of 10.5 inches, with the whole screen.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.proTenFive.config(orientation.full)
  }

  /// iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.proTenFive.config(orientation)
  }

  public static let iPadPro11 = iPadPro11(.landscape)

  /// iPad Pro of 11 inches, with the whole screen.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.proEleven.config(orientation.full)
  }

  /// iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.proEleven.config(orientation)
  }

  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// iPad Pro of 12.9 inches, with the whole screen.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    Tablet.proTwelveNine.config(orientation.full)
  }

  /// iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    Tablet.proTwelveNine.config(orientation)
  }
}

extension UITraitCollection {
  /// iPad mini, with the whole screen.
  public static func iPadMini(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Tablet.mini.traits(orientation.full)
  }

  /// iPad mini.
  public static func iPadMini(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection
  {
    Tablet.mini.traits(orientation)
  }

  /// iPad of 9.7 inches, with the whole screen.
  public static func iPad9_7(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Tablet.mini.traits(orientation.full)
  }

  /// iPad of 9.7 inches.
  public static func iPad9_7(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection
  {
    Tablet.mini.traits(orientation)
  }

  /// iPad of 10.2 inches, with the whole screen.
  public static func iPad10_2(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Tablet.tenTwo.traits(orientation.full)
  }

  /// iPad of 10.2 inches.
  public static func iPad10_2(_ orientation: ViewImageConfig.TabletOrientation) -> UITraitCollection
  {
    Tablet.tenTwo.traits(orientation)
  }

  /// iPad Pro of 10.5 inches, with the whole screen.
  public static func iPadPro10_5(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Tablet.proTenFive.traits(orientation.full)
  }

  /// iPad Pro of 10.5 inches.
  public static func iPadPro10_5(_ orientation: ViewImageConfig.TabletOrientation)
    -> UITraitCollection
  {
    Tablet.proTenFive.traits(orientation)
  }

  /// iPad Pro of 11 inches, with the whole screen.
  public static func iPadPro11(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Tablet.proEleven.traits(orientation.full)
  }

  /// iPad Pro of 11 inches.
  public static func iPadPro11(_ orientation: ViewImageConfig.TabletOrientation)
    -> UITraitCollection
  {
    Tablet.proEleven.traits(orientation)
  }

  /// iPad Pro of 12.9 inches, with the whole screen.
  public static func iPadPro12_9(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    Tablet.proTwelveNine.traits(orientation.full)
  }

  /// iPad Pro of 12.9 inches.
  public static func iPadPro12_9(_ orientation: ViewImageConfig.TabletOrientation)
    -> UITraitCollection
  {
    Tablet.proTwelveNine.traits(orientation)
  }
}

extension ViewImageConfig.Orientation {
  /// The whole screen of an iPad that is held so.
  var full: ViewImageConfig.TabletOrientation {
    self == .portrait ? .portrait(splitView: .full) : .landscape(splitView: .full)
  }
}
