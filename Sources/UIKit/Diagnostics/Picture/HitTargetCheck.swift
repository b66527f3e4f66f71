internal import Foundation

/// Finds what is meant to be touched and is smaller than a finger.
@MainActor struct HitTargetCheck {
  let tree: VisibleTree
  let names: ViewNames

  /// The least side of a hit target in points, Apple's Human Interface Guidelines, "Accessibility".
  private static let leastSide = 44.0
  /// Controls whose height is Apple's choice and not the app's.
  private static let systemSized: Set = [
    "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl", "UITextField",
    "UIProgressView", "UIActivityIndicatorView",
  ]

  func diagnostics() -> [LayoutDiagnostic] {
    tree.views.indices.compactMap { index in
      let visible = tree.views[index]
      let size = visible.frame.size
      guard visible.view.takesTouches, visible.unit == index,
        min(size.width, size.height) < Self.leastSide,
        !Self.systemSized.contains(visible.view.className)
      else { return nil }
      let least = Self.leastSide.shortDescription
      return LayoutDiagnostic(
        .smallHitTarget, view: names.path(of: visible.view),
        message: "The target is \(size.width.shortDescription) × \(size.height.shortDescription) "
          + "points, smaller than \(least) × \(least).",
        advice: "Make \(names.name(of: visible.view)) at least "
          + "\(least) points wide and high; its picture can stay as it is.")
    }
  }
}
