internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// A row in a file of Xcode 8 or older, whose stored size may be outdated.
///
/// Such a row keeps a pixel of the Mac's display for the separator: a point, half a point on a Retina display, or nothing.
/// The stored content view may be from another display or of another time: the views tied to its bottom show which.
@MainActor struct CanvasRow {
  private let prototype: NibPrototype
  private let content: IBView
  private let frame: CGRect

  /// Takes a row; nil for another cell, of a newer file, or without frames.
  init?(_ prototype: NibPrototype) {
    guard prototype.isRow, prototype.document.canvasSystem <= .iOS(10),
      let content = prototype.model.contentView, let frame = prototype.model.frame
    else { return nil }
    self.prototype = prototype
    self.content = content
    self.frame = frame
  }

  /// The size of the content view.
  var contentSize: CGSize {
    let stored = prototype.storedSize
    return CGSize(
      width: stored.width, height: shownHeight.map(NibPrototype.bounded) ?? stored.height)
  }

  /// The height that all views tied to the bottom show, if it is one that a canvas gives a row (rule `canvas-row-height`).
  private var shownHeight: CGFloat? {
    let bottoms = content.constraints.compactMap(bottom)
    guard !bottoms.isEmpty else { return nil }
    let heights = [content.frame?.height, frame.height, frame.height - 0.5, frame.height - 1]
    return heights.compactMap { $0 }.first { height in
      bottoms.allSatisfy { abs($0 - height) < Self.quarter }
    }
  }

  /// The heights are half a point apart.
  private static let quarter = 0.25

  /// The margin below the contents of a row in these versions.
  private static let margin = 8.0

  /// Where the bottom of the content view is by a required constraint between it and a view with a stored frame.
  private func bottom(_ constraint: IBConstraint) -> CGFloat? {
    guard constraint.isPlainEquation, let item = constraint.secondItem,
      let attribute = constraint.secondAttribute
    else { return nil }
    return bottom(
      below: constraint.firstItem, constraint.firstAttribute, item, attribute,
      distance: -constraint.constant)
      ?? bottom(
        below: item, attribute, constraint.firstItem, constraint.firstAttribute,
        distance: constraint.constant)
  }

  private func bottom(
    below item: IBConstraint.Item, _ edge: IBConstraint.Attribute, _ owner: IBConstraint.Item,
    _ attribute: IBConstraint.Attribute, distance: CGFloat
  ) -> CGFloat? {
    guard case .object(let id) = item, edge == .bottom, isContent(owner),
      let view = content.subviews.first(where: { $0.id == id }), view.isAlignedByFrame,
      let bottom = view.frame?.maxY
    else { return nil }
    switch attribute {
    case .bottom: return bottom + distance
    case .bottomMargin where content.layoutMargins == nil: return bottom + distance + Self.margin
    default: return nil
    }
  }

  private func isContent(_ item: IBConstraint.Item) -> Bool {
    switch item {
    case .owner: true
    case .object(let id): id == content.id
    }
  }
}

extension IBView {
  /// Whether the view's frame is what constraints align.
  fileprivate var isAlignedByFrame: Bool {
    !traits.isHidden && isInstalled
      && !["switch", "slider", "segmentedControl", "stepper"].contains(element.name)
  }
}

extension IBConstraint {
  fileprivate var isPlainEquation: Bool {
    isInstalled && !isPlaceholder && relation == .equal && priority == 1000 && multiplier == 1
  }
}
