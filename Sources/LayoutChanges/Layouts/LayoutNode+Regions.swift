public import Foundation
public import LayoutModel

extension LayoutNode {
  /// Returns the paths of the innermost visible views that a rectangle touches, in drawing order.
  ///
  /// A view is named only if none of its subviews touches the rectangle; the root is named if
  /// nothing else is there.
  ///
  /// - Parameter region: a rectangle in points, in this view's coordinates.
  /// - Returns: the view paths; empty if the rectangle lies outside of everything.
  public func viewPaths(in region: CGRect) -> [String] {
    let layout = FlatLayout(self)
    let touched = layout.views.map { view in
      !view.node.isHidden && overlap(view.absoluteFrame, region)
    }
    var hasTouchedDescendant = [Bool](repeating: false, count: touched.count)
    for index in touched.indices.reversed() where touched[index] || hasTouchedDescendant[index] {
      if let parent = layout.views[index].parent { hasTouchedDescendant[parent] = true }
    }
    return touched.indices.filter { touched[$0] && !hasTouchedDescendant[$0] }
      .map { layout.views[$0].path }
  }

  /// Whether the inner parts meet; rectangles that only share an edge do not.
  private func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
    first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY
      && second.minY < first.maxY
  }
}
