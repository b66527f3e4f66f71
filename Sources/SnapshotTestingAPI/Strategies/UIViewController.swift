internal import SnapTesting
public import UIKit

extension Snapshotting where Value == UIViewController, Format == UIImage {
  /// A picture of a controller's view on the standard screen.
  public static var image: Snapshotting { .image() }

  /// A picture of a controller's view on a device.
  ///
  /// - Parameters:
  ///   - config: the device's screen.
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near the colours of two pixels that match are, 0…1.
  ///   - size: the size in points; nil for that of the screen.
  ///   - traits: what differs from the device's environment.
  /// - Returns: the strategy.
  public static func image(
    on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      SuiteStage(config, size: size, traits: traits), precision: precision,
      perceptualPrecision: perceptualPrecision)
  }

  /// A picture of a controller's view.
  ///
  /// - Parameters:
  ///   - drawHierarchyInKeyWindow: no matter: all views are drawn in a window.
  ///   - precision: the share of pixels that have to match, 0…1.
  ///   - perceptualPrecision: how near the colours of two pixels that match are, 0…1.
  ///   - size: the size in points; nil for that of the screen.
  ///   - traits: what differs from the standard environment.
  /// - Returns: the strategy.
  public static func image(
    drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
    size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    image(
      SuiteStage(size: size, traits: traits), precision: precision,
      perceptualPrecision: perceptualPrecision)
  }

  private static func image(
    _ stage: SuiteStage, precision: Float, perceptualPrecision: Float
  ) -> Snapshotting {
    SimplySnapshotting.image(precision: precision, perceptualPrecision: perceptualPrecision)
      .pullback { stage.image(of: $0) }
  }
}

extension Snapshotting where Value == UIViewController, Format == String {
  /// The controllers with their classes, whether they are shown, and their views' classes.
  public static var hierarchy: Snapshotting {
    SimplySnapshotting.lines.pullback { controller in
      MainActor.assumeIsolated { controller.hierarchyLines(depth: 0).joined(separator: "\n") }
    }
  }

  /// The views with their frames and texts as lines of text.
  public static var recursiveDescription: Snapshotting { .recursiveDescription() }

  /// The views with their frames and texts as lines of text.
  ///
  /// - Parameters:
  ///   - config: the device's screen.
  ///   - size: the size in points; nil for that of the screen.
  ///   - traits: what differs from the device's environment.
  /// - Returns: the strategy.
  public static func recursiveDescription(
    on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    let stage = SuiteStage(config, size: size, traits: traits)
    return SimplySnapshotting.lines.pullback { stage.outline(of: $0) }
  }
}

extension SuiteStage {
  fileprivate init(_ config: ViewImageConfig, size: CGSize?, traits: UITraitCollection) {
    self.init(
      size: size ?? config.size, safeArea: config.safeArea,
      traits: UITraitCollection(traitsFrom: [config.traits, traits]))
  }
}

extension UIViewController {
  fileprivate func hierarchyLines(depth: Int) -> [String] {
    let state = viewIfLoaded?.window == nil ? "disappeared" : "appeared"
    let shown = viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(view not loaded)"
    let indent = String(repeating: "   | ", count: depth)
    return ["\(indent)<\(type(of: self))>, state: \(state), view: \(shown)"]
      + children.flatMap { $0.hierarchyLines(depth: depth + 1) }
  }
}
