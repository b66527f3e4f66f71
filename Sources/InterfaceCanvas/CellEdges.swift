internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// The edges of a cell beside those of its content view, which may end before an accessory or a separator.
///
/// In apps constraints that name the cell count from the content view's edges, as a row is as high as the latter requires.
/// On the canvas they count from the cell's own. Rule `canvas-cell-edges`.
@MainActor struct CellEdges {
  private let id: String?
  /// How much the cell is larger than its content view.
  private let margin: CGSize

  init(of canvas: InterfaceCanvas) {
    let cell = canvas.prototype.model
    id = cell.id
    guard let frame = cell.frame, cell.contentView?.frame != nil else {
      margin = .zero
      return
    }
    margin = CGSize(
      width: frame.width - canvas.size.width, height: frame.height - canvas.size.height)
  }

  /// Returns a constraint with its constant from the cell's edges; all count that Interface Builder has, also those that
  /// it removes from an app.
  func adapted(_ constraint: IBConstraint, heldByCell isHeldByCell: Bool) -> IBConstraint {
    var constraint = constraint
    constraint.isPlaceholder = false
    func share(_ item: IBConstraint.Item?, _ attribute: IBConstraint.Attribute?) -> CGFloat {
      switch item {
      case .owner: isHeldByCell ? attribute?.share(of: margin) ?? 0 : 0
      case .object(let id): id == self.id ? attribute?.share(of: margin) ?? 0 : 0
      case nil: 0
      }
    }
    constraint.constant +=
      constraint.multiplier * share(constraint.secondItem, constraint.secondAttribute)
      - share(constraint.firstItem, constraint.firstAttribute)
    return constraint
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
