internal import Fixtures
internal import Foundation
internal import LayoutModel
internal import NumberText
internal import UIKit

extension LayoutInvariant {
  /// From right to left, the cell is the mirror image.
  ///
  /// Views whose content has a direction of its own (`semanticContentAttribute`) and the parts of controls and lists are
  /// not compared, nor is a layout that its constraints do not determine.
  public static let mirrored = LayoutInvariant("a mirror image from right to left") { trial in
    guard trial.trial.configuration.direction == .leftToRight, trial.layout.isDetermined else {
      return []
    }
    let other = try trial.layout { $0.configuration.direction = .rightToLeft }
    guard other.isDetermined else { return [] }
    let comparison = MirrorComparison(
      width: trial.layout.size.width, tolerance: 1 / trial.trial.configuration.scale)
    guard let found = comparison.difference(trial.layout, other) else { return [] }
    return [
      Violation("a mirror image from right to left", view: found.path, message: found.message)
    ]
  }
}

/// Finds the first view that is not where the mirror image of another layout has it.
@MainActor private struct MirrorComparison {
  /// The width of the cell.
  let width: CGFloat
  /// Frames are on whole pixels in both layouts, so that a mirrored one may be off by one.
  let tolerance: CGFloat

  func difference(_ one: StressLayout, _ other: StressLayout) -> (path: String, message: String)? {
    difference(one.view, one.rendering.tree, other.view, other.rendering.tree, Place())
  }

  private struct Place {
    var path = ""
    var origin = CGPoint.zero
    var otherOrigin = CGPoint.zero
  }

  private func difference(
    _ view: UIView, _ node: LayoutNode, _ otherView: UIView, _ other: LayoutNode, _ place: Place
  ) -> (path: String, message: String)? {
    let pairs = zip(
      zip(view.subviews, node.children), zip(otherView.subviews, other.children))
    for ((subview, child), (otherSubview, otherChild)) in pairs where subview.isMirrored {
      let frame = child.frame.offsetBy(dx: place.origin.x, dy: place.origin.y)
      let image = otherChild.frame.offsetBy(dx: place.otherOrigin.x, dy: place.otherOrigin.y)
      let path = place.path.isEmpty ? child.name : "\(place.path)/\(child.name)"
      // Constraints place alignment rectangles: a switch's frame is wider on one side, in both directions.
      let (aligned, alignedImage) = (
        subview.alignmentRect(forFrame: frame), otherSubview.alignmentRect(forFrame: image)
      )
      if subview.isSeenAndFilled, !isMirrored(aligned, alignedImage) {
        return (path, message(aligned, alignedImage))
      }
      guard subview.hasComparableParts else { continue }
      let inner = Place(path: path, origin: frame.origin, otherOrigin: image.origin)
      if let found = difference(subview, child, otherSubview, otherChild, inner) { return found }
    }
    return nil
  }

  private func isMirrored(_ frame: CGRect, _ image: CGRect) -> Bool {
    abs(frame.minX - (width - image.maxX)) <= tolerance
      && abs(frame.maxX - (width - image.minX)) <= tolerance
      && abs(frame.minY - image.minY) <= tolerance && abs(frame.maxY - image.maxY) <= tolerance
  }

  private func message(_ frame: CGRect, _ image: CGRect) -> String {
    let (left, right) = (Double(frame.minX), Double(width - frame.maxX))
    let (otherLeft, otherRight) = (Double(image.minX), Double(width - image.maxX))
    return "From left to right it is \(left.shortDescription) points from the left edge and "
      + "\(right.shortDescription) from the right one. From right to left these should be "
      + "swapped, but are \(otherLeft.shortDescription) and \(otherRight.shortDescription). "
      + "Constrain leading and trailing edges, not left and right ones."
  }
}

extension StressLayout {
  /// Whether the constraints determine the layout.
  fileprivate var isDetermined: Bool {
    !rendering.diagnostics.contains { diagnostic in
      diagnostic.kind.map(Self.undetermined.contains) ?? false
    }
  }

  private static let undetermined: [Diagnostic.Kind] = [
    .unsatisfiableConstraints, .ambiguousLayout, .zeroHeight, .unsettledHeight,
  ]
}

extension UIView {
  fileprivate var isMirrored: Bool { !isHidden && semanticContentAttribute == .unspecified }

  fileprivate var isSeenAndFilled: Bool { bounds.width > 0 && bounds.height > 0 }

  /// Whether the app places the subviews, rather than UIKit.
  fileprivate var hasComparableParts: Bool { !(self is UIControl) && !(self is UIScrollView) }
}
