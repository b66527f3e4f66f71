import Foundation
import LayoutModel

/// Matches the views of the old and the new layout.
///
/// 1. Roots match. From there down, subviews of matched views match by the strongest common property: name; everything
///    they contain; class and text; class and texts inside; class, size and attributes; class. Those that keep their
///    order come first, so that of alike siblings the removed one is the one without a partner.
/// 2. Remaining views match anywhere in the tree by name and class, or by class and text, if these are unique on each
///    side: the view was moved to another superview or renamed.
/// 3. A remaining container matches the one that contained most of its matched subviews; after that, rule 1 is applied
///    again.
struct ViewMatching {
  private let old: FlatLayout
  private let new: FlatLayout
  private(set) var oldOfNew: [Int?]
  private(set) var newOfOld: [Int?]

  init(old: FlatLayout, new: FlatLayout) {
    self.old = old
    self.new = new
    oldOfNew = Array(repeating: nil, count: new.views.count)
    newOfOld = Array(repeating: nil, count: old.views.count)
    match(old: 0, new: 0)
    matchSubviews()
    matchMovedViews()
    matchContainers()
    matchSubviews()
  }

  private mutating func match(old oldIndex: Int, new newIndex: Int) {
    oldOfNew[newIndex] = oldIndex
    newOfOld[oldIndex] = newIndex
  }

  private mutating func matchSubviews() {
    for (newParent, view) in new.views.enumerated() {
      guard let oldParent = oldOfNew[newParent] else { continue }
      let oldSiblings = old.views[oldParent].children
      for sign in Self.signsOfSiblings {
        pairInOrder(oldSiblings, view.children, by: sign)
        pair(oldSiblings, view.children, by: sign, onlyIfUnique: false)
      }
    }
  }

  private mutating func matchMovedViews() {
    for sign in Self.signsAnywhere {
      pair(Array(old.views.indices), Array(new.views.indices), by: sign, onlyIfUnique: true)
    }
  }

  /// From the innermost container outwards, so that the subviews of nested containers are already matched.
  private mutating func matchContainers() {
    for (newIndex, view) in new.views.enumerated().reversed() where oldOfNew[newIndex] == nil {
      let oldParents = view.children.compactMap { child in
        oldOfNew[child].flatMap { old.views[$0].parent }
      }
      let candidates = oldParents.filter { newOfOld[$0] == nil }
      guard let oldIndex = candidates.first,
        candidates.count(where: { $0 == oldIndex }) * 2 > view.children.count,
        old.views[oldIndex].node.className == view.node.className
      else { continue }
      match(old: oldIndex, new: newIndex)
    }
  }

  /// Pairs unmatched siblings with the same property that keep their order, the most alike ones.
  private mutating func pairInOrder(_ oldIndices: [Int], _ newIndices: [Int], by sign: Sign) {
    let olds = oldIndices.filter { newOfOld[$0] == nil }
    let news = newIndices.filter { oldOfNew[$0] == nil }
    guard !olds.isEmpty, !news.isEmpty else { return }
    let oldKeys = olds.map { sign(old.views[$0]) }
    let newKeys = news.map { sign(new.views[$0]) }
    let alignment = SiblingAlignment(
      olds.count, news.count, perfect: LayoutNode.perfectLikeness
    ) {
      guard let key = oldKeys[$0], key == newKeys[$1] else { return 0 }
      return old.views[olds[$0]].node.likeness(to: new.views[news[$1]].node)
    }
    for pair in alignment.pairs { match(old: olds[pair.old], new: news[pair.new]) }
  }

  /// Pairs unmatched views with the same property, in order.
  private mutating func pair(
    _ oldIndices: [Int], _ newIndices: [Int], by sign: Sign, onlyIfUnique: Bool
  ) {
    var waiting: [[String]: [Int]] = [:]
    for index in oldIndices where newOfOld[index] == nil {
      if let key = sign(old.views[index]) { waiting[key, default: []].append(index) }
    }
    guard !waiting.isEmpty else { return }
    var arriving: [[String]: [Int]] = [:]
    for index in newIndices where oldOfNew[index] == nil {
      if let key = sign(new.views[index]) { arriving[key, default: []].append(index) }
    }
    // Each view has one property, so the order does not matter.
    for (key, olds) in waiting {
      guard let news = arriving[key] else { continue }
      if onlyIfUnique && (olds.count > 1 || news.count > 1) { continue }
      for (oldIndex, newIndex) in zip(olds, news) { match(old: oldIndex, new: newIndex) }
    }
  }

  /// The property by which two views are matched; nil if the view does not have it.
  private typealias Sign = (FlatLayout.View) -> [String]?

  private static var signsOfSiblings: [Sign] {
    [
      { $0.isAnonymous ? nil : [$0.node.name] },
      { contents($0.node) },
      { view in words(view).map { [view.node.className] + $0 } },
      { view in
        let texts = view.node.textsInside
        return texts.isEmpty ? nil : [view.node.className] + texts
      },
      { $0.node.text == nil && $0.node.children.isEmpty ? looks($0.node) : nil },
      { $0.isAnonymous ? [$0.node.className] : nil },
    ]
  }

  private static var signsAnywhere: [Sign] {
    [
      { $0.isAnonymous ? nil : [$0.node.name, $0.node.className] },
      { view in words(view).map { [view.node.className] + $0 } },
    ]
  }

  private static func words(_ view: FlatLayout.View) -> [String]? {
    guard let text = view.node.text, !text.string.isEmpty else { return nil }
    return [text.string]
  }

  private static func looks(_ node: LayoutNode) -> [String] {
    let size = node.frame.size
    let facts = node.attributes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let thousandths = [size.width, size.height].map { "\(($0 * 1000).rounded())" }
    return [node.className] + thousandths + facts
  }

  /// What a view and the views inside it look like, wherever it is.
  private static func contents(_ node: LayoutNode) -> [String] {
    looks(node) + [node.text?.string ?? "", "("] + node.children.flatMap(contents) + [")"]
  }
}

extension LayoutNode {
  /// The texts of the views inside, in drawing order.
  fileprivate var textsInside: [String] {
    children.flatMap { [$0.text?.string].compactMap(\.self) + $0.textsInside }
  }

  /// The likeness of views that differ in no fact of their own.
  fileprivate static let perfectLikeness = 31

  /// How alike two siblings are, from 1; each of these facts counts more than all after it together.
  fileprivate func likeness(to other: LayoutNode) -> Int {
    let facts = [
      true, text?.string == other.text?.string, attributes == other.attributes,
      frame.size == other.frame.size, frame.origin == other.frame.origin,
    ]
    return facts.reduce(0) { $0 * 2 + ($1 ? 1 : 0) }
  }
}
