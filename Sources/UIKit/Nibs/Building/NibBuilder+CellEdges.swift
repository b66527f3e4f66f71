internal import Foundation
internal import InterfaceBuilder

extension NibBuilder {
  /// What a constraint's constant grows by on the canvas, where one that names the cell counts from the cell's own edges.
  ///
  /// In apps these are the content view's, as a row is as high as the latter requires. On the canvas the content view may
  /// end before an accessory or a separator: both views that tell the two apart, in two repositories.
  func canvasShift(of constraint: IBConstraint, heldBy view: UIView) -> CGFloat {
    guard options.isCanvas, let root, let cell = root.frame, root.contentView?.frame != nil else {
      return 0
    }
    let first = isCell(constraint.firstItem, heldBy: view) ? constraint.firstAttribute : nil
    let second = constraint.secondItem.flatMap {
      isCell($0, heldBy: view) ? constraint.secondAttribute : nil
    }
    guard first != nil || second != nil else { return 0 }
    let content = document.canvasSize(of: root)
    let margin = CGSize(width: cell.width - content.width, height: cell.height - content.height)
    return constraint.multiplier * (second?.share(of: margin) ?? 0)
      - (first?.share(of: margin) ?? 0)
  }

  private func isCell(_ item: IBConstraint.Item, heldBy view: UIView) -> Bool {
    switch item {
    case .owner: view.nibOrigin?.isCell == true
    case .object(let id): root?.cell != nil && id == root?.id
    }
  }
}

extension IBConstraint.Attribute {
  /// How far the attribute of a view moves when the view grows to the right and downwards.
  fileprivate func share(of growth: CGSize) -> CGFloat {
    switch self {
    case .right, .trailing, .rightMargin, .trailingMargin, .width: growth.width
    case .bottom, .bottomMargin, .height: growth.height
    case .centerX, .centerXWithinMargins: growth.width / 2
    case .centerY, .centerYWithinMargins: growth.height / 2
    case .left, .leading, .leftMargin, .leadingMargin, .top, .topMargin: 0
    case .baseline, .lastBaseline, .firstBaseline: 0
    }
  }
}
