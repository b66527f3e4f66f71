package import Foundation

/// Finds those of many rectangles that meet another one, without comparing them all.
///
/// It is an R-tree that is packed once: the rectangles are halved at the median of their centres, along the longer side
/// of their bounding box, down to a few (Guttman 1984; Leutenegger and others 1997, "STR"). The nodes are stored in
/// preorder, each with the place after its subtree.
package struct RectangleIndex {
  private struct Node {
    var box: CGRect
    var members: Range<Int>
    /// The node after this one and everything below it.
    var next: Int
  }

  private let rects: [CGRect]
  private var order: [Int]
  private var nodes: [Node] = []

  private static let membersOfLeaf = 8

  /// Creates an index of rectangles, which are found by their place in the list.
  package init(_ rects: [CGRect]) {
    self.rects = rects
    order = Array(rects.indices)
    if !rects.isEmpty { build(0..<rects.count) }
  }

  /// Returns the indices below `end` of the rectangles that share a point with another one, in ascending order.
  package func indices(meeting rect: CGRect, below end: Int) -> [Int] {
    var found: [Int] = []
    var place = 0
    while place < nodes.count {
      let node = nodes[place]
      let isLeaf = node.next == place + 1
      guard Self.touch(node.box, rect) else {
        place = node.next
        continue
      }
      if isLeaf {
        found += order[node.members].filter { $0 < end && Self.touch(rects[$0], rect) }
      }
      place += 1
    }
    return found.sorted()
  }

  private mutating func build(_ members: Range<Int>) {
    let box = order[members].dropFirst().reduce(rects[order[members.lowerBound]]) {
      $0.union(rects[$1])
    }
    let place = nodes.count
    nodes.append(Node(box: box, members: members, next: place + 1))
    guard members.count > Self.membersOfLeaf else { return }
    let isWide = box.width > box.height
    order[members].sort { one, other in
      let (left, right) = (rects[one], rects[other])
      return isWide ? left.midX < right.midX : left.midY < right.midY
    }
    let middle = members.lowerBound + members.count / 2
    build(members.lowerBound..<middle)
    build(middle..<members.upperBound)
    nodes[place].next = nodes.count
  }

  private static func touch(_ one: CGRect, _ other: CGRect) -> Bool {
    one.minX <= other.maxX && other.minX <= one.maxX && one.minY <= other.maxY
      && other.minY <= one.maxY
  }
}
