package import Foundation
import LayoutModel

/// A view that both layouts show alike: neither it nor a view around it changed, except for where it is.
///
/// Its pixels must be equal; if they are not, something changed that the layouts do not show.
package struct SteadyView: Sendable {
  /// The view path.
  package let path: String
  /// The frame in the reference, in the root's coordinates.
  package let old: CGRect
  /// The frame in the actual layout, of the same size.
  package let new: CGRect
  /// Where other views that changed may cover it, in its own coordinates.
  package let covers: [CGRect]
}

extension LayoutDifference {
  /// The views without subviews that both layouts show alike.
  var steadyViews: [SteadyView] {
    new.views.indices.compactMap { index in
      guard new.views[index].children.isEmpty, isSteady(index),
        let difference = differences[index], difference.old.children.isEmpty,
        difference.old.absoluteFrame.size.isNear(difference.new.absoluteFrame.size)
      else { return nil }
      let (before, after) = (difference.old.absoluteFrame, difference.new.absoluteFrame)
      return SteadyView(
        path: new.views[index].path, old: before, new: after,
        covers: covers(of: index, before, after))
    }
  }

  /// Whether neither the view nor one around it has another content.
  private func isSteady(_ index: Int) -> Bool {
    sequence(first: index, next: { new.views[$0].parent }).allSatisfy { view in
      guard let difference = differences[view] else { return false }
      return !difference.old.node.isHidden && !difference.new.node.isHidden
        && !difference.facts.contains(where: \.isOfContent)
    }
  }

  /// The parts of other views that are not in the same place above or below this one in both layouts.
  private func covers(of index: Int, _ before: CGRect, _ after: CGRect) -> [CGRect] {
    let around = Set(sequence(first: index, next: { new.views[$0].parent }))
    let present = new.views.indices.filter { !around.contains($0) }.flatMap { view -> [CGRect] in
      let frame = new.views[view].absoluteFrame.relative(to: after)
      guard let other = differences[view] else { return [frame] }
      let earlier = other.old.absoluteFrame.relative(to: before)
      let isSame = frame.isNear(earlier) && !other.facts.contains(where: \.isOfContent)
      return isSame ? [] : [earlier, frame]
    }
    let gone = old.views.indices.filter { matching.newOfOld[$0] == nil }
      .map { old.views[$0].absoluteFrame.relative(to: before) }
    return (present + gone).filter { $0.intersects(CGRect(origin: .zero, size: after.size)) }
  }
}

extension ViewChange.Fact {
  /// Whether it is what the view shows; diagnostics are only consequences.
  fileprivate var isOfContent: Bool {
    if case .diagnostic = self { false } else { true }
  }
}

extension CGRect {
  fileprivate func relative(to other: CGRect) -> CGRect {
    offsetBy(dx: -other.minX, dy: -other.minY)
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) <= FrameChange.tolerance
      && abs(height - other.height) <= FrameChange.tolerance
  }
}
