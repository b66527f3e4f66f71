import LayoutModel
import SnapReport
import SnapshotSamples
import Synchronization
import Testing

@testable import LayoutChanges

/// How much is proven and named of a change, below, at and above each limit.
struct CauseLimitTests {
  /// Views side by side, each as high as its own constraint says.
  private final class Bars: CounterfactualLayout {
    private let heights: [Double]
    private let count = Mutex(0)

    init(_ heights: [Double]) { self.heights = heights }

    /// How many layouts were tried.
    var tried: Int { count.withLock(\.self) }

    static func layout(_ heights: [Double]) -> Layout {
      let views = heights.enumerated().map { index, height in
        LayoutNode.view("bar\(index)", x: Double(index) * 10, height: height)
      }
      let constraints = heights.enumerated().map { index, height in
        LayoutConstraint(
          first: LayoutConstraint.Anchor(view: index + 2, attribute: "height"), constant: height)
      }
      return Layout(.cell(height: 100, width: 500, views), constraints: constraints)
    }

    func layout(undoing changes: [LayoutUndo]) -> UndoneLayout? {
      count.withLock { $0 += 1 }
      var heights = heights
      for change in changes {
        guard case .constraint(let old?, _?) = change else { return nil }
        heights[old.first.view - 2] = old.constant
      }
      let layout = Self.layout(heights)
      return UndoneLayout(
        views: FlatLayout(layout.tree).views.map {
          UndoneLayout.View(node: $0.node, frame: $0.absoluteFrame)
        },
        constraints: layout.constraints)
    }
  }

  @Test(arguments: [(23, true), (24, true), (25, false)])
  func `the causes of 24 edits are proven`(count: Int, isProven: Bool) {
    let old = Array(repeating: 10.0, count: count)
    let new = Array(repeating: 17.0, count: count)
    let bars = Bars(new)
    let comparison = LayoutComparison(
      from: Bars.layout(old), to: Bars.layout(new), provenBy: bars)
    let named = comparison.rootCauses.filter { !$0.events.isEmpty }
    #expect(named.count == count)
    #expect(named.allSatisfy { $0.sentence.contains(" is 7 pt taller.") == isProven })
    #expect((bars.tried > 0) == isProven)
  }

  /// Two bars above a tail, whose place is rounded while only the first bar has its old height.
  private final class Column: CounterfactualLayout {
    private let rounding: Double

    init(rounding: Double) { self.rounding = rounding }

    static func layout(_ first: Double, _ second: Double, rounding: Double = 0) -> Layout {
      let tail = first + second + rounding
      let views = [
        LayoutNode.view("bar0", height: first), LayoutNode.view("bar1", x: 50, height: second),
        LayoutNode.view("tail", y: tail, height: 10),
      ]
      let constraints = [first, second].enumerated().map { index, height in
        LayoutConstraint(
          first: LayoutConstraint.Anchor(view: index + 2, attribute: "height"), constant: height)
      }
      return Layout(.cell(height: 100, views), constraints: constraints)
    }

    func layout(undoing changes: [LayoutUndo]) -> UndoneLayout? {
      var heights = [17.0, 17.0]
      for change in changes {
        guard case .constraint(let old?, _?) = change else { return nil }
        heights[old.first.view - 2] = old.constant
      }
      let isHalfUndone = heights == [10, 17]
      let layout = Self.layout(heights[0], heights[1], rounding: isHalfUndone ? rounding : 0)
      return UndoneLayout(
        views: FlatLayout(layout.tree).views.map {
          UndoneLayout.View(node: $0.node, frame: $0.absoluteFrame)
        },
        constraints: layout.constraints)
    }
  }

  @Test(arguments: [(0, 2), (0.5, 2), (-0.5, 2), (0.6, 1), (-0.6, 1)])
  func `two causes add up within half a point, or are one`(rounding: Double, count: Int) {
    let comparison = LayoutComparison(
      from: Column.layout(10, 10), to: Column.layout(17, 17), provenBy: Column(rounding: rounding))
    #expect(comparison.rootCauses.count { !$0.events.isEmpty } == count)
  }

  @Test(arguments: [
    (1, "view0 is gone."), (2, "view0 is gone and view1 is gone."),
    (3, "view0 is gone and view1 is gone and view2 is gone."),
    (4, "view0 is gone and view1 is gone and 2 more changes."),
    (5, "view0 is gone and view1 is gone and 3 more changes."),
  ])
  func `two events of one cause are named, or three if there is no fourth`(
    count: Int, sentence: String
  ) {
    let views = (0..<count).map { LayoutNode.view("view\($0)", "Class\($0)", x: Double($0) * 10) }
    let title = LayoutNode.label("title", "A", y: 50)
    let found = LayoutComparison.sentences(
      from: .cell(height: 100, [title] + views), to: .cell(height: 100, [title]))
    #expect(found.first == sentence)
  }

  @Test(arguments: [(0, true), (-0.4, true), (-0.5, true), (-0.6, false), (-1, false)])
  func `a view that begins half a point above the end of the cause is below it`(
    gap: Double, isBelow: Bool
  ) {
    var old = ColumnValues()
    old.maxLines = 0
    old.gap = gap
    var new = old
    new.titleText = "A title that takes more than a single line"
    let causes = LayoutComparison(
      from: old.layout, to: new.layout, provenBy: ModelLayout(new)
    ).rootCauses
    #expect(
      causes.first?.sentence.hasSuffix(
        "1 view \(isBelow ? "below moved" : "moved") with it.") == true)
  }
}
