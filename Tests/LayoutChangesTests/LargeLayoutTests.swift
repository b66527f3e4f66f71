import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import LayoutChanges

/// Layouts of many views and constraints, as a hostile file may hold, cost a time that grows with their number.
struct LargeLayoutTests {
  @Test func `lists that differ in everything are not compared pair by pair`() {
    var count = 0
    let alignment = SiblingAlignment(20_000, 20_000, perfect: 2) { _, _ in
      count += 1
      return 1
    }
    #expect(count < 100)
    #expect(alignment.pairs.isEmpty)
  }

  @Test func `equal ends of long lists are paired`() {
    let alignment = SiblingAlignment(20_000, 20_002, perfect: 1) { old, new in
      old == new && old < 9_000 || old + 2 == new && old > 11_000 ? 1 : 0
    }
    #expect(alignment.pairs.count == 9_000 + 8_999)
  }

  private func node(_ name: String, y: Double, children: [LayoutNode] = []) -> LayoutNode {
    LayoutNode(
      name: name, className: "UIView", frame: CGRect(x: 0, y: y, width: 10, height: 10),
      children: children)
  }

  private func layout(_ count: Int, _ prefix: String, constant: Double) -> Layout {
    let views = (0..<count).map { node("\(prefix)\($0)", y: Double($0) * (10 + constant)) }
    let constraints = (0..<count).flatMap { index in
      ["top", "height", "leading", "width"].map { attribute in
        LayoutConstraint(
          first: .init(view: index + 1, attribute: attribute), constant: constant + Double(index))
      }
    }
    return Layout(
      node("RowCell", y: 0, children: views), constraints: constraints,
      vocabulary: LayoutVocabulary.current)
  }

  @Test(arguments: [(98, 98), (99, 99), (100, 0)])
  func `a view that a hundred others may cover is not said to be steady`(count: Int, steady: Int) {
    func layout(far y: Double) -> Layout {
      let views = (0..<count).map { node("v\($0)", y: 0) } + [node("far", y: y)]
      return Layout(
        node("RowCell", y: 0, children: views), constraints: [],
        vocabulary: LayoutVocabulary.current)
    }
    let comparison = LayoutComparison(from: layout(far: 500), to: layout(far: 600))
    #expect(comparison.steadyViews.count { $0.path.hasPrefix("v") } == steady)
  }

  // What compares every pair takes many times as long.
  @Test(.timeLimit(.minutes(5)), arguments: ["a", "b"])
  func `thousands of changed views and constraints are compared in seconds`(prefix: String) {
    let start = Thread.processorTime
    defer { #expect(Thread.processorTime - start < 60) }
    let comparison = LayoutComparison(
      from: layout(6_000, "a", constant: 1), to: layout(6_000, prefix, constant: 2))
    #expect(comparison.changes.count > 6_000)
  }
}
