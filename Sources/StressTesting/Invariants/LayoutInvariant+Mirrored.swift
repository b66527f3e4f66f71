internal import Fixtures
internal import Foundation
internal import LayoutChanges
internal import LayoutModel
internal import NumberText
internal import UIKit

extension LayoutInvariant {
  /// From right to left, the cell is the mirror image.
  ///
  /// Views whose content has a direction of its own (`semanticContentAttribute`) and the parts of controls and lists are
  /// not compared, nor is a layout that its constraints do not determine.
  public static let mirrored = LayoutInvariant(
    "a mirror image from right to left", code: ".mirrored"
  ) { trial in
    guard trial.trial.configuration.direction == .leftToRight else { return [] }
    let other = try trial.layout { $0.configuration.direction = .rightToLeft }
    let comparison = MirrorComparison(
      width: trial.layout.size.width, root: trial.layout.view,
      tolerance: 1 / trial.trial.configuration.scale)
    guard let breach = comparison.difference(trial.layout, other),
      trial.layout.isDetermined, other.isDetermined
    else { return [] }
    return [breach]
  }
}

/// Finds the first view that is not where the mirror image of another layout has it.
@MainActor private struct MirrorComparison {
  let width: CGFloat
  let root: UIView
  /// Frames are on whole pixels in both layouts, so that a mirrored one may be off by one.
  let tolerance: CGFloat

  /// What stays at its side of the screen from right to left.
  private static let fixedAttributes: Set<NSLayoutConstraint.Attribute> = [
    .left, .right, .leftMargin, .rightMargin,
  ]

  func difference(_ one: StressLayout, _ other: StressLayout) -> Breach? {
    let layouts = (FlatLayout(one.tree), FlatLayout(other.tree))
    return difference(one.view, 0, 0, layouts)
  }

  /// Compares the subviews of a view, which has an index in each of two layouts.
  private func difference(
    _ view: UIView, _ index: Int, _ otherIndex: Int, _ layouts: (one: FlatLayout, other: FlatLayout)
  ) -> Breach? {
    let pairs = zip(
      layouts.one.views[index].children, layouts.other.views[otherIndex].children)
    for (subview, (child, otherChild)) in zip(view.storedSubviews, pairs) where subview.isMirrored {
      let found = layouts.one.views[child]
      // Constraints place alignment rectangles: a switch's frame is wider on one side, in both directions.
      let frame = subview.alignmentRect(forFrame: found.absoluteFrame)
      let image = subview.alignmentRect(forFrame: layouts.other.views[otherChild].absoluteFrame)
      if subview.isSeenAndFilled, !isMirrored(frame, image) {
        return Breach(
          view: found.path, message: message(frame, image),
          constraints: subview.involvedConstraints(below: root, of: Self.fixedAttributes))
      }
      guard subview.hasComparableParts else { continue }
      if let breach = difference(subview, child, otherChild, layouts) { return breach }
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
    !diagnostics.contains { diagnostic in
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
