internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// The sizes of controls that differ from those of the releases for apps.
@MainActor enum CanvasControls {
  /// Returns the size of a control's contents; nil for one that is as in an app.
  ///
  /// Rule `canvas-slider`, Rule `canvas-stepper`, Rule `canvas-segments` and Rule `canvas-info-button`.
  static func size(of view: IBView, in traits: UITraitCollection) -> IBPlaceholderSize? {
    let system = traits.systemVersion
    return switch view.element.name {
    case "slider" where system < .iOS(26): IBPlaceholderSize(width: nil, height: 31)
    case "stepper" where system < .iOS(13): IBPlaceholderSize(width: nil, height: 29)
    case "segmentedControl" where system < .iOS(13):
      IBPlaceholderSize(width: width(ofSegments: view.element, traits), height: 29)
    case "button" where system < .iOS(13) && showsInfo(view):
      IBPlaceholderSize(width: 22, height: 22)
    default: nil
    }
  }

  /// The width of a control of equal segments with titles, which have 15 points beside them; nil for another one.
  private static func width(ofSegments control: IBElement, _ traits: UITraitCollection) -> Double? {
    let segments = control.child(named: "segments")?.children(named: "segment") ?? []
    let titles = segments.compactMap { $0["width"] == nil ? $0.string("title") : nil }
    guard titles.count == segments.count else { return nil }
    let ruler = UILabel()
    ruler.overrideTraits(traits)
    ruler.font = .systemFont(ofSize: 13)
    let widths = titles.map { title in
      ruler.text = title
      return (ruler.intrinsicContentSize.width + 15).rounded(.up)
    }
    return max(0, (widths.max() ?? 0) * Double(titles.count) - 1)
  }

  private static func showsInfo(_ button: IBView) -> Bool {
    ["infoLight", "infoDark", "detailDisclosure", "contactAdd"]
      .contains(button.element["buttonType"] ?? "")
  }
}
