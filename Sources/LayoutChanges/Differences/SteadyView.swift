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
  /// The most views that may cover one; comparing each with all others would take a time that grows with the square.
  private static let mostNeighbours = 100

  /// The views without subviews that both layouts show alike, and that not too many others may cover.
  var steadyViews: [SteadyView] {
    let drawn = (old: old.drawnFrames, new: new.drawnFrames)
    let (oldPlaces, newPlaces) = (RectangleIndex(drawn.old), RectangleIndex(drawn.new))
    let altered = alteredViews
    return new.views.indices.compactMap { index in
      guard new.views[index].children.isEmpty, !altered[index],
        let difference = differences[index], difference.old.children.isEmpty,
        difference.old.absoluteFrame.size.isNear(difference.new.absoluteFrame.size)
      else { return nil }
      let (before, after) = (difference.old.absoluteFrame, difference.new.absoluteFrame)
      guard let olds = neighbours(at: before, in: oldPlaces, of: old),
        let news = neighbours(at: after, in: newPlaces, of: new)
      else { return nil }
      return SteadyView(
        path: new.views[index].path, old: before, new: after,
        covers: covers(of: index, olds, news, drawn, altered))
    }
  }

  /// Returns the views that meet a frame; nil if there are too many.
  private func neighbours(
    at frame: CGRect, in places: RectangleIndex, of layout: FlatLayout
  ) -> [Int]? {
    let found = places.indices(meeting: frame, below: layout.views.count)
      .prefix(Self.mostNeighbours + 1)
    let neighbours = Array(found)
    return neighbours.count <= Self.mostNeighbours ? neighbours : nil
  }

  /// For each view whether it or one around it has another content, is hidden, or is new.
  private var alteredViews: [Bool] {
    var altered: [Bool] = []
    for (view, difference) in zip(new.views, differences) {
      let isAltered = difference.map {
        $0.old.node.isHidden || $0.new.node.isHidden || $0.facts.contains(where: \.isOfContent)
      }
      altered.append(isAltered ?? true || view.parent.map { altered[$0] } ?? false)
    }
    return altered
  }

  /// The parts of other views that are not in the same place above or below this one in both layouts.
  ///
  /// - Parameters:
  ///   - index: the view.
  ///   - olds: the views of the old layout that meet it there.
  ///   - news: the views of the new layout that meet it there.
  ///   - drawn: the rectangle in which each view is drawn.
  ///   - altered: for each view whether it or one around it has another content.
  /// - Returns: rectangles in its own coordinates.
  private func covers(
    of index: Int, _ olds: [Int], _ news: [Int], _ drawn: (old: [CGRect], new: [CGRect]),
    _ altered: [Bool]
  ) -> [CGRect] {
    guard let (before, after) = absoluteFrames(of: index) else { return [] }
    let around = Set(sequence(first: index, next: { new.views[$0].parent }))
    func isOther(_ view: Int) -> Bool {
      // What is around the view and altered would alter the view.
      guard !around.contains(view) else { return false }
      guard let frames = absoluteFrames(of: view) else { return true }
      return altered[view] || isReordered(view, index)
        || !frames.new.relative(to: after).isNear(frames.old.relative(to: before))
    }
    let present = news.filter(isOther).map { drawn.new[$0].relative(to: after) }
    let earlier = olds.filter { matching.newOfOld[$0].map(isOther) ?? true }
      .map { drawn.old[$0].relative(to: before) }
    return (earlier + present).filter { $0.touches(CGRect(origin: .zero, size: after.size)) }
  }

  /// Whether one view was drawn before the other and is now drawn after it.
  private func isReordered(_ one: Int, _ other: Int) -> Bool {
    guard let first = matching.oldOfNew[one], let second = matching.oldOfNew[other] else {
      return false
    }
    return (first < second) != (one < other)
  }

  /// The frames of a view that both layouts have.
  private func absoluteFrames(of index: Int) -> (old: CGRect, new: CGRect)? {
    differences[index].map { ($0.old.absoluteFrame, $0.new.absoluteFrame) }
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
