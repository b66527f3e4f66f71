package import Foundation

/// Finds those of many rectangles that meet another one, without comparing them all.
///
/// It is an R-tree that is packed once: the rectangles are halved at the median of their centres, along the longer side
/// of their bounding box, down to a few (Guttman 1984; Leutenegger and others 1997, "STR"). The nodes are stored in
/// preorder, each with the place after its subtree.
package struct RectangleIndex {
  fileprivate struct Node {
    var box: CGRect
    var members: Range<Int>
    /// The node after this one and everything below it.
    var next: Int
    /// The least index of a rectangle in it that was not removed; `Int.max` for none.
    var least: Int
  }

  fileprivate let rects: [CGRect]
  fileprivate var order: [Int]
  fileprivate var nodes: [Node] = []
  fileprivate var isPresent: [Bool]
  /// Where each rectangle is in `order`.
  private var places: [Int]

  private static let membersOfLeaf = 8

  /// Creates an index of rectangles, which are found by their place in the list.
  ///
  /// - Parameters:
  ///   - rects: the rectangles.
  ///   - members: the places of those to find, each once; nil for all.
  package init(_ rects: [CGRect], members: [Int]? = nil) {
    self.rects = rects
    order = members ?? Array(rects.indices)
    isPresent = Array(repeating: true, count: rects.count)
    places = Array(repeating: 0, count: rects.count)
    if !order.isEmpty { build(0..<order.count) }
    for (place, index) in order.enumerated() { places[index] = place }
  }

  /// Returns the indices below `end` of the rectangles that share a point with another one, in ascending order.
  ///
  /// Each is found when it is wanted, so that a search which ends early costs little.
  package func indices(meeting rect: CGRect, below end: Int) -> Meetings {
    Meetings(of: rect, in: self, below: end)
  }

  /// Leaves a rectangle out of what is found from now on.
  package mutating func remove(_ index: Int) {
    isPresent[index] = false
    if !nodes.isEmpty { remove(at: places[index], below: 0) }
  }

  private mutating func remove(at place: Int, below node: Int) {
    guard nodes[node].members.contains(place) else { return }
    guard !isLeaf(node) else {
      let members = order[nodes[node].members]
      nodes[node].least = members.filter { isPresent[$0] }.min() ?? .max
      return
    }
    let (first, second) = (node + 1, nodes[node + 1].next)
    remove(at: place, below: first)
    remove(at: place, below: second)
    nodes[node].least = min(nodes[first].least, nodes[second].least)
  }

  fileprivate func isLeaf(_ node: Int) -> Bool { nodes[node].next == node + 1 }

  private mutating func build(_ members: Range<Int>) {
    let box = order[members].dropFirst().reduce(rects[order[members.lowerBound]]) {
      $0.union(rects[$1])
    }
    let place = nodes.count
    let least = order[members].min() ?? .max
    nodes.append(Node(box: box, members: members, next: place + 1, least: least))
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
}

/// The rectangles of an index that meet another one: always the node with the least index is opened next.
package struct Meetings: Sequence, IteratorProtocol {
  private let rect: CGRect
  private let index: RectangleIndex
  private let end: Int
  /// Nodes to open and rectangles found, as a binary heap by their least index.
  private var heap: [(least: Int, node: Int?)] = []

  fileprivate init(of rect: CGRect, in index: RectangleIndex, below end: Int) {
    self.rect = rect
    self.index = index
    self.end = end
    if !index.nodes.isEmpty { push(node: 0) }
  }

  package mutating func next() -> Int? {
    while let (least, node) = pop() {
      guard let node else { return least }
      guard index.isLeaf(node) else {
        push(node: node + 1)
        push(node: index.nodes[node + 1].next)
        continue
      }
      for member in index.order[index.nodes[node].members]
      where member < end && index.isPresent[member] && touches(index.rects[member]) {
        push((member, nil))
      }
    }
    return nil
  }

  private mutating func push(node: Int) {
    let least = index.nodes[node].least
    if least < end, touches(index.nodes[node].box) { push((least, node)) }
  }

  private mutating func push(_ entry: (least: Int, node: Int?)) {
    heap.append(entry)
    var place = heap.count - 1
    while place > 0, heap[place].least < heap[(place - 1) / 2].least {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func pop() -> (least: Int, node: Int?)? {
    guard let first = heap.first else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var place = 0
    while 2 * place + 1 < heap.count {
      let (left, right) = (2 * place + 1, 2 * place + 2)
      let child = right < heap.count && heap[right].least < heap[left].least ? right : left
      guard heap[child].least < heap[place].least else { break }
      heap.swapAt(place, child)
      place = child
    }
    return first
  }

  private func touches(_ other: CGRect) -> Bool {
    rect.minX <= other.maxX && other.minX <= rect.maxX && rect.minY <= other.maxY
      && other.minY <= rect.maxY
  }
}
