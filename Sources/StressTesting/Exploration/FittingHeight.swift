internal import Fixtures
internal import Foundation
internal import LayoutModel
internal import UIKit

/// The height that a cell's constraints ask for.
struct FittingHeight {
  /// In points; nil if a table imposes no other: the constraints ask for none, or the view is not a cell.
  let height: CGFloat?
  /// Whether the cell can be lower: an empty text has no height that it could lose.
  let canShrink: Bool

  /// Takes the height of a layout without an imposed one.
  @MainActor init(_ layout: StressLayout) {
    let isCell = layout.view is UITableViewCell || layout.view is UICollectionReusableView
    let hasNone = layout.diagnostics.contains {
      $0.kind.map(Self.heightless.contains) ?? false
    }
    height = isCell && !hasNone ? layout.size.height : nil
    canShrink = !layout.tree.hasEmptyText
  }

  private static let heightless: [Diagnostic.Kind] = [.zeroHeight, .unsettledHeight]
}

extension LayoutNode {
  /// Whether a text that is not hidden has no height.
  fileprivate var hasEmptyText: Bool {
    !isHidden && (text != nil && frame.height == 0 || children.contains(where: \.hasEmptyText))
  }
}
