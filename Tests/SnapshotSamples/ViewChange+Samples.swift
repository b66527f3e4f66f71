import Foundation
package import LayoutChanges

extension ViewChange {
  /// The change of a view's height, and of its number of lines.
  package static func height(
    _ view: String, _ old: Double, _ new: Double, lines: (old: Int, new: Int)? = nil,
    cause: String? = nil, followers: Int = 0
  ) -> ViewChange {
    frame(
      view, CGRect(x: 0, y: 0, width: 100, height: old),
      CGRect(x: 0, y: 0, width: 100, height: new), isResized: true,
      lines: lines.map { FrameChange.LineCounts(old: $0.old, new: $0.new) }, cause, followers)
  }

  /// The movement of a view down its superview.
  package static func top(_ view: String, _ old: Double, _ new: Double) -> ViewChange {
    frame(
      view, CGRect(x: 0, y: old, width: 100, height: 10),
      CGRect(x: 0, y: new, width: 100, height: 10), isResized: false)
  }

  private static func frame(
    _ view: String, _ old: CGRect, _ new: CGRect, isResized: Bool,
    lines: FrameChange.LineCounts? = nil, _ cause: String? = nil, _ followers: Int = 0
  ) -> ViewChange {
    let change = FrameChange(old: old, new: new, isResized: isResized, lines: lines)
    return ViewChange(view: view, .frame(change), cause: cause, followers: followers)
  }
}
