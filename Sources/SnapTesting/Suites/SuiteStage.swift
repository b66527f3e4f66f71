#if !canImport(Darwin)
internal import Fixtures
package import Foundation
internal import Graphics
internal import SnapReport
package import UIKit

/// The screen on which a strategy of another library shows a view or a controller.
package struct SuiteStage: Sendable {
  /// The size in points; nil for the view's own, or the screen's.
  package var size: CGSize?
  package var safeArea: UIEdgeInsets
  /// What the strategy specifies; the rest is the standard.
  package var traits: UITraitCollection

  /// Creates a screen.
  package init(
    size: CGSize? = nil, safeArea: UIEdgeInsets = .zero,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
  }

  /// Returns a picture of a view; an empty one if it cannot be drawn, which fails the snapshot.
  package func image(of view: UIView) -> UIImage {
    drawn { try image(try rendering(of: view)) } ?? UIImage()
  }

  /// Returns a picture of a view with numbered regions, and what VoiceOver says of each.
  package func accessibilityImage(of view: UIView) -> UIImage {
    drawn {
      let configuration = try prepared(view)
      let bitmap = try AccessibilityPicture.bitmap(of: view, in: configuration)
      return UIImage(
        source: ImageSource(name: "accessibility", bitmap: bitmap), scale: configuration.scale)
    } ?? UIImage()
  }

  /// Returns a picture of a controller's view, which has appeared in a window.
  package func image(of controller: UIViewController) -> UIImage {
    drawn { try image(try rendering(of: controller)) } ?? UIImage()
  }

  /// Returns a picture of a layer with its sublayers.
  package func image(of layer: CALayer) -> UIImage {
    drawn {
      let size = layer.bounds.size
      let configuration = try configuration(ofSize: size, showing: layer)
      return configuration.performAsCurrent {
        let format = UIGraphicsImageRendererFormat()
        format.scale = configuration.scale
        return UIGraphicsImageRenderer(bounds: layer.bounds, format: format).image {
          layer.layoutIfNeeded()
          layer.render(in: $0.cgContext)
        }
      }
    } ?? UIImage()
  }

  /// Returns the views as lines of text.
  package func outline(of view: UIView) -> String {
    drawn { LayoutOutline(try rendering(of: view).tree, detail: .visible).description } ?? ""
  }

  /// Returns the views of a controller as lines of text.
  package func outline(of controller: UIViewController) -> String {
    drawn { LayoutOutline(try rendering(of: controller).tree, detail: .visible).description } ?? ""
  }

  private func drawn<Result: Sendable>(_ draw: @MainActor () throws -> Result) -> Result? {
    MainActorBridge.run {
      do {
        return try draw()
      } catch {
        SuiteContext.current?.fail(error)
        return nil
      }
    }
  }

  @MainActor private func image(_ rendering: Rendering) throws -> UIImage {
    try DrawnView(rendering).image
  }
}

extension SuiteStage {
  @MainActor private func rendering(of view: UIView) throws -> Rendering {
    try Rendering(of: view, in: prepared(view))
  }

  /// Lays out a view, which is in a window, as views may wait for one; returns where it is then drawn.
  @MainActor private func prepared(_ view: UIView) throws -> Configuration {
    if let size { view.frame.size = size }
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(origin: .zero, size: view.frame.size))
    window.rootViewController = controller
    let configuration = try inWindow(window) {
      controller.view.addSubview(view)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      return try self.configuration(ofSize: view.bounds.size, showing: view)
    }
    view.removeFromSuperview()
    view.traitOverrides.specify(traits)
    return configuration
  }

  /// Lays out a controller's view, which fills a window.
  @MainActor private func rendering(of controller: UIViewController) throws -> Rendering {
    let size = size ?? SuiteContext.current?.iosPicture?.screenSize ?? UIScreen.main.bounds.size
    let configuration = try configuration(ofSize: size, showing: controller)
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.specify(traits)
    configuration.performAsCurrent {
      window.overrideTraits(.current)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    return try Rendering(of: window, in: configuration)
  }

  @MainActor private func inWindow<Result>(
    _ window: UIWindow, _ work: @MainActor () throws -> Result
  ) rethrows -> Result {
    window.traitOverrides.specify(traits)
    return try traits.performAsCurrent { try work() }
  }

  @MainActor private func configuration(
    ofSize size: CGSize, showing value: AnyObject
  ) throws -> Configuration {
    guard size.width > 0, size.height > 0 else {
      throw SuiteError.noSize(view: String(describing: type(of: value)))
    }
    let traits = traits.filled(from: .current)
    let picture = SuiteContext.current?.iosPicture
    let drawn = self.traits.displayScale > 0 ? self.traits.displayScale : nil
    return Configuration(
      width: size.width, height: size.height,
      scale: picture?.scale(ofWidth: size.width) ?? drawn ?? traits.displayScale,
      safeArea: safeArea, contentSize: traits.preferredContentSizeCategory,
      legibilityWeight: traits.legibilityWeight, appearance: traits.userInterfaceStyle,
      direction: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      locale: traits.localeIdentifier ?? "en", system: traits.systemVersion)
  }
}

extension UITraitOverrides {
  /// Overrides what a collection specifies and a configuration does not have.
  fileprivate mutating func specify(_ traits: UITraitCollection) {
    if traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
    if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
    if traits.accessibilityContrast != .unspecified {
      accessibilityContrast = traits.accessibilityContrast
    }
    if traits.userInterfaceLevel != .unspecified { userInterfaceLevel = traits.userInterfaceLevel }
  }
}
#endif
