internal import Foundation
internal import LayoutModel
internal import NumberText

/// Finds hit targets that are too small.
@MainActor struct HitTargetCheck {
  let tree: VisibleTree
  let names: ViewNames

  /// The minimum side of a hit target in points, from Apple's Human Interface Guidelines, "Accessibility".
  private static let leastSide = 44.0
  /// Small targets with the same superview, class and size are one note: the same code creates them.
  func diagnostics() -> [ExplainedDiagnostic] {
    var rows: [(row: Row, views: [UIView])] = []
    for index in tree.views.indices where isSmallTarget(index) {
      let view = tree.views[index].view
      let row = Row(view, size: tree.views[index].seenSize)
      if let place = rows.firstIndex(where: { $0.row == row }) {
        rows[place].views.append(view)
      } else {
        rows.append((row, [view]))
      }
    }
    return rows.map { diagnostic($0.views, size: $0.row.size) }
  }

  private struct Row: Equatable {
    let superview: ObjectIdentifier?
    let className: String
    let size: CGSize

    @MainActor init(_ view: UIView, size: CGSize) {
      superview = view.superview.map { ObjectIdentifier($0) }
      className = view.className
      self.size = size
    }
  }

  private func isSmallTarget(_ index: Int) -> Bool {
    let visible = tree.views[index]
    let size = visible.seenSize
    return visible.view.takesTouches && visible.unit == index
      && min(size.width, size.height) < Self.leastSide
      && !ViewDescription.isSystemSized(type(of: visible.view))
  }

  private func diagnostic(_ views: [UIView], size: CGSize) -> ExplainedDiagnostic {
    let least = Self.leastSide.shortDescription
    let found = "\(size.width.shortDescription) × \(size.height.shortDescription) points"
    if views.count == 1 {
      return ExplainedDiagnostic(
        .smallHitTarget, view: names.path(of: views[0]),
        message: "The target is \(found), smaller than \(least) × \(least).",
        advice:
          "Make \(names.name(of: views[0])) at least \(least) points wide and high; its picture "
          + "can stay as it is.")
    }
    let list = views.map { names.name(of: $0) }.joined(separator: ", ")
    return ExplainedDiagnostic(
      .smallHitTarget, view: names.path(of: views[0]),
      message: "\(views.count) targets of \(found) are smaller than \(least) × \(least): \(list).",
      advice:
        "Make each at least \(least) points wide and high; their pictures can stay as they are.")
  }
}
