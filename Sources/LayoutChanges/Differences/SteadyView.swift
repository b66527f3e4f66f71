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
    let (oldPlaces, newPlaces) = (places(in: old), places(in: new))
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
        covers: covers(of: index, olds, news, altered))
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

  private func places(in layout: FlatLayout) -> RectangleIndex {
    RectangleIndex(layout.views.map(\.drawnFrame))
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
  ///   - altered: for each view whether it or one around it has another content.
  /// - Returns: rectangles in its own coordinates.
  private func covers(
    of index: Int, _ olds: [Int], _ news: [Int], _ altered: [Bool]
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
    let present = news.filter(isOther).map { new.views[$0].drawnFrame.relative(to: after) }
    let earlier = olds.filter { matching.newOfOld[$0].map(isOther) ?? true }
      .map { old.views[$0].drawnFrame.relative(to: before) }
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

extension FlatLayout.View {
  /// The frame with what is drawn around it.
  fileprivate var drawnFrame: CGRect {
    // A slider's thumb and a segment have shadows.
    let own =
      Self.classesWithShadows.contains(node.className)
      ? absoluteFrame.insetBy(dx: -Self.reachOfShadows, dy: -Self.reachOfShadows) : absoluteFrame
    guard node.attributes["layer.shadowOpacity"] != nil else { return own }
    let offset = numbers(of: "layer.shadowOffset")
    guard offset.count == 2, let radius = numbers(of: "layer.shadowRadius").first else {
      return own
    }
    // Beyond three radii a blur is invisible.
    let shadow = shadowShape.offsetBy(dx: offset[0], dy: offset[1])
      .insetBy(dx: -3 * radius - 1, dy: -3 * radius - 1)
    return own.union(shadow)
  }

  private static let classesWithShadows: Set = ["UISegmentedControl", "UISlider", "UISwitch"]
  /// In points.
  private static let reachOfShadows = 12.0

  /// What throws the shadow: the box of a path, such as `30 × 60 at (0, 0), steps 6f6d5890`, or the view.
  private var shadowShape: CGRect {
    let numbers = (node.attributes["layer.shadowPath"] ?? "").split { "×at(), ".contains($0) }
      .prefix(4).compactMap { Double($0) }
    guard numbers.count == 4 else { return absoluteFrame }
    return CGRect(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
      .offsetBy(dx: absoluteFrame.minX, dy: absoluteFrame.minY)
  }

  private func numbers(of attribute: String) -> [Double] {
    let text = node.attributes[attribute] ?? LayoutVocabulary.standardText(of: attribute) ?? ""
    return text.split(separator: " ").compactMap { Double($0) }
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
