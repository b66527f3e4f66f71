import Foundation
import LayoutModel

/// Which view of the old layout is which of the new one.
///
/// 1. Roots match. From there down, subviews of matched views match by the strongest sign that both
///    share: name; class and text; class, size and attributes; class and index.
/// 2. What is left matches anywhere in the tree by name and class, or by class and text, if only
///    one view on each side has them: it was moved to another superview or renamed.
/// 3. A container that is left matches the one that held most of its matched subviews; after that
///    rule 1 is tried once more.
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
      for sign in Self.signsOfSiblings {
        pair(old.views[oldParent].children, view.children, by: sign, onlyIfUnique: false)
      }
    }
  }

  private mutating func matchMovedViews() {
    for sign in Self.signsAnywhere {
      pair(Array(old.views.indices), Array(new.views.indices), by: sign, onlyIfUnique: true)
    }
  }

  /// From the innermost container out, so that a container of containers finds its subviews
  /// matched.
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

  /// Pairs views that are not matched yet and show the same sign, in their order.
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
    // Each view shows one sign, so the order of the signs does not matter.
    for (key, olds) in waiting {
      guard let news = arriving[key] else { continue }
      if onlyIfUnique && (olds.count > 1 || news.count > 1) { continue }
      for (oldIndex, newIndex) in zip(olds, news) { match(old: oldIndex, new: newIndex) }
    }
  }

  /// What two views must share to be taken for the same; nil if the view does not show such a sign.
  private typealias Sign = (FlatLayout.View) -> [String]?

  private static var signsOfSiblings: [Sign] {
    [
      { $0.isAnonymous ? nil : [$0.node.name] },
      { $0.isAnonymous ? [$0.node.name] + looks($0) + (words($0) ?? []) : nil },
      { view in words(view).map { [view.node.className] + $0 } },
      { $0.node.text == nil && $0.node.children.isEmpty ? looks($0) : nil },
      { $0.isAnonymous ? [$0.node.name] : nil },
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

  private static func looks(_ view: FlatLayout.View) -> [String] {
    let size = view.node.frame.size
    let facts = view.node.attributes.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
    let thousandths = [size.width, size.height].map { "\(($0 * 1000).rounded())" }
    return [view.node.className] + thousandths + facts
  }
}
