internal import ConstraintSolver
internal import Foundation

// The solution as frames.
extension LayoutEngine {
  func edges(of item: any LayoutItem) -> ItemEdges {
    guard let edges = itemEdges[ObjectIdentifier(item)] else {
      preconditionFailure("\(ItemName.plain(item)) is not in the tree of \(ItemName.plain(host)).")
    }
    return edges
  }

  func contains(_ item: any LayoutItem) -> Bool { itemEdges[ObjectIdentifier(item)] != nil }

  /// Returns an item's alignment rectangle in the host's coordinates, as solved.
  func solvedRect(of item: any LayoutItem) -> CGRect {
    let edges = edges(of: item)
    let minX = solver.value(of: edges.minX)
    let minY = solver.value(of: edges.minY)
    return CGRect(
      x: minX, y: minY, width: solver.value(of: edges.maxX) - minX,
      height: solver.value(of: edges.maxY) - minY)
  }

  func solvedSize(of item: any LayoutItem) -> CGSize { solvedRect(of: item).size }

  /// Returns a view's frame in its superview's coordinates, on whole pixels.
  func frame(of view: UIView) -> CGRect {
    frame(of: view, in: view.superview)
  }

  /// Returns a guide's frame in its owning view's coordinates, on whole pixels.
  func frame(of guide: UILayoutGuide) -> CGRect {
    guard contains(guide), let owner = guide.owningView else { return .zero }
    return frame(of: guide, in: owner)
  }

  private func frame(of item: any LayoutItem, in container: UIView?) -> CGRect {
    let rect = snappedRect(of: item)
    guard let container, contains(container) else { return rect }
    let outer = snappedRect(of: container)
    return rect.offsetBy(
      dx: container.boundsOrigin.x - outer.minX, dy: container.boundsOrigin.y - outer.minY)
  }

  /// The item's frame, which contains its alignment rectangle, in the host's coordinates.
  private func snappedRect(of item: any LayoutItem) -> CGRect {
    let rect = solvedRect(of: item)
    let frame = (item as? UIView)?.frame(forAlignmentRect: rect) ?? rect
    return PixelGrid(scale: host.traitCollection.displayScale).snapped(frame)
  }
}
