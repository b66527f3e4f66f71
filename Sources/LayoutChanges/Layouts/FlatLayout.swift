package import Foundation
package import LayoutModel

/// A layout as a list in drawing order, in which views are identified by index.
package struct FlatLayout {
  /// One view of the list.
  package struct View {
    package let node: LayoutNode
    package let path: String
    package let parent: Int?
    /// The frame in the root's coordinates, in points; of a turned view, the rectangle around it.
    package let absoluteFrame: CGRect
    /// From coordinates at the view's top left to the root's.
    fileprivate let toRoot: AffineTransform
    package fileprivate(set) var children: [Int] = []
  }

  package private(set) var views: [View] = []

  /// Lists a tree's views, without the attributes that a version of the vocabulary does not have.
  package init(_ root: LayoutNode, vocabulary: Int = LayoutVocabulary.current) {
    append(root.limited(to: vocabulary), parent: nil)
  }

  @discardableResult
  private mutating func append(_ node: LayoutNode, parent: Int?) -> Int {
    // The place of a view does not depend on what is compared.
    let toRoot = parent.map { views[$0].toRoot.inside(node) } ?? .identity
    let index = views.count
    views.append(
      View(
        node: node, path: path(of: node, parent: parent), parent: parent,
        absoluteFrame: toRoot.boundingBox(of: node.frame.size), toRoot: toRoot))
    for child in node.children {
      views[index].children.append(append(child, parent: index))
    }
    return index
  }

  /// The root's name is used alone: other views' paths begin below it.
  private func path(of node: LayoutNode, parent: Int?) -> String {
    guard let parent, views[parent].parent != nil else { return node.name }
    return "\(views[parent].path)/\(node.name)"
  }
}

extension FlatLayout.View {
  /// Whether the name is only the class and an index, which shifts when a sibling is added.
  var isAnonymous: Bool {
    node.name.hasPrefix(node.className)
      && node.name.dropFirst(node.className.count).allSatisfy { "[]#0123456789".contains($0) }
  }

  package var hasFiniteFrame: Bool {
    let frame = node.frame
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
  }
}

extension AffineTransform {
  /// Returns the transform from a view's coordinates, if this is the one from its superview's.
  fileprivate func inside(_ node: LayoutNode) -> AffineTransform {
    var whole =
      node.placement ?? AffineTransform(translationByX: node.frame.minX, byY: node.frame.minY)
    whole.append(self)
    return whole
  }

  /// Returns the rectangle around a size at the origin.
  fileprivate func boundingBox(of size: CGSize) -> CGRect {
    let origin = CGPoint(x: tX, y: tY)
    if m11 == 1, m12 == 0, m21 == 0, m22 == 1 { return CGRect(origin: origin, size: size) }
    let across = CGPoint(x: m11 * size.width, y: m12 * size.width)
    let down = CGPoint(x: m21 * size.height, y: m22 * size.height)
    return CGRect(
      x: tX + min(across.x, 0) + min(down.x, 0), y: tY + min(across.y, 0) + min(down.y, 0),
      width: abs(across.x) + abs(down.x), height: abs(across.y) + abs(down.y))
  }
}
