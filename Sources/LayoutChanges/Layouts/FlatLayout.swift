package import Foundation
package import LayoutModel

/// A layout as a list in drawing order, in which views are identified by index.
package struct FlatLayout {
  /// One view of the list.
  package struct View {
    package let node: LayoutNode
    package let path: String
    package let parent: Int?
    /// The origin in the root's coordinates, in points.
    package let absoluteOrigin: CGPoint
    package fileprivate(set) var children: [Int] = []
  }

  package private(set) var views: [View] = []

  /// Lists a tree's views, without the attributes that a version of the vocabulary does not have.
  package init(_ root: LayoutNode, vocabulary: Int = LayoutVocabulary.current) {
    append(root, parent: nil, vocabulary)
  }

  @discardableResult
  private mutating func append(_ node: LayoutNode, parent: Int?, _ vocabulary: Int) -> Int {
    var node = node
    if vocabulary < LayoutVocabulary.current {
      node.attributes = node.attributes.filter {
        LayoutVocabulary.version(of: $0.key) <= vocabulary
      }
    }
    let index = views.count
    let base = parent.map { views[$0].absoluteOrigin }
    let origin = CGPoint(
      x: base.map { $0.x + node.frame.minX } ?? 0, y: base.map { $0.y + node.frame.minY } ?? 0)
    views.append(
      View(node: node, path: path(of: node, parent: parent), parent: parent, absoluteOrigin: origin)
    )
    for child in node.children {
      views[index].children.append(append(child, parent: index, vocabulary))
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

  /// The frame in the root's coordinates, in points.
  package var absoluteFrame: CGRect { CGRect(origin: absoluteOrigin, size: node.frame.size) }

  package var hasFiniteFrame: Bool {
    let frame = node.frame
    return [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
  }
}
